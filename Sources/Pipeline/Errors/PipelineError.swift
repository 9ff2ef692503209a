// Why there is no gallery.

import Prose

/// What ends a build, or the reading of a folder of content.
public enum PipelineError: Error, Hashable, Sendable {
  /// The content is wrong: all mistakes of all files.
  case content([Diagnostic])
  /// The machine refused.
  case disk(DiskError)
}

extension PipelineError: CustomStringConvertible {
  /// What happened, why, and what to do; one line or more a mistake.
  public var description: String {
    switch self {
    case .content(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .disk(let error): error.description
    }
  }
}
