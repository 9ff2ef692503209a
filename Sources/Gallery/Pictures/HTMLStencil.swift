// What pages that are built the same have in common, as HTML: written once, and copied.

import Drawing

/// A drawing as it was written, with the places of its leaves. Another drawing that differs from it in
/// leaves alone is written by copying what stands between those.
struct HTMLStencil: Sendable {
  private let bytes: [UInt8]
  private let places: [LeafPlace]

  init(of drawing: Drawing, slots: [SlotState], root: String) {
    var bytes: [UInt8] = []
    places = HTMLWriter.writeTellingPlaces(drawing, slots: slots, root: root, into: &bytes)
    self.bytes = bytes
  }

  /// Writes a drawing that has some other leaves.
  func write(_ drawing: Drawing, _ changed: [ChangedLeaf], into result: inout [UInt8]) {
    var copied = 0
    var next = 0
    let changed = changed.span
    for place in places where next < changed.count && place.node == changed[next].node {
      result.append(copying: bytes.span.extracting(copied..<place.range.lowerBound))
      copied = place.range.upperBound
      let leaf = changed[next].leaf
      next += 1
      if case .prose(let index) = drawing.nodes[place.node] {
        leaf.html.writeOpening(into: &result)
        result += drawing.prose[Int(index)].html
        result.append(HTMLWriter.endOfProse)
      } else {
        result += leaf.html
      }
    }
    result.append(copying: bytes.span.extracting(copied...))
  }
}

extension [UInt8] {
  /// Appends an element of prose that is empty, up to its end.
  func writeOpening(into bytes: inout [UInt8]) {
    let end = Swift.max(count - HTMLWriter.endOfProse.utf8CodeUnitCount, 0)
    bytes.append(copying: span.extracting(0..<end))
  }
}
