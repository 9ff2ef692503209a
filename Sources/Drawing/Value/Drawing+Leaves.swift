// In which leaves a drawing differs from another one that is built the same.

extension Drawing {
  /// The nodes, in order, whose content is another one than in a drawing that is the same in all else
  /// that is written of it; nothing if something else differs, too.
  ///
  /// Pictures and prose are among them in any case: what is written of those depends on more than the
  /// drawing.
  package func leavesThatDiffer(from other: Drawing) -> [Int]? {
    guard nodes.count == other.nodes.count, records.count == other.records.count,
      anchors.count == other.anchors.count, overlayCount == other.overlayCount,
      coveredNodes == other.coveredNodes, regionRecords.count == other.regionRecords.count,
      styles == other.styles
    else { return nil }
    for index in records.indices where !isControl(index, as: other) { return nil }
    for index in anchors.indices where !isAnchor(index, as: other) { return nil }
    if regionRecords != other.regionRecords {
      for index in regionRecords.indices
      where regionRecords[index].report.name != other.regionRecords[index].report.name {
        return nil
      }
    }
    var changed: [Int] = []
    changed.reserveCapacity(16)
    let (nodes, otherNodes) = (self.nodes, other.nodes)
    for index in nodes.indices {
      switch isNode(nodes[index], as: otherNodes[index], of: other) {
      case .same: continue
      case .otherContent: changed.append(index)
      case .otherStructure: return nil
      }
    }
    return changed
  }

  private enum Sameness {
    case same
    case otherContent
    case otherStructure

    init(_ isSame: Bool) { self = isSame ? .same : .otherStructure }
  }

  /// How a node is to that of another drawing, without a default: a new kind of node has to say what of it
  /// is content.
  @inline(__always)
  private func isNode(_ one: Node, as node: Node, of other: Drawing) -> Sameness {
    switch one {
    case .open(let one):
      guard case .open(let two) = node else { return .otherStructure }
      return Sameness(isElement(one, two, of: other))
    case .text(let one, let face, let setting):
      guard case .text(let two, face, setting) = node else { return .otherStructure }
      return isText(one, two, of: other) ? .same : .otherContent
    case .date(let one, let day, let face, let setting):
      guard case .date(let two, let otherDay, face, setting) = node else { return .otherStructure }
      return day == otherDay && isText(one, two, of: other) ? .same : .otherContent
    case .blocks(let one, _, let face, let look, let setting):
      guard case .blocks(let two, _, face, look, setting) = node else { return .otherStructure }
      return glyphs.span.isSame(one.range, as: other.glyphs.span, two.range)
        ? .same : .otherContent
    case .box(let width, let height, let look, let setting):
      guard case .box(let otherWidth, let otherHeight, look, setting) = node else {
        return .otherStructure
      }
      return width == otherWidth && height == otherHeight ? .same : .otherContent
    case .picture(let one, let setting):
      guard case .picture(one, setting) = node else { return .otherStructure }
      return .otherContent
    case .prose(let one):
      guard case .prose(one) = node, prose[Int(one)].isDim == other.prose[Int(one)].isDim,
        prose[Int(one)].isStale == other.prose[Int(one)].isStale
      else { return .otherStructure }
      return .otherContent
    case .symbol(let name, let tint, let one, let setting):
      guard case .symbol(name, tint, let two, setting) = node else { return .otherStructure }
      return Sameness(isText(one, two, of: other))
    case .close, .control, .endControl, .anchor, .endAnchor, .shape, .bar, .spinner, .divider:
      return Sameness(one == node)
    // Of these no page of many has one: whoever has them is written anew.
    case .ownSymbol, .progress: return .otherStructure
    }
  }

  private func isElement(_ one: Element, _ two: Element, of other: Drawing) -> Bool {
    var without = two
    without.label = one.label
    return one == without && isText(one.label, two.label, of: other)
  }

  private func isControl(_ index: Int, as other: Drawing) -> Bool {
    let one = records[index]
    let two = other.records[index]
    var without = two
    without.label = one.label
    without.value = one.value
    without.hint = one.hint
    without.error = one.error
    return one == without && isText(one.label, two.label, of: other)
      && isText(one.value, two.value, of: other) && isText(one.hint, two.hint, of: other)
      && isText(one.error, two.error, of: other)
  }

  private func isAnchor(_ index: Int, as other: Drawing) -> Bool {
    let one = anchors[index]
    let two = other.anchors[index]
    var without = two
    without.label = one.label
    without.place = one.place
    return one == without && one.goal.isSpelled(as: two.goal)
      && isText(one.label, two.label, of: other)
  }

  /// Whether a node that says something, and nothing else, says the same as that of another drawing.
  func saysTheSame(_ index: Int, as other: Drawing) -> Bool {
    switch (nodes[index], other.nodes[index]) {
    case (.control, .control): true
    case (.text(let one, _, _), .text(let two, _, _)): isText(one, two, of: other)
    case (.symbol(_, _, let one, _), .symbol(_, _, let two, _)): isText(one, two, of: other)
    default: false
    }
  }

  func isText(_ one: Extent, _ two: Extent, of other: Drawing) -> Bool {
    texts.span.isSame(one.range, as: other.texts.span, two.range)
  }
}

extension Span<UInt8> {
  /// Whether a run of these bytes is the same as a run of others.
  package func isSame(_ range: Range<Int>, as other: Span<UInt8>, _ place: Range<Int>) -> Bool {
    guard range.count == place.count else { return false }
    var one = extracting(range)
    var two = other.extracting(place)
    while one.count >= 8 {
      if one.word(at: 0) != two.word(at: 0) { return false }
      one = one.extracting(droppingFirst: 8)
      two = two.extracting(droppingFirst: 8)
    }
    for index in one.indices where one[index] != two[index] { return false }
    return true
  }
}
