// What is other on a page than on one that is built the same: its own words, dates, pictures.

import Drawing

/// A leaf as it is written wherever it stands.
final class WrittenLeaf: Sendable {
  /// Its HTML; without the prose, if it is that.
  let html: [UInt8]
  /// On the storyboard, and on the index.
  let board: TrimmedLeaf
  let small: TrimmedLeaf

  init(_ html: [UInt8], folder: String) {
    self.html = html
    let board = TrimmedLeaf(html, PictureTrimmer(keepsRoles: true))
    self.board = board
    small = board.isParticular ? TrimmedLeaf(html, PictureTrimmer(folder: folder)) : board
  }
}

/// A leaf as a picture has it, if there is room for all of it, and how much that is.
struct TrimmedLeaf: Sendable {
  let bytes: [UInt8]
  let count: LineCount
  /// Whether that of another trimmer may be another one.
  fileprivate let isParticular: Bool

  fileprivate init(_ html: [UInt8], _ trimmer: PictureTrimmer) {
    var tags = TagReader(html)
    var pass = TrimmingPass(trimmer: trimmer)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(html.count)
    pass.write(&tags, into: &bytes)
    self.bytes = bytes
    count = pass.count
    isParticular = pass.isParticular
  }
}

/// A leaf that is another one than in the page before.
struct ChangedLeaf: Sendable {
  let node: Int
  let leaf: WrittenLeaf
}

/// The leaves of one page that are its own, each once: most looks of an article have the same.
struct PageLeaves {
  private let folder: String
  private var known: [WrittenLeaf] = []

  /// How many leaves are looked through for one that is the same.
  private static let mostKnown = 32

  /// Those of a page; `folder` is the way from the output to the page's.
  init(folder: String) { self.folder = folder }

  /// The leaves of a drawing at some nodes.
  mutating func changed(_ nodes: [Int], of drawing: Drawing, root: String) -> [ChangedLeaf] {
    var bytes: [UInt8] = []
    let places = HTMLWriter.write(leaves: nodes, of: drawing, root: root, into: &bytes)
    var changed: [ChangedLeaf] = []
    changed.reserveCapacity(places.count)
    for place in places {
      changed.append(ChangedLeaf(node: place.node, leaf: leaf(place.range, of: bytes)))
    }
    return changed
  }

  private mutating func leaf(_ range: Range<Int>, of bytes: [UInt8]) -> WrittenLeaf {
    for one in known where one.html.count == range.count {
      let html = one.html
      if html.span.isSame(html.indices, as: bytes.span, range) { return one }
    }
    let leaf = WrittenLeaf(Array(bytes[range]), folder: folder)
    if known.count < Self.mostKnown { known.append(leaf) }
    return leaf
  }
}
