// How the keys of a look are made.

import Composable

/// One pass over the nodes, which makes all keys.
struct KeyPass {
  private let drawing: Drawing
  private let isLive: [Bool]
  /// Whether it is asked for the rows alone: what is said outside of them is not read then.
  private let isAboutRows: Bool
  private var look = KeyMixer()
  private var parts: [UInt64] = []
  /// The innermost that is open: a row, in it other rows, or a control; at last the structure outside of
  /// them. And those around it.
  private var here = KeyMixer()
  private var outer: [KeyMixer] = []
  /// The rows of each list that is open, and how many lists there were.
  private var lists: [(number: UInt64, rows: [UInt64])] = []
  private var listCount: UInt64 = 0
  private var openRows = 0
  private var rows: [RowKind] = []
  private var controlCount = 0
  /// How many controls there were when the row that is open began.
  private var firstControl = 0
  private var isInValue = false
  /// What is said, where that is kept apart.
  private var said: Said?

  init(_ drawing: Drawing, _ isLive: [Bool], isAboutRows: Bool = false) {
    self.drawing = drawing
    self.isLive = isLive
    self.isAboutRows = isAboutRows
    parts.reserveCapacity(32)
    outer.reserveCapacity(4)
  }

  /// What is drawn, with its words apart.
  mutating func substance() -> Substance {
    said = Said()
    let keys = keys()
    var structure = KeyMixer()
    for part in keys.parts { structure.add(part) }
    var kinds: [UInt64: Int] = [:]
    for row in keys.rows { kinds[row.kind] = kinds[row.kind] == nil ? 1 : 2 }
    return Substance(
      structure: structure.key, rows: kinds, rowCount: keys.rows.count, words: said?.outside ?? [],
      rowWords: said?.inRows ?? [])
  }

  mutating func keys() -> LookKeys {
    var nextMark = 0
    let nodes = drawing.nodes
    let marks = drawing.rowMarks
    for index in 0...nodes.count {
      while nextMark < marks.count, marks[nextMark].node == index {
        pass(marks[nextMark])
        nextMark += 1
      }
      if index < nodes.count { add(nodes[index]) }
    }
    if let title = drawing.title {
      look.add(title.utf8.span)
      if said == nil {
        addPart(ofWords: title.utf8.span)
      } else {
        said?.add(title.utf8.span, at: nil, inRow: false)
      }
    }
    parts.append(here.key)
    parts.sort()
    var distinct: [UInt64] = []
    distinct.reserveCapacity(parts.count)
    for part in parts where distinct.last != part { distinct.append(part) }
    return LookKeys(look: look.key, parts: distinct, rows: rows)
  }

  private mutating func pass(_ mark: RowMark) {
    if mark.beginsList {
      lists.append((listCount, []))
      listCount += 1
    } else if !outer.isEmpty {
      let row = end()
      openRows -= 1
      lists[lists.count - 1].rows.append(row.key)
      if openRows == 0 {
        let kind = row.key ^ lists[lists.count - 1].number
        rows.append(RowKind(kind: kind, controls: firstControl..<controlCount))
      }
    }
    if mark.endsList {
      if let list = lists.popLast() { end(list.rows, of: list.number) }
    } else {
      if openRows == 0 { firstControl = controlCount }
      openRows += 1
      begin()
    }
  }

  private mutating func begin() {
    outer.append(here)
    here = KeyMixer()
  }

  private mutating func end() -> KeyMixer {
    let ended = here
    here = outer.popLast() ?? KeyMixer()
    return ended
  }

  /// Rows are counted, and not in order: which kinds there are, and of each whether one or several.
  private mutating func end(_ unordered: [UInt64], of list: UInt64) {
    let rows = unordered.sorted()
    var place = 0
    while place < rows.count {
      let row = rows[place]
      let first = place
      while place < rows.count, rows[place] == row { place += 1 }
      add(row: row, of: list)
      if place - first > 1 { add(row: ~row, of: list) }
    }
    add(row: UInt64(min(rows.count, 2)), of: list)
  }

  private mutating func add(row: UInt64, of list: UInt64) {
    // The rows of a list within a row are a matter of that row.
    guard openRows == 0 else { return here.add(row) }
    if said != nil { return }
    var part = KeyMixer()
    part.add(list)
    part.add(row)
    parts.append(part.key)
  }

  private mutating func add(_ word: UInt64) {
    if !isAboutRows { look.add(word) }
    here.add(word)
  }

  private mutating func add(words: Extent) {
    if isInValue { here.add(words.isEmpty ? 3 : 4) }
    if isAboutRows { return }
    // Most labels say nothing.
    guard !words.isEmpty else { return look.add(0) }
    let texts = drawing.texts
    let bytes = texts.span.extracting(words.range)
    look.add(bytes)
    if isInValue { return }
    if said != nil {
      said?.add(bytes, at: words, inRow: openRows > 0)
    } else if openRows == 0 {
      if !outer.isEmpty {
        here.addFolded(bytes)
      } else {
        addPart(ofWords: bytes)
      }
    }
  }

