// What pages that are built the same have in common, as pictures of their looks.

import Drawing

/// The picture of a drawing, with the places of its leaves. Another drawing that differs from it in
/// leaves alone has the same picture but for those, as long as it ends where a picture has enough lines.
///
/// That holds because a picture is the page tag by tag: what becomes of a tag is decided by what is
/// open around it and by how many lines there are before it, and a leaf leaves open what it found open.
struct PictureStencil: Sendable {
  /// A leaf, in the picture.
  private struct Place: Sendable {
    let node: Int
    let range: Range<Int>
    /// How much there is before it, and behind it.
    let before: LineCount
    let after: LineCount
    /// What closes all that is open around it.
    let ends: [UInt8]
    /// Whether what follows in the page is the end of an element, or the page's: else a picture that has
    /// enough lines has the tag behind it, too, unless the leaf ends with a tag itself.
    let isAtEnd: Bool
  }

  private let bytes: [UInt8]
  private let places: [Place]
  private let end: LineCount

  /// That of the HTML of a page, in which leaves stand at these places; none if one of them does not begin
  /// and end where a tag or a text does.
  init?(of html: [UInt8], _ leaves: [LeafPlace], _ trimmer: PictureTrimmer) {
    var trimmer = trimmer
    trimmer.mostLines = Int.max
    trimmer.prose = []
    var tags = TagReader(html)
    var pass = TrimmingPass(trimmer: trimmer)
    var bytes: [UInt8] = []
    var places: [Place] = []
    var begun: (place: Int, count: LineCount)?
    var isTooDeep = false
    pass.write(&tags, into: &bytes) { pass, tags, place, bytes in
      if pass.open.count >= TrimmingPass.mostDeep / 2 { isTooDeep = true }
      while places.count < leaves.count {
        let leaf = leaves[places.count]
        if begun == nil, leaf.range.lowerBound == place {
          pass.copy(to: place, thenFrom: place, tags, into: &bytes)
          begun = (bytes.count, pass.count)
        }
        guard let start = begun, leaf.range.upperBound == place else { return }
        pass.copy(to: place, thenFrom: place, tags, into: &bytes)
        var ends: [UInt8] = []
        pass.writeEnds(tags, into: &ends)
        places.append(
          Place(
            node: leaf.node, range: start.place..<bytes.count, before: start.count,
            after: pass.count, ends: ends, isAtEnd: html.closes(at: place)))
        begun = nil
      }
    }
    guard places.count == leaves.count, !isTooDeep else { return nil }
    self.bytes = bytes
    self.places = places
    end = pass.count
  }

  /// Writes the picture of a drawing that has some other leaves, as a trimmer makes it that knows of no
  /// prose; that is given for itself. Tells whether that can be done: where a picture has
  /// enough lines between two such leaves, it has to be made from the page.
  func write(
    _ drawing: Drawing, _ changed: [ChangedLeaf], _ trimmer: PictureTrimmer,
    _ prose: TrimmedProse, into result: inout [UInt8]
  ) -> Bool {
    var copied = 0
    var next = 0
    // How much more there is than in this one.
    var more = LineCount()
    // By their numbers: each that is taken out of its array is counted, and what it holds as well.
    let (places, changed) = (self.places.span, changed.span)
    for index in places.indices where next < changed.count {
      guard places[index].node == changed[next].node else { continue }
      let leaf = changed[next].leaf
      next += 1
      var count = places[index].before + more
      if count.all >= trimmer.mostLines { return false }
      result.append(copying: bytes.span.extracting(copied..<places[index].range.lowerBound))
      copied = places[index].range.upperBound
      // Whether all of the leaf is written.
      var isWhole = true
      if case .prose(let number) = drawing.nodes[places[index].node] {
        leaf.html.writeOpening(into: &result)
        if let prose = prose.trimmed(drawing.prose[Int(number)], for: trimmer) {
          result += prose.bytes
          count.lines += prose.lines
        }
        result.append(HTMLWriter.endOfProse)
      } else {
        let trimmed = trimmer.keepsRoles ? leaf.board : leaf.small
        count = count + trimmed.count
        if count.all < trimmer.mostLines {
          result += trimmed.bytes
        } else {
          // Somewhere in it there is enough.
          var tags = TagReader(leaf.html)
          var pass = TrimmingPass(trimmer: trimmer)
          pass.count = places[index].before + more
          pass.write(&tags, into: &result)
          isWhole = tags.isAtEnd
        }
      }
      if count.all >= trimmer.mostLines {
        let isAtTag = leaf.html.last == UInt8(ascii: ">")
        // Another leaf that is empty in this one may go on with the same text.
        let goesOn = index + 1 < places.count && places[index + 1].range.lowerBound == copied
        if isWhole, !places[index].isAtEnd || goesOn, !isAtTag { return false }
        result += places[index].ends
        return true
      }
      more = count - places[index].after
    }
    if (end + more).all >= trimmer.mostLines { return false }
    result.append(copying: bytes.span.extracting(copied...))
    return true
  }
}

extension LineCount {
  fileprivate static func + (one: LineCount, other: LineCount) -> LineCount {
    LineCount(letters: one.letters + other.letters, lines: one.lines + other.lines)
  }

  fileprivate static func - (one: LineCount, other: LineCount) -> LineCount {
    LineCount(letters: one.letters - other.letters, lines: one.lines - other.lines)
  }
}

extension [UInt8] {
  /// Whether an element ends at a place, or there is nothing more.
  fileprivate func closes(at place: Int) -> Bool {
    if place >= count { return true }
    return place + 1 < count && self[place] == UInt8(ascii: "<")
      && self[place + 1] == UInt8(ascii: "/")
  }
}
