// Turns text into a projection as it streams by.

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
  private enum Gap {
    case none
    case space
    case opportunity
  }

  /// The grid in units of the text's em: 1 for exact, which never rounds, and 0 for constant.
  private let step: Int
  private let measure: any TextMeasure
  private let whiteSpace: WhiteSpace
  private var breaker = LineBreaker()
  private var gap = Gap.none
  /// How far the text is ahead of what was written, in units of the em of the style.
  private var carry = 0
  private var style = TextStyle.body
  private var textSpace: Int
  /// Since the start of the line: whether there is text, whether there are glyphs, the columns.
  private var hasText = false
  private var hasGlyphs = false
  private var columns = 0
  /// The last scalar that was written, if what comes is set in the same style.
  private var lastScalar: Unicode.Scalar?

  /// A projector at the start of a leaf.
  package init(
    _ kind: Projection.Kind, measure: some TextMeasure = SansMeasure(),
    whiteSpace: WhiteSpace = .collapsed
  ) {
    step =
      switch kind {
      case .exact: 1
      case .grid(let thousandths): max(thousandths * TextStyle.unitsPerEm / 1000, 2)
      case .constant: 0
      }
    textSpace = measure.advance(of: " ", in: .body)
    self.measure = measure
    self.whiteSpace = whiteSpace
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
    columns = 0
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
  /// Whether every unit counts, so that neighbours are looked at.
  private var isKerned: Bool { step == 1 && style.family == .sans }

  private static func isWhite(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
  }

  private mutating func change(to style: TextStyle) {
    carry = carry * self.style.size / max(style.size, 1)
    self.style = style
    textSpace = measure.advance(of: " ", in: style)
    lastScalar = nil
  }

  /// Takes into account how the text's first scalar stands to the last one that was written before.
  private mutating func kernAcross(_ utf8: Span<UInt8>) {
    guard isKerned, let first = utf8.scalar(from: 0), first.value < 0x590 else { return }
    if let lastScalar {
      var pair: [UInt8] = Array(String(lastScalar).utf8)
      let alone = measure.advance(of: pair.span, in: style)
      pair += String(Self.isWhite(first) ? " " : first).utf8
      let together = measure.advance(of: pair.span, in: style)
      carry += together - alone - measure.advance(of: Self.isWhite(first) ? " " : first, in: style)
    }
    let last = utf8.scalar(before: utf8.count)
    lastScalar = Self.isWhite(last) ? " " : last
  }

  /// The width of the space as it is drawn: the font's, which the style sheet widens for code.
  private var drawnSpace: Int {
    style.family == .mono ? SansMeasure.monoAdvance : SkeletonGlyphs.space
  }

  private mutating func writeWhite(_ scalar: Unicode.Scalar, into out: inout [UInt8]) {
    breaker.space()
    if whiteSpace == .preserved { return writePreserved(scalar, into: &out) }
    guard gap != .space, hasText else { return }
    gap = .space
    carry += textSpace
  }

  private mutating func writePreserved(_ scalar: Unicode.Scalar, into out: inout [UInt8]) {
    if scalar == "\n" {
      endLine(into: &out)
      return out.append(0x0A)
    }
    let count = scalar == "\t" ? 8 - columns % 8 : scalar == " " ? 1 : 0
    columns += count
    // The grid shows the indentation of a line to every second column, and no other spaces' number.
    let isRounded = step != 1
    for column in columns - count..<columns {
      carry += textSpace
      if isRounded && (hasText || column % 2 == 0) {
        if hasText { gap = .space }
      } else {
        let drawn = isRounded ? 2 : 1
        out.append(contentsOf: repeatElement(0x20, count: drawn))
        carry -= drawn * drawnSpace
      }
    }
  }

  /// Writes what stands for an unbreakable piece of text, or the part of one that is known.
  private mutating func writePiece(
    _ utf8: Span<UInt8>, _ piece: Range<Int>, into out: inout [UInt8]
  ) {
    guard !piece.isEmpty else { return }
    hasText = true
    columns += piece.count
    carry += advance(of: piece, in: utf8)
    let gapWidth = gap == .space ? drawnSpace : 0
    let wanted = (2 * carry + step) / (2 * step) * step - gapWidth
    guard wanted > 0 else { return }
    switch gap {
    case .none: break
    case .space: out.append(0x20)
    case .opportunity: out.append(contentsOf: [0xE2, 0x80, 0x8B])  // U+200B
    }
    SkeletonGlyphs.append(width: wanted, into: &out)
    carry -= wanted + gapWidth
    gap = .none
    hasGlyphs = true
  }

  /// The advance of a piece, kerned with its neighbours where every unit counts.
  private func advance(of piece: Range<Int>, in utf8: Span<UInt8>) -> Int {
    guard isKerned else {
      return measure.advance(of: utf8.extracting(piece), in: style)
    }
    let before = piece.lowerBound > 0 ? utf8.scalarStart(before: piece.lowerBound) : 0
    let after = piece.upperBound < utf8.count && utf8[piece.upperBound] == 0x20 ? 1 : 0
    let run = utf8.extracting(before..<piece.upperBound + after)
    let lead = utf8.extracting(before..<piece.lowerBound)
    return measure.advance(of: run, in: style) - measure.advance(of: lead, in: style)
      - after * textSpace
  }
}
