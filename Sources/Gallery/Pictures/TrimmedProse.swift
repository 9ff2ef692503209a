// Prose as the pictures of a page have it: the same on the storyboard and on the index, where there is
// room for less.

import Atlas
import Drawing

/// A piece of a page as its picture has it, and how many lines it takes.
struct TrimmedHTML: Sendable {
  let bytes: [UInt8]
  let lines: Int
}

/// The prose of some looks, each once: most looks of an article have the same.
struct TrimmedProse: Sendable {
  private struct Piece: Sendable {
    let key: UInt64
    let onBoard: TrimmedHTML
    let onIndex: TrimmedHTML
  }

  private let folder: String
  private var pieces: [Piece] = []

  /// That of no look yet; `folder` is the way from the output folder to the page's.
  init(folder: String) { self.folder = folder }

  /// That of all looks of a page.
  init(of atlas: PageAtlas) {
    self.init(folder: atlas.page.asAddress)
    for frame in atlas.frames.indices {
      add(atlas.frames[frame].drawing)
      if let unredacted = atlas.frames[frame].unredacted { add(unredacted) }
    }
  }

  /// Adds that of a drawing.
  mutating func add(_ drawing: Drawing) {
    for one in drawing.prose where !pieces.contains(where: { $0.key == one.key }) {
      pieces.append(Self.trimmed(one, folder: folder))
    }
  }

  /// Prose as it stands in the pictures that are trimmed so, on the storyboard or on the index.
  func trimmed(_ drawn: DrawnProse, for trimmer: PictureTrimmer) -> TrimmedHTML? {
    guard let piece = pieces.first(where: { $0.key == drawn.key }) else { return nil }
    return trimmer.keepsRoles ? piece.onBoard : piece.onIndex
  }

  /// Trims prose once for both: up to where the index has enough, it is the same, unless there is
  /// something in it that only one of them has.
  private static func trimmed(_ drawn: DrawnProse, folder: String) -> Piece {
    let forIndex = PictureTrimmer.small(folder: folder)
    var tags = TagReader(drawn.html)
    var pass = TrimmingPass(trimmer: .forBoard())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawn.html.count)
    var onIndex: TrimmedHTML?
    // Between two tags it pauses twice: before the text, where a picture may have enough, and behind it.
    var isBeforeText = true
    pass.write(&tags, into: &bytes) { pass, tags, place, bytes in
      defer { isBeforeText.toggle() }
      guard isBeforeText, onIndex == nil, !pass.isParticular, pass.count.all >= forIndex.mostLines
      else { return }
      pass.copy(to: place, thenFrom: place, tags, into: &bytes)
      var enough = bytes
      pass.writeEnds(tags, into: &enough)
      onIndex = TrimmedHTML(bytes: enough, lines: pass.count.all)
    }
    let onBoard = TrimmedHTML(bytes: bytes, lines: pass.count.all)
    return Piece(
      key: drawn.key, onBoard: onBoard,
      onIndex: onIndex ?? (pass.isParticular ? forIndex.trimmed(drawn.html) : onBoard))
  }
}
