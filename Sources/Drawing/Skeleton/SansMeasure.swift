// The built-in measure: advances and kerning of a common sans-serif and its monospaced sister.

/// A measure that knows the widths of Liberation Sans, which are those of Arial.
///
/// Latin, Greek and Cyrillic are kerned; East Asian scalars fill an em (half-width forms half of
/// it), Arabic letters are taken in the form that their neighbours give them, marks take no room.
package struct SansMeasure: TextMeasure {
  /// The advance of every narrow scalar in the monospaced family.
  static let monoAdvance = 1229

  private let regular = SansTable.regular
  private let bold = SansTable.bold

  /// The built-in measure.
  package init() {}

  /// The advance of one scalar that stands alone.
  package func advance(of scalar: Unicode.Scalar, in style: TextStyle) -> Int {
    if scalar.value > 0x600, style.family == .sans,
      let arabic = ArabicForms.advance(of: scalar, after: nil, before: nil)
    {
      return Self.weighted(arabic, style)
    }
    return plain(scalar, style)
  }

  /// The advance of a run of UTF-8.
  package func advance(of run: Span<UInt8>, in style: TextStyle) -> Int {
    style.family == .mono ? monoAdvance(of: run) : sansAdvance(of: run, in: style)
  }

  private func sansAdvance(of run: Span<UInt8>, in style: TextStyle) -> Int {
    let table = style.weight == .bold ? bold : regular
    var index = 0
    let total = table.asciiAdvance(of: run, at: &index, after: "\0")
    return index == run.count ? max(total, 0) : advance(of: run, from: index, total, table, style)
  }

  /// Goes on where a run is no longer ASCII. Not inlined, since the types of Unicode properties are
  /// looked up at run time by any function that names them, at its beginning.
  @inline(never)
  private func advance(
    of run: Span<UInt8>, from start: Int, _ before: Int, _ table: SansTable,
    _ style: TextStyle
  ) -> Int {
    var index = start
    var total = before
    while index < run.count {
      let start = index
      var previous: Unicode.Scalar = index > 0 ? run.scalar(before: index) : "\0"
      let scalar = run.scalar(at: &index)
      if scalar.value >= 0x621, scalar.value <= 0x6D0,
        let arabic = Self.arabicAdvance(of: scalar, at: start, before: index, in: run)
      {
        total += Self.weighted(arabic, style)
      } else {
        total += table.advances.advance(of: scalar) + table.kerning.distance(previous, scalar)
      }
      previous = scalar
      guard index < run.count, run[index] < 0x80 else { continue }
      total += table.kerning.distance(previous, Unicode.Scalar(run[index]))
      total += table.asciiAdvance(of: run, at: &index, after: previous)
    }
    return max(total, 0)
  }

  private func plain(_ scalar: Unicode.Scalar, _ style: TextStyle) -> Int {
    if style.family == .mono {
      return SansAdvances.isZero(scalar)
        ? 0 : EastAsianWidth.isWide(scalar) ? TextStyle.unitsPerEm : Self.monoAdvance
    }
    return (style.weight == .bold ? bold : regular).advances.advance(of: scalar)
  }

  private func monoAdvance(of run: Span<UInt8>) -> Int {
    var total = 0
    var index = 0
    while index < run.count {
      let scalar = run.scalar(at: &index)
      total += scalar.value < 0x7F ? Self.monoAdvance : plain(scalar, TextStyle(family: .mono))
    }
    return total
  }

  /// The advance of an Arabic letter within a run, its neighbours looked for behind their marks.
  private static func arabicAdvance(
    of scalar: Unicode.Scalar, at start: Int, before end: Int, in run: Span<UInt8>
  ) -> Int? {
    var previous: Unicode.Scalar?
    var place = start
    while place > 0 {
      place = run.scalarStart(before: place)
      var index = place
      let candidate = run.scalar(at: &index)
      guard SansAdvances.isZero(candidate) else {
        previous = candidate
        break
      }
    }
    var next: Unicode.Scalar?
    place = end
    while place < run.count {
      let candidate = run.scalar(at: &place)
      guard SansAdvances.isZero(candidate) else {
        next = candidate
        break
      }
    }
    return ArabicForms.advance(of: scalar, after: previous, before: next)
  }

  /// Bold Arabic is about an eighth wider.
  private static func weighted(_ advance: Int, _ style: TextStyle) -> Int {
    style.weight == .bold ? advance * 9 / 8 : advance
  }
}
