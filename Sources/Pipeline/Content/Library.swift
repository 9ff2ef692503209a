// All documents of a folder, for those who ask for all.

import Prose
import Synchronization

/// The documents of a folder, read when the first one asks for them, and once.
final class Library: Sendable {
  private let loader: DocumentLoader
  private let loaded: Mutex<[DocumentLoader.Loaded]?>

  init(_ loader: DocumentLoader, loaded: [DocumentLoader.Loaded]? = nil) {
    self.loader = loader
    self.loaded = Mutex(loaded)
  }

  /// All documents that can be read and are part of the site, in order of path.
  var documents: [Document] {
    let all = loaded.withLock { loaded in
      let all = loaded ?? read()
      loaded = all
      return all
    }
    return all.compactMap { loaded in
      guard let document = loaded.document,
        loader.options.includesDrafts || !document.frontMatter.isDraft
      else { return nil }
      return document
    }
  }

  /// A document that was read for someone who asked for all.
  func loaded(_ path: String) -> DocumentLoader.Loaded? {
    loaded.withLock { $0?.first { $0.source.path == path } }
  }

  var places: Places { loader.places }

  /// What cannot be read is left out here; whoever builds its page tells what is wrong with it.
  private func read() -> [DocumentLoader.Loaded] {
    var clock = PhaseClock(isRunning: false)
    return loader.folder.files.filter(\.isDocument).compactMap { file in
      try? loader.load(file.path, clock: &clock)
    }
  }
}
