// Why there is no gallery.

import Prose

/// What ends a build, or the reading of a folder of content.
public enum PipelineError: Error, Hashable, Sendable {
  /// The content is wrong: all mistakes of all files.
  case content([Diagnostic])
  /// The machine refused.
  case disk(DiskError)
  /// There are files in the way that no build made; their paths.
  case foreignFiles([String])
  /// Names of pages that cannot be paths of the output: each with what is wrong with it.
  case pageNames([String])
  /// There is no page of that name.
  case noSuchPage(String, suggestion: String?)
  /// The address of the site is none.
  case baseURL(String)
  /// The content would be written over, or the output read.
  case outputIsContent(String)
  /// A gallery would be taken to pieces for one part of it.
  case outputIsGallery(String)
  /// Parts do not make a gallery: all that is wrong with them.
  case parts([String])
}

extension PipelineError: CustomStringConvertible {
  /// What happened, why, and what to do; one line or more a mistake.
  public var description: String {
    switch self {
    case .content(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .disk(let error): error.description
    case .foreignFiles(let paths):
      "no build made \(list(paths)), and this one would write over \(paths.count == 1 ? "it" : "them"). "
        + "Move what is there, or choose another --output."
    case .pageNames(let problems): problems.joined(separator: "\n")
    case .noSuchPage(let name, let suggestion):
      "there is no page '\(name)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .baseURL(let url):
      "'\(url)' is not the address of a site. Write it as https://example.org/gallery/"
    case .outputIsContent(let path):
      "'\(path)' is the content itself. Choose another --output."
    case .outputIsGallery(let path):
      "'\(path)' is a whole gallery. Choose another --output for a part of it."
    case .parts(let problems): problems.joined(separator: "\n")
    }
  }

  private func list(_ paths: [String]) -> String {
    let shown = paths.sorted().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
  }
}
