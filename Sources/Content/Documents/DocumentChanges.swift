// Which documents changed since they were last built.

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
    let found = Results(count: paths.count)
    let now = FileStamp.now()
    let block = 256
    let blocks = (paths.count + block - 1) / block
    Workers.run(
      blocks, jobs: blocks > 4 ? jobs : 1, start: { [State]() },
      each: { number, states in
        states.removeAll(keepingCapacity: true)
        let range = number * block..<min((number + 1) * block, paths.count)
        for index in range {
          states.append(state(folder.shown(paths[index]), known[index], now: now))
        }
        found.set(states, from: range.lowerBound)
      }, end: { _ in })
    return found.all
  }

  private static func state(
    _ path: String, _ source: DocumentSource?, now: Int64
  ) -> State {
    guard var source else { return .changed }
    guard let stamp = FileStamp(of: path) else { return .changed }
    if source.stamp == stamp { return .same(source) }
    guard let bytes = try? FileReading.read(path).bytes,
      Fingerprint(of: bytes) == source.fingerprint
    else { return .changed }
    source.stamp = stamp.trusted(at: now)
    return .same(source)
  }

  /// States that come from several threads.
  private final class Results: Sendable {
    private let states: Lock<[State]>

    init(count: Int) { states = Lock(Array(repeating: .changed, count: count)) }

    func set(_ part: [State], from start: Int) {
      states.withLock { $0.replaceSubrange(start..<start + part.count, with: part) }
    }

    var all: [State] { states.withLock { $0 } }
  }
}
