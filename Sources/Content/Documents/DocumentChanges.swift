// Which documents changed since they were last built.

import Prose
import System

/// Looks at every document of the content, and compares it with what is remembered.
package enum DocumentChanges {
  /// What is known of a document before it is read.
  package enum State: Sendable {
    /// It is as it was.
    case same
    /// Its bytes are as they were, and its stamp is new.
    indirect case touched(DocumentSource)
    /// It is new, or changed, or cannot be read.
    case changed

    /// Whether it has to be read again.
    package var isChanged: Bool { if case .changed = self { true } else { false } }
  }

  /// The state of each document, in order; `known` tells what is remembered of one, by its place in them.
  package static func states(
    _ paths: [String], in folder: ContentFolder, jobs: Int,
    known: @escaping @Sendable (Int) -> DocumentSource?
  ) -> [State] {
    let now = FileStamp.now()
    // For a few, threads cost more than they bring.
    return Workers.map(paths.count, inBlocksOf: 256, jobs: paths.count > 1024 ? jobs : 1) {
      state(paths[$0], known($0), in: folder, now: now)
    }
  }

  private static func state(
    _ document: String, _ source: DocumentSource?, in folder: ContentFolder, now: Int64
  ) -> State {
    guard var source, source.path.isSpelled(as: document) else { return .changed }
    let path = folder.shown(document)
    guard let stamp = FileStamp(of: path) else { return .changed }
    if source.stamp == stamp { return .same }
    // One that is larger than a document may be is another one than was built.
    guard let bytes = try? FileReading.read(path, limit: Markdown.limit).bytes,
      Fingerprint(of: bytes) == source.fingerprint
    else { return .changed }
    let trusted = stamp.trusted(at: now)
    if source.stamp == trusted { return .same }
    source.stamp = trusted
    return .touched(source)
  }
}
