// What holds where: the marks of the author, and the runs of blocks that are hidden together.

extension ProseDrawer {
  /// Begins what an author marked; what is private under `privacy` is one block, and is passed over.
  mutating func open(_ mark: AuthorMark, at index: Int) -> Int {
    if mark == .private, treatment.textVeil(sensitiveSpan: true)?.projection == .constant {
      if !isConstant {
        marks.append(mark)
        drawConstant()
        marks.removeLast()
      }
      return source.endOfPrivatePart(at: index) + 1
    }
    let wasConstant = isConstant
    marks.append(mark)
    updateVeils()
    if wasConstant && depth == 0 && !isConstant { drawConstant() }
    let isStale =
      mark == .stale && textVeil == nil && treatment.redaction.isStale(isInvalidatable: true)
    if isStale {
      closePart()
      append(.open(.stale))
      reasons.insert(.invalidated)
    }
    drawnMarks.append(isStale)
    return index + 1
  }

  mutating func closeMark() {
    guard marks.popLast() != nil, let isStale = drawnMarks.popLast() else { return }
    if isStale {
      closePart()
      append(.close(.stale))
    }
    updateVeils()
  }

  /// Whether words here lean, since they stand in what is drawn as stale: what is private in it may be
  /// hidden for another reason, too.
  var leans: Bool { drawnMarks.contains(true) }

  mutating func updateVeils() {
    let isPrivate = marks.contains(.private)
    local = treatment
    if !isPrivate && marks.contains(.unredacted) {
      local.redaction.reasons.formIntersection(.privacy)
    }
    textVeil = local.textVeil(sensitiveSpan: isPrivate)
    imageVeil = local.imageVeil(sensitiveSpan: isPrivate)
  }

  /// Gets ready for the block at an index: in the run of hidden blocks that it belongs to.
  mutating func prepare(at index: Int, hides: Bool = false) {
    guard depth == 0 else { return }
    let veil = textVeil ?? (hides ? imageVeil : nil)
    // With something visible inside, each piece is made inert for itself.
    let look = veil == nil || showsSomething(at: index) ? nil : veil?.look
    if part == look { return }
    closePart()
    guard let look else { return }
    append(.open(.hiddenPart(look)))
    part = look
  }

  /// Whether the author lifts something in the block that begins at an index.
  mutating func liftsSomething(inBlockAt index: Int) -> Bool {
    guard source.hasMarks else { return false }
    let found = lifting ?? blocksWithLifted()
    lifting = found
    return found.contains(index)
  }

  /// Where the blocks begin in which the author lifts something. All are looked for at once: each block
  /// by itself would be read once for each block that is around it.
  private func blocksWithLifted() -> Set<Int> {
    var found: Set<Int> = []
    var open: [Int] = []
    for (index, event) in source.events.enumerated() {
      switch event {
      case .open(.span(.unredacted)):
        for block in open.reversed() {
          guard found.insert(block).inserted else { break }
        }
      case .open(.span), .close(.span): continue
      case .open: open.append(index)
      case .close: open.removeLast(open.isEmpty ? 0 : 1)
      default: continue
      }
    }
    return found
  }

  /// Whether something in the hidden block at an index is visible.
  private func showsSomething(at index: Int) -> Bool {
    guard source.hasMarks || imageVeil == nil else { return false }
    return source.events[index...endOfBlock(at: index)].contains { event in
      switch event {
      case .open(.span(.unredacted)): true
      case .picture: imageVeil == nil
      default: false
      }
    }
  }

  mutating func closePart() {
    guard let part else { return }
    append(.close(.hiddenPart(part)))
    self.part = nil
  }

  /// Draws the one block that stands for a text or a part of it, whatever it says.
  mutating func drawConstant() {
    if depth == 0 { closePart() }
    append(.constantParagraph)
    // Where a mark lifts the reasons, this stands for what is around it.
    noteHidden(.text, under: treatment)
  }
}
