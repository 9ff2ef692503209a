// A font of a file, unpacked when it is first needed.

import System

/// A file and its shaper, which is made once: few pages say something in all scripts.
final class LazyShaper: Sendable {
  let file: FontFile
  private let made = Lock<Shaper?>(nil)

  init(_ file: FontFile) {
    self.file = file
  }

  /// The shaper; nil if the file holds no font.
  func shaper() -> Shaper? {
    made.withLock { made in
      if made == nil { made = Shaper(file.unpacked()) }
      return made
    }
  }
}
