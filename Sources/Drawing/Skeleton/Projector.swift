// Turns text into a projection as it streams by.

import Type

/// Streams text into a projection.
///
/// A word may go on across inline elements (`foo<b>bar</b>`): lines break where they would break
/// in the whole text, and the grid's remainder is carried on.
///
/// ```swift
/// var projector = Projector(.exact)
/// projector.write("foo", style: .body, into: &out)
/// projector.write("bar baz", style: TextStyle(weight: .bold), into: &out)
/// projector.finish(into: &out)
/// ```
package struct Projector: Sendable {
  /// What becomes of white space.
  package enum WhiteSpace: Hashable, Sendable {
    /// A run of white space is one space, none at the ends: running text.
    case collapsed
    /// White space and line ends stay as they are: code.
    case preserved
  }

  /// What stands between the last piece that was written and the next.
  enum Gap {
    case none
    case space
    case opportunity
  }

  /// The grid in units of the text's em: 1 for exact, which never rounds, and 0 for constant.
  private let step: Int
  private let typefaces: Typefaces
  let whiteSpace: WhiteSpace
  var breaker = LineBreaker()
  var gap = Gap.none
  /// How far the text is ahead of what was written, in units of the em of the style.
  var carry = 0
  private(set) var style: TextStyle
  private(set) var typeface: Typeface
  /// Since the start of the line: whether there is text, whether there are glyphs, how wide the text is.
  var hasText = false
  var hasGlyphs = false
  private var lineWidth = 0
  /// The last scalar that was written, if what comes is set in the same style.
  private var lastScalar: Unicode.Scalar?

  /// A projector at the start of a leaf, whose text begins in that style.
  package init(
    _ kind: Projection.Kind, typefaces: Typefaces = .shipped, whiteSpace: WhiteSpace = .collapsed,
    style: TextStyle = .body
  ) {
    step =
      switch kind {
      case .exact: 1
      case .grid(let thousandths):
        max(thousandths * TextStyle.unitsPerEm / 1000, 2)
      case .constant: 0
      }
    self.typefaces = typefaces
    self.whiteSpace = whiteSpace
    self.style = style
    typeface = typefaces[style]
  }

  /// Goes on with the text of the leaf.
  package mutating func write(
    _ utf8: Span<UInt8>, style: TextStyle, into out: inout [UInt8]
  ) {
    if step == 0 { return }
    if style != self.style { change(to: style) }
    kernAcross(utf8)
    var start = 0
    var at = 0
    while at < utf8.count {
      if at == start {
        at = writeWords(utf8, from: at, into: &out)
        start = at
        if at == utf8.count { return }
      }
      if breaker.joinsLetter, ASCIIBreaks.isLetter(utf8[at]) {
        let first = at
        at = ASCIIBreaks.endOfLetters(in: utf8, from: at)
        breaker.letters(upTo: utf8[at - 1], behind: at - first > 1 ? utf8[at - 2] : nil)
        continue
      }
      let here = at
      let scalar = utf8.scalar(at: &at)
      let next = at
      if Self.isWhite(scalar) {
        writePiece(utf8, start..<here, into: &out)
        writeWhite(scalar, into: &out)
        start = at
      } else if breaker.mayBreak(
        before: scalar, of: LineBreakClass(scalar), next: { utf8.scalar(from: next) })
      {
        writePiece(utf8, start..<here, into: &out)
        if gap == .none { gap = .opportunity }
        start = here
      }
    }
    writePiece(utf8, start..<utf8.count, into: &out)
  }

  /// Goes on with the text of the leaf.
  package mutating func write(_ text: String, style: TextStyle, into out: inout [UInt8]) {
    write(text.utf8.span, style: style, into: &out)
  }

  /// Ends the line within the leaf (a hard break); the element that breaks is the caller's.
  package mutating func endLine(into out: inout [UInt8]) {
    if hasText && !hasGlyphs { SkeletonGlyphs.append(width: step, into: &out) }
    breaker = LineBreaker()
    gap = .none
    carry = 0
    lineWidth = 0
    hasText = false
    hasGlyphs = false
    lastScalar = nil
  }

  /// Ends the leaf; under `constant` this writes its one block.
  package mutating func finish(into out: inout [UInt8]) {
    endLine(into: &out)
    if step == 0 {
      SkeletonGlyphs.append(width: 6 * TextStyle.unitsPerEm, into: &out)
    }
  }
}

extension Projector {
  /// Whether every unit counts: then spaces are as wide as they are, and neighbours are looked at.
  var isExact: Bool { step == 1 }

  private static func isWhite(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
  }

  private mutating func change(to style: TextStyle) {
    carry = carry * self.style.size / max(style.size, 1)
    self.style = style
    typeface = typefaces[style]
    lastScalar = nil
  }

