// From the HTML of a page to that of its picture: the same elements, without what only a document needs.

import Drawing

/// Copies the HTML of a page and leaves out what has no business in a picture: addresses, names,
/// scripts, and roles where nobody asks for them. Adds to each control what it does. One pass; what it
/// writes is balanced, whatever an author's own HTML is, or it could end the tree that it stands in.
struct PictureTrimmer {
  /// The way to the page's folder, which is put before addresses that are relative to it.
  var folder: String?
  /// An attribute for each control, in reading order.
  var marks: [Markup] = []
  /// The name of each region that is an element, in order.
  var regions: [String] = []
  /// What stands in the elements of prose, in order, which are empty in the HTML.
  var prose: [TrimmedHTML] = []
  /// Whether elements keep what tells those who hear a page what they are.
  var keepsRoles = false
  /// So many lines of text are enough.
  var mostLines = Int.max

  func write(_ html: [UInt8], into bytes: inout [UInt8]) {
    var tags = TagReader(html)
    var pass = TrimmingPass(trimmer: self)
    pass.write(&tags, into: &bytes)
  }

  /// A piece that several pages have.
  func trimmed(_ html: [UInt8]) -> TrimmedHTML {
    var tags = TagReader(html)
    var pass = TrimmingPass(trimmer: self)
    var bytes: [UInt8] = []
    pass.write(&tags, into: &bytes)
    return TrimmedHTML(bytes: bytes, lines: pass.count.all)
  }
}

/// How much of a page is written, as its lines are counted.
struct LineCount: Sendable {
  var letters = 0
  var lines = 0

  /// How many lines there are.
  var all: Int { lines + letters / Self.lettersOfLine }

  /// How many letters of ordinary text stand in a line of a narrow page.
  private static let lettersOfLine = 44
}

/// What one pass has come to.
///
/// Most of a page stands in its picture just so: that is copied in runs, from one place that differs to
/// the next.
struct TrimmingPass {
  let trimmer: PictureTrimmer
  /// The elements that are open, by where their names stand.
  private(set) var open: [Range<Int>] = []
  /// What is not copied yet begins here.
  private var start = 0
  var count = LineCount()
  private var control = 0
  private var region = 0
  /// How many elements of prose there were.
  var prose = 0
  /// Whether other trimmers may make something else of it: there was an address of a picture, or what
  /// tells those who hear a page what something is.
  private(set) var isParticular = false

  /// How deep elements are nested; what is in those below stays, without them.
  static let mostDeep = 256

  init(trimmer: PictureTrimmer) {
    self.trimmer = trimmer
    open.reserveCapacity(16)
  }

  /// Writes all that is wanted; whenever it comes to a place between two tags, or between a tag and a
  /// text, `pause` is told which.
  mutating func write(
    _ tags: inout TagReader, into bytes: inout [UInt8],
    pause: (inout TrimmingPass, borrowing TagReader, Int, inout [UInt8]) -> Void = { _, _, _, _ in }
  ) {
    while !tags.isAtEnd, count.all < trimmer.mostLines {
      pause(&self, tags, tags.index, &bytes)
      let text = tags.text()
      count.letters += text.count
      pause(&self, tags, text.upperBound, &bytes)
      if passPlainTag(&tags) { continue }
      switch tags.next() {
      case .start(let name): writeStart(name, &tags, after: text.upperBound, into: &bytes)
      case .end(let name): close(name, tags, after: text.upperBound, into: &bytes)
      case .sign:
        copy(to: text.upperBound, tags, into: &bytes)
        bytes.append("&lt;")
      case .nothing: copy(to: text.upperBound, tags, into: &bytes)
      }
    }
    copy(to: tags.index, tags, into: &bytes)
    pause(&self, tags, tags.index, &bytes)
    writeEnds(tags, into: &bytes)
    open = []
  }

  /// Goes behind a tag that stays as it is, if it can be told at once that it does: one of nothing but a
  /// name. Tells whether it was one.
  private mutating func passPlainTag(_ tags: inout TagReader) -> Bool {
    guard let (name, place, isEnd) = tags.plainTag() else { return false }
    if isEnd {
      guard let last = open.last, name.isSpelt(tags.html.span, last) else { return false }
      open.removeLast()
    } else {
      let fate = TagReader.fate(of: name) ?? .kept
      guard fate == .kept || fate == .block, open.count < Self.mostDeep else { return false }
      if fate == .block { count.lines += 1 }
      open.append(place)
    }
    tags.pass(plain: place)
    return true
  }

  /// Writes what closes all that is open.
  func writeEnds(_ tags: borrowing TagReader, into bytes: inout [UInt8]) {
    for name in open.reversed() { end(name, tags, into: &bytes) }
  }

  /// Copies what stands up to a place, and goes on behind what was read.
  private mutating func copy(
    to end: Int, _ tags: borrowing TagReader, into bytes: inout [UInt8]
  ) {
    copy(to: end, thenFrom: tags.index, tags, into: &bytes)
  }

