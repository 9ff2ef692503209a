// Reads the SVG of a symbol, and writes anew what of it draws. Nothing is copied as it stands but names
// from a list and values of letters, digits and a few signs.

/// Reads one SVG.
struct SymbolReader {
  /// Why an SVG is no symbol.
  struct Problem: Error {
    let words: String
    init(_ words: String) { self.words = words }
  }

  private static let mostBytes = 16 * 1024
  private static let mostOpen = 16
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var box: String?
  private var shapes = ""
  private var shapeCount = 0

  init(_ svg: String) { bytes = Array(svg.utf8) }

  /// The part of the plane that is seen, and the shapes in it.
  mutating func read() throws(Problem) -> (box: String, shapes: String) {
    if bytes.count > Self.mostBytes { throw Problem("more than 16 KB") }
    repeat {
      try readSpace()
      guard index < bytes.count else { throw Problem("no end") }
      index += 1
      try readMarkup()
    } while !open.isEmpty || box == nil
    try readSpace()
    if index < bytes.count { throw Problem("something behind its end") }
    if shapeCount == 0 { throw Problem("nothing that draws") }
    return (box ?? "", shapes + "</g>")
  }

  /// What may stand between tags, up to the next one.
  private mutating func readSpace() throws(Problem) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { throw Problem("text in it") }
      index += 1
    }
  }

  /// What stands behind a `<`.
  private mutating func readMarkup() throws(Problem) {
    if skip("!--") { return try skip(to: "-->") }
    if open.isEmpty, box == nil, skip("?xml ") { return try skip(to: "?>") }
    if skip("/") {
      let name = word()
      guard skip(">"), open.popLast() == name else { throw Problem("a tag too many: </\(name)>") }
      if name == "g" { shapes += "</g>" }
      return
    }
    let name = word()
    switch name {
    case "svg" where box == nil: return try readRoot()
    case "title", "desc", "metadata":
      guard !open.isEmpty else { break }
      return try skip(to: "</\(name)>")
    case "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon":
      guard !open.isEmpty else { break }
      return try readShape(name)
    default: break
    }
    throw Problem(name.isEmpty ? "what is no element" : "the element <\(name.prefix(40))>")
  }

  private mutating func readRoot() throws(Problem) {
    var (view, width, height) = ("", "", "")
    var paint = ["fill": "currentColor", "stroke": "none"]
    let isClosed = try readAttributes(of: "svg") { name, value in
      switch name {
      case "viewBox": view = value
      case "width": width = value
      case "height": height = value
      default: paint[name] = value
      }
    }
    if isClosed { throw Problem("nothing that draws") }
    let seen = view.isEmpty ? "0 0 \(width) \(height)" : view
    let numbers = seen.split { $0 == " " || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.map { abs($0) <= 100_000 } ?? false }),
      numbers[2] ?? 0 > 0, numbers[3] ?? 0 > 0
    else { throw Problem("no viewBox of four numbers") }
    box = seen
    open.append("svg")
    // The page draws symbols in lines; an SVG begins as SVG does.
    let begin = ["stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter"]
    write("g", paint.merging(begin) { own, _ in own }, isClosed: false)
  }

  private mutating func readShape(_ name: String) throws(Problem) {
    if open.count > Self.mostOpen { throw Problem("groups in groups, more than 16 deep") }
    var attributes: [String: String] = [:]
    let isClosed = try readAttributes(of: name) { attributes[$0] = $1 }
    if name != "g" { shapeCount += 1 }
    write(name, attributes, isClosed: isClosed || name != "g")
    if !isClosed { open.append(name) }
  }

  private mutating func write(_ name: String, _ attributes: [String: String], isClosed: Bool) {
    shapes += "<\(name)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      shapes += " \(name)=\"\(value)\""
    }
    shapes += isClosed ? "/>" : ">"
  }

  /// Hands over the attributes that are kept; whether the element ends with its tag.
  private mutating func readAttributes(
    of element: String, _ keep: (String, String) -> Void
  ) throws(Problem) -> Bool {
    while true {
      skipSpace()
      if skip("/>") { return true }
      if skip(">") { return false }
      let name = word()
      skipSpace()
      guard !name.isEmpty, skip("=") else { throw Problem("a tag that does not end: <\(element)>") }
      skipSpace()
      guard let value = quoted() else { throw Problem("the attribute '\(name)' without quotes") }
      switch SymbolNames.use(of: name, value, in: element) {
      case .kept(let value): keep(name, value)
      case .left: continue
      case .refused:
        throw Problem("the attribute '\(name.prefix(40))' of <\(element)>: '\(value.prefix(40))'")
      }
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let ends = Set(" \t\r\n=/>\"'<".utf8)

  private mutating func quoted() -> String? {
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: bytes[index]) else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(to text: String) throws(Problem) {
    while index < bytes.count {
      if skip(text) { return }
      index += 1
    }
    throw Problem("no '\(text)'")
  }
}