  private mutating func addPart(ofWords bytes: borrowing Span<UInt8>) {
    var part = KeyMixer()
    part.addFolded(bytes)
    parts.append(part.key)
  }

  private mutating func add(_ node: Node) {
    switch node {
    case .open(let element):
      var word: UInt64 = 1
      word |= UInt64(element.kind.rawValue) << 8 | UInt64(element.spacing.rawValue) << 16
      word |= (element.isInline ? 1 << 24 : 0) | (element.isBusy ? 1 << 25 : 0)
      word |= UInt64(element.columns.rawValue) << 26
      add(word)
      add(words: element.label)
      if let style = drawing.style(of: element) {
        if !isAboutRows { look.add(style.utf8.span) }
        here.addFolded(style.utf8.span)
      }
      if element.kind == .value { isInValue = true }
    case .close(let kind, _):
      add(2)
      if kind == .value { isInValue = false }
    case .control(let index):
      controlCount += 1
      if openRows == 0 { begin() }
      add(drawing.records[Int(index)], isLive: isLive[Int(index)])
    case .endControl:
      add(3)
      if openRows == 0, !outer.isEmpty { parts.append(end().key) }
    case .anchor(let index):
      let anchor = drawing.anchors[Int(index)]
      add(19 | (anchor.isRedacted ? 1 << 8 : 0) | (anchor.isDim ? 1 << 9 : 0))
      look.add(anchor.goal.utf8.span)
      add(words: anchor.label)
    case .endAnchor: add(20)
    case .text(let words, let face, let setting):
      add(4 | face.word << 8 | setting.word)
      add(words: words)
    case .date(let words, _, let face, let setting):
      add(5 | face.word << 8 | setting.word)
      add(words: words)
    case .picture(let index, let setting):
      let picture = drawing.pictures[Int(index)]
      add(6 | setting.word | (picture.isFile ? 1 << 8 : 0))
      look.add(Self.word(picture.width, picture.height))
      add(words: picture.source)
      add(words: picture.alternative)
    case .symbol(let name, let tint, let label, let setting):
      add(7 | UInt64(name.rawValue) << 8 | tint.word << 16 | setting.word)
      add(words: label)
    case .ownSymbol(let index, let tint, let label, let setting):
      add(21 | tint.word << 16 | setting.word)
      add(drawing.symbols[Int(index)].key)
      add(words: label)
    case .blocks(let glyphs, _, let face, let look, let setting):
      add(8 | face.word << 8 | setting.word | look.word)
      let all = drawing.glyphs
      self.look.add(all.span.extracting(glyphs.range))
    case .box(let width, let height, let look, let setting):
      add(9 | setting.word | look.word)
      self.look.add(Self.word(width, height))
    case .shape(let look, let setting): add(10 | setting.word | look.word)
    case .prose(let index):
      let prose = drawing.prose[Int(index)]
      add(11 | (prose.isDim ? 1 << 8 : 0) | (prose.isStale ? 1 << 9 : 0))
      let key = prose.key
      if openRows == 0, said != nil {
        said?.outside.append(Substance.Phrase(key: key, place: nil))
      } else {
        add(key)
      }
    case .progress(let value, let total, let label, let setting):
      add(17 | setting.word)
      // How far it has come is told as a number is.
      look.add(Self.word(value, total))
      here.add(value == 0 ? 0 : value < total ? 1 : 2)
      add(words: label)
    case .bar(let look, let setting): add(18 | setting.word | look.word)
    case .spinner(let isInline): add(isInline ? 12 : 13)
    case .divider(let isInline): add(isInline ? 14 : 15)
    }
  }

  private mutating func add(_ control: ControlRecord, isLive: Bool) {
    var word: UInt64 = 16
    word |= UInt64(control.kind.rawValue) << 8 | UInt64(control.style.rawValue) << 16
    word |= control.tint.word << 24 | (control.isOn.map { $0 ? 2 : 1 } ?? 0) << 32
    word |= (control.isDim ? 1 << 34 : 0) | (control.isRedacted ? 1 << 35 : 0)
    word |= UInt64(control.field.rawValue) << 40
    word |= (control.isNested ? 1 << 36 : 0) | (isLive ? 1 << 37 : 0)
    add(word)
    add(words: control.label)
  }

  private static func word(_ width: Int32, _ height: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: width)) << 32 | UInt64(UInt32(bitPattern: height))
  }
}

extension Tint? {
  fileprivate var word: UInt64 { map { UInt64($0.rawValue) + 1 } ?? 0 }
}

extension Look {
  fileprivate var word: UInt64 { UInt64(rawValue) << 32 }
}

extension Setting {
  fileprivate var word: UInt64 { UInt64(rawValue) << 24 }
}

extension Face {
  fileprivate var word: UInt64 {
    UInt64(scale.rawValue) | (isBold ? 1 << 4 : 0) | (isCode ? 1 << 5 : 0) | (isStruck ? 1 << 6 : 0)
  }
}
