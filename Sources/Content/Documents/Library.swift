// All documents of a folder, for those who ask for all.

import Glibc
import Prose
import System

/// The documents of a folder, read when the first one asks for them, and once.
package final class Library: Sendable {
  private let loader: DocumentLoader
  private let loaded: Lock<Documents?>
  private let measuresTime: Bool
  /// The time that reading took, and on which thread.
  private let reading = Lock<(clock: PhaseClock, thread: pthread_t)?>(nil)

  /// Documents in order of path, and where each is.
  private struct Documents: Sendable {
    let all: [DocumentLoader.Loaded]
    let places: [Spelling: Int]

    init(_ all: [DocumentLoader.Loaded]) {
      self.all = all
      places = Dictionary(
        all.enumerated().map { (Spelling($1.source.path), $0) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Those that a loader reads; those that it has read already.
  package init(
    _ loader: DocumentLoader, loaded: [DocumentLoader.Loaded]? = nil, measuresTime: Bool = false
  ) {
    self.loader = loader
    self.measuresTime = measuresTime
    self.loaded = Lock(loaded.map(Documents.init))
  }

  /// All documents that can be read and are part of the site, in order of path.
  package var documents: [Document] {
    let known = loaded.withLock { loaded in
      let known = loaded ?? Documents(read())
      loaded = known
      return known
    }
    return known.all.compactMap(part)
  }

  /// Gives the same documents one by one, and keeps none: all of them are much. Where nobody has asked for
  /// all, each is read for this alone.
  package func forEach(_ take: (Document) -> Void) {
    if let known = loaded.withLock({ $0 }) {
      return known.all.compactMap(part).forEach(take)
    }
    var clock = PhaseClock(isRunning: measuresTime)
    for file in loader.folder.files where file.isDocument {
      guard let loaded = try? loader.load(file.path, clock: &clock) else { continue }
      part(loaded).map(take)
    }
    if measuresTime { reading.withLock { $0 = (clock, pthread_self()) } }
  }

  /// The document, if it is part of the site.
  private func part(_ loaded: DocumentLoader.Loaded) -> Document? {
    guard let document = loaded.document,
      loader.options.includesDrafts || !document.frontMatter.isDraft
    else { return nil }
    return document
  }

  /// A document that was read for someone who asked for all.
  package func loaded(_ path: String) -> DocumentLoader.Loaded? {
    loaded.withLock { known in known?.places[Spelling(path)].flatMap { known?.all[$0] } }
  }

  var places: Places { loader.places }

  /// A document, as it is now.
  func load(_ path: String) throws(DiskError) -> DocumentLoader.Loaded {
    var clock = PhaseClock(isRunning: false)
    return try loader.load(path, clock: &clock)
  }

  /// What cannot be read is left out here; whoever builds its page tells what is wrong with it.
  private func read() -> [DocumentLoader.Loaded] {
    var clock = PhaseClock(isRunning: measuresTime)
    let all = loader.folder.files.filter(\.isDocument).compactMap { file in
      try? loader.load(file.path, clock: &clock)
    }
    if measuresTime { reading.withLock { $0 = (clock, pthread_self()) } }
    return all
  }

  /// The time that reading took, if it was this thread that read: once, for its own clock.
  package func takeClock() -> PhaseClock? {
    reading.withLock { reading in
      guard let (clock, thread) = reading, pthread_equal(thread, pthread_self()) != 0 else {
        return nil
      }
      reading = nil
      return clock
    }
  }
}
