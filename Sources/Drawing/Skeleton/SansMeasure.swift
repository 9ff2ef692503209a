// The built-in measure: advances and kerning of a common sans-serif and its monospaced sister.

/// A measure that knows the widths of Liberation Sans, which are those of Arial.
///
/// Latin, Greek and Cyrillic are kerned; East Asian scalars fill an em (half-width forms half of
/// it), Arabic letters are taken in the form that their neighbours give them, marks take no room.
public struct SansMeasure: TextMeasure {
  /// The advance of every narrow scalar in the monospaced family.
  static let monoAdvance = 1229

  /// The built-in measure.
  public init() {}

  /// The advance of one scalar that stands alone.
  public func advance(of scalar: Unicode.Scalar, in style: TextStyle) -> Int {
    if let arabic = ArabicForms.advance(of: scalar, after: nil, before: nil) {
      return Self.weighted(arabic, style)
    }
    return Self.plain(scalar, style)
  }

  /// The advance of a run of UTF-8.
  public func advance(of run: UnsafeBufferPointer<UInt8>, in style: TextStyle) -> Int {
    style.family == .mono ? Self.monoAdvance(of: run) : sansAdvance(of: run, in: style)
  }

  private func sansAdvance(of run: UnsafeBufferPointer<UInt8>, in style: TextStyle) -> Int {
    let isBold = style.weight == .bold
    let advances = isBold ? SansAdvances.boldTable : SansAdvances.regularTable
    let kerning = isBold ? SansKerning.boldTable : SansKerning.regularTable
    var total = 0
    var previous: Unicode.Scalar = "\0"
    var index = 0
    while index < run.count {
      let start = index
      total += Self.asciiAdvance(of: run, at: &index, advances, kerning, after: previous)
      if index > start { previous = Unicode.Scalar(run[index - 1]) }
      guard index < run.count else { break }
      let place = index
      let scalar = run.scalar(at: &index)
      if scalar.value >= 0x621, scalar.value <= 0x6D0,
        let arabic = Self.arabicAdvance(of: scalar, at: place, before: index, in: run)
      {
        total += Self.weighted(arabic, style)
      } else {
        total += advances.advance(of: scalar) + kerning.distance(previous, scalar)
      }
      previous = scalar
    }
    return max(total, 0)
  }

  /// The advance of the ASCII characters from an index on, which moves behind them.
  private static func asciiAdvance(
    of run: UnsafeBufferPointer<UInt8>, at index: inout Int, _ advances: SansAdvances,
    _ kerning: SansKerning, after previous: Unicode.Scalar
  ) -> Int {
    var total = 0
    var place = index
    var left = previous.value < 0x80 ? Int(previous.value) : 0
    advances.withASCII { advances in
      kerning.withASCII { kerning in
        while place < run.count, run[place] < 0x80 {
          let right = Int(run[place])
          total += Int(advances[right]) + Int(kerning[left << 7 | right])
          left = right
          place += 1
        }
      }
    }
    // Kerning with what is before, if that is no ASCII.
    if place > index, previous.value >= 0x80 {
      total += kerning.distance(previous, Unicode.Scalar(run[index]))
    }
    index = place
    return total
  }

  private static func plain(_ scalar: Unicode.Scalar, _ style: TextStyle) -> Int {
    if style.family == .mono {
      return SansAdvances.isZero(scalar)
        ? 0 : EastAsianWidth.isWide(scalar) ? TextStyle.unitsPerEm : monoAdvance
    }
    let table = style.weight == .bold ? SansAdvances.boldTable : SansAdvances.regularTable
    return table.advance(of: scalar)
  }

  private static func monoAdvance(of run: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var index = 0
    while index < run.count {
      let scalar = run.scalar(at: &index)
      total += scalar.value < 0x7F ? monoAdvance : plain(scalar, TextStyle(family: .mono))
    }
    return total
  }

  /// The advance of an Arabic letter within a run, its neighbours looked for behind their marks.
  private static func arabicAdvance(
    of scalar: Unicode.Scalar, at start: Int, before end: Int, in run: UnsafeBufferPointer<UInt8>
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