  /// Takes into account how the text's first scalar stands to the last one that was written before.
  private mutating func kernAcross(_ utf8: Span<UInt8>) {
    guard isExact, let first = utf8.scalar(from: 0), first.value < 0x590 else { return }
    if let lastScalar, !Self.isWhite(first) {
      let (one, other) = (Array(String(lastScalar).utf8), Array(String(first).utf8))
      carry += typeface.advance(of: (one + other).span)
      carry -= typeface.advance(of: one.span) + typeface.advance(of: other.span)
    }
    let last = utf8.scalar(before: utf8.count)
    lastScalar = Self.isWhite(last) ? nil : last
  }

  private mutating func writeWhite(_ scalar: Unicode.Scalar, into out: inout [UInt8]) {
    breaker.space()
    if whiteSpace == .preserved { return writePreserved(scalar, into: &out) }
    guard gap != .space, hasText else { return }
    gap = .space
    // A space is that of the element it stands in. The grid's stands in the element of the next block.
    if isExact { out.append(0x20) } else { carry += typeface.space }
  }

  private mutating func writePreserved(_ scalar: Unicode.Scalar, into out: inout [UInt8]) {
    if scalar == "\n" {
      endLine(into: &out)
      return out.append(0x0A)
    }
    let column = self.column
    let width = scalar == "\t" ? widthOfTab : scalar == " " ? column : 0
    defer { lineWidth += width }
    // Not all letters are as wide as a column: a tab behind them is seldom as wide as some spaces.
    let count = (2 * width + column) / (2 * column)
    carry += width
    if isExact {
      carry -= count * column
      return out.append(contentsOf: repeatElement(0x20, count: count))
    }
    // The grid shows the indentation of a line to every second column, and no other spaces' number.
    if hasText {
      if count > 0 { gap = .space }
      return
    }
    let first = lineWidth / column
    for _ in 0..<(first + count) / 2 - first / 2 {
      out.append(contentsOf: [0x20, 0x20])
      carry -= 2 * column
    }
  }

  /// How wide a column of code is.
  private var column: Int { max(typeface.space, 1) }

  /// How wide a tab is here: it goes to the next stop, one of which is at every eighth column, or where
  /// that is nearer than half a column to the one behind it.
  private var widthOfTab: Int {
    let width = 8 * column - lineWidth % (8 * column)
    return 2 * width < column ? width + 8 * column : width
  }

  /// Writes what stands for an unbreakable piece of text, or the part of one that is known.
  private mutating func writePiece(
    _ utf8: Span<UInt8>, _ piece: Range<Int>, into out: inout [UInt8]
  ) {
    guard !piece.isEmpty else { return }
    hasText = true
    let advance = advance(of: piece, in: utf8)
    lineWidth += advance
    carry += advance
    if isExact, typeface.kernsWithSpaces { carry += kerningWithSpaces(of: piece, in: utf8) }
    let gapWidth = gap == .space && !isExact ? typeface.space : 0
    let whole = (2 * carry + step) / (2 * step) * step
    let wanted = whole - gapWidth
    guard wanted > 0 else { return }
    switch gap {
    case .none: break
    case .space: if !isExact { out.append(0x20) }
    case .opportunity: out.append(contentsOf: [0xE2, 0x80, 0x8B])  // U+200B
    }
    SkeletonGlyphs.append(
      width: wanted, isCode: isExact && style.family == .mono, into: &out)
    carry -= whole
    gap = .none
    hasGlyphs = true
  }

  /// What a piece gains or loses since there are spaces beside it: what stands for it has none of that.
  private func kerningWithSpaces(of piece: Range<Int>, in utf8: Span<UInt8>) -> Int {
    func kerning(_ one: String, _ other: String) -> Int {
      let together = typeface.advance(of: (one + other).utf8.span)
      return together - typeface.advance(of: one.utf8.span) - typeface.advance(of: other.utf8.span)
    }
    var sum = 0
    if piece.lowerBound > 0, utf8[piece.lowerBound - 1] <= 0x20 {
      var start = piece.lowerBound
      sum += kerning(" ", String(utf8.scalar(at: &start)))
    }
    if piece.upperBound < utf8.count, utf8[piece.upperBound] <= 0x20 {
      sum += kerning(String(utf8.scalar(before: piece.upperBound)), " ")
    }
    return sum
  }

  /// The advance of a piece, kerned with what stands before it where every unit counts. (No shipped face
  /// kerns with spaces: at the end of a line there is none.)
  private func advance(of piece: Range<Int>, in utf8: Span<UInt8>) -> Int {
    guard isExact, piece.lowerBound > 0, utf8[piece.lowerBound - 1] > 0x20 else {
      return typeface.advance(of: utf8.extracting(piece))
    }
    let before = utf8.scalarStart(before: piece.lowerBound)
    return typeface.advance(of: utf8.extracting(before..<piece.upperBound))
      - typeface.advance(of: utf8.extracting(before..<piece.lowerBound))
  }
}