  mutating func copy(
    to end: Int, thenFrom next: Int, _ tags: borrowing TagReader, into bytes: inout [UInt8]
  ) {
    let end = min(end, tags.html.count)
    if start < end { bytes.append(copying: tags.html.span.extracting(start..<end)) }
    start = min(next, tags.html.count)
  }

  private func end(_ name: Range<Int>, _ tags: borrowing TagReader, into bytes: inout [UInt8]) {
    bytes.append("</")
    bytes.append(copying: tags.html.span.extracting(name))
    bytes.append(">")
  }

  private mutating func close(
    _ name: Range<Int>, _ tags: borrowing TagReader, after text: Int, into bytes: inout [UInt8]
  ) {
    // `</name>`, of what was opened last: it stays as it is.
    if let last = open.last, tags.index == name.upperBound + 1, tags.index <= tags.html.count,
      tags.isSameSpelling(last, name)
    {
      open.removeLast()
      return
    }
    copy(to: text, tags, into: &bytes)
    guard let place = open.lastIndex(where: { tags.isSame($0, name) }) else { return }
    while open.count > place, let last = open.popLast() { end(last, tags, into: &bytes) }
  }

  private mutating func writeStart(
    _ name: Range<Int>, _ tags: inout TagReader, after text: Int, into bytes: inout [UInt8]
  ) {
    let fate = tags.fate(of: name)
    guard fate != .passedOver, fate != .dropped, open.count < Self.mostDeep else {
      while tags.attribute() != nil {}
      if fate == .dropped { tags.skipElement(name) }
      return copy(to: text, tags, into: &bytes)
    }
    if fate.isLine { count.lines += 1 }
    var isProse = false
    // The tag stands as it is, or is written, up to here.
    var place = name.upperBound
    while let attribute = tags.attribute() {
      let use = tags.use(of: attribute.name)
      if use == .heard || use == .source { isParticular = true }
      let isKept = use != .none && (use != .heard || trimmer.keepsRoles)
      let isMoved = use == .source && trimmer.folder != nil
      if isKept, attribute.isPlain, !isMoved, attribute.name.lowerBound == place + 1,
        tags.html[place] == UInt8(ascii: " ")
      {
        place = tags.index
      } else {
        copy(to: place, tags, into: &bytes)
        place = start
        if isKept { write(attribute, isMoved: isMoved, tags, into: &bytes) }
      }
      if use == .classes, let value = attribute.value {
        isProse = mark(value, tags, at: place, into: &bytes) == .prose
      }
    }
    let isWhole = !fate.isEmpty && tags.index == place + 1 && tags.index <= tags.html.count
    if !isWhole {
      copy(to: place, tags, into: &bytes)
      bytes.append(fate.isEmpty ? "/>" : ">")
    }
    if fate.isEmpty { return }
    open.append(name)
    if isProse, prose < trimmer.prose.count {
      copy(to: tags.index, tags, into: &bytes)
      bytes += trimmer.prose[prose].bytes
      count.lines += trimmer.prose[prose].lines
      prose += 1
    }
  }

  private func write(
    _ attribute: TagReader.Attribute, isMoved: Bool, _ tags: borrowing TagReader,
    into bytes: inout [UInt8]
  ) {
    bytes.append(" ")
    bytes.append(copying: tags.html.span.extracting(attribute.name))
    guard let value = attribute.value else { return }
    bytes.append("=\"")
    if isMoved, let folder = trimmer.folder {
      bytes.append(text: tags.text(value).fromRoot(below: folder))
    } else {
      for index in value {
        if tags.html[index] == UInt8(ascii: "\"") {
          bytes.append("&quot;")
        } else {
          bytes.append(tags.html[index])
        }
      }
    }
    bytes.append("\"")
  }

  /// Writes what is known of an element that is a control, or a region: its class tells. The tag stands
  /// as it is up to a place.
  private mutating func mark(
    _ value: Range<Int>, _ tags: borrowing TagReader, at place: Int, into bytes: inout [UInt8]
  ) -> TagReader.Part {
    let part = tags.part(ofClass: value)
    switch part {
    case .control:
      if control < trimmer.marks.count {
        copy(to: place, thenFrom: place, tags, into: &bytes)
        bytes.write(trimmer.marks[control])
      }
      control += 1
    case .region:
      if region < trimmer.regions.count {
        copy(to: place, thenFrom: place, tags, into: &bytes)
        bytes.append(" data-region=\"")
        bytes.append(escaped: trimmer.regions[region])
        bytes.append("\"")
      }
      region += 1
    case .prose, .other: break
    }
    return part
  }
}

extension String {
  /// An address that is relative to a folder, from where that folder's own address is.
  fileprivate func fromRoot(below folder: String) -> String {
    if hasPrefix("/") || hasPrefix("#") || prefix(while: { $0 != "/" }).contains(":") {
      return self
    }
    var parts = folder.pathParts
    var rest = self[...]
    while rest.hasPrefix("../"), !parts.isEmpty {
      parts.removeLast()
      rest = rest.dropFirst(3)
    }
    return (parts + [rest]).joined(separator: "/")
  }
}
