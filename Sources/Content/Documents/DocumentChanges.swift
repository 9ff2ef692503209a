// Which documents changed since they were last built.

import Prose
import System

/// Looks at every document of the content, and compares it with what is remembered.
package enum DocumentChanges {
  /// What is known of a document before it is read.
  package enum State: Sendable {
    /// It is as it was; its stamp may be new.
    case same(DocumentSource)
    /// It is new, or changed, or cannot be read.
    case changed

    /// Whether it has to be read again.
    package var isChanged: Bool { if case .changed = self { true } else { false } }
  }

  /// The state of each document, in order; `known` is what is remembered of them.
  package static func states(
    _ paths: [String], _ known: [DocumentSource?], in folder: ContentFolder, jobs: Int
  ) -> [State] {
    let now = FileStamp.now()
    // For a few, threads cost more than they bring.
    return Workers.map(paths.count, inBlocksOf: 256, jobs: paths.count > 1024 ? jobs : 1) {
      state(folder.shown(paths[$0]), known[$0], now: now)
    }
  }

  private static func state(
    _ path: String, _ source: DocumentSource?, now: Int64
  ) -> State {
    guard var source else { return .changed }
    guard let stamp = FileStamp(of: path) else { return .changed }
    if source.stamp == stamp { return .same(source) }
    // One that is larger than a document may be is another one than was built.
    guard let bytes = try? FileReading.read(path, limit: Markdown.limit).bytes,
      Fingerprint(of: bytes) == source.fingerprint
    else { return .changed }
    source.stamp = stamp.trusted(at: now)
    return .same(source)
  }
}
