// How wide text is in one family, weight and slant.

import System

/// The files that a browser asks for the letters of one style, in its order, and what they measure.
package final class Typeface: Sendable {
  /// How wide the space is.
  package let space: Int
  /// Whether letters are nearer to a space, or farther from it, than they are to letters. No shipped face
  /// does that.
  package let kernsWithSpaces: Bool

  private let files: [LazyShaper]
  /// Of a shipped face. A site's own may do what pairs cannot tell: there, each word is shaped whole.
  private let pairs: PairTable?
  /// What was shaped already. It is emptied when it grows large, so memory does not grow with a site.
  private let known = Lock<[Fingerprint: Int]>([:])

  private static let mostKnown = 1 << 16
  /// So many marks may sit on one letter; no language needs a tenth of them. HarfBuzz 6 looks back from
  /// each mark past all before it, so that a letter with many would take the square of their time.
  private static let mostMarks = 256

  private let time: ShapingTime

  init(_ files: [LazyShaper], time: ShapingTime) {
    self.files = files
    self.time = time
    pairs = files.first?.file.widths().flatMap { PairTable($0.span) }
    let shaper = pairs == nil ? files.first?.shaper() : nil
    let space: [UInt8] = [0x20]
    self.space =
      pairs?.advance(of: space.span) ?? shaper?.advance(of: space.span) ?? TextStyle.unitsPerEm / 4
    kernsWithSpaces = shaper?.kernsWithSpaces ?? false
  }

  /// How wide a run of UTF-8 is, in ``TextStyle/unitsPerEm``.
  package func advance(of run: Span<UInt8>) -> Int {
    if let advance = pairs?.advance(of: run) { return advance }
    let key = Fingerprint(of: run)
    if let advance = known.withLock({ $0[key] }) { return advance }
    let advance = time.measuring { shaped(run) }
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
      known[key] = advance
    }
    return advance
  }

  /// How far the word of plain ASCII goes that begins somewhere, and how wide it is. In a site's own face,
  /// which pairs tell nothing of, it ends where it begins.
  package func word(in text: Span<UInt8>, from start: Int) -> (end: Int, width: Int) {
    pairs?.word(in: text, from: start) ?? (start, 0)
  }

  /// Shapes a run part by part, each with the file that has its scalars.
  private func shaped(_ run: Span<UInt8>) -> Int {
    var total = 0
    var start = 0
    var current: Int?
    var marks = 0
    var index = 0
    while index < run.count {
      let before = index
      let scalar = run.scalar(at: &index)
      let place = self.place(of: scalar, after: before == 0 ? nil : .some(current))
      marks = EastAsianWidth.isNothing(scalar) ? marks + 1 : 0
      if before > 0, place != current || marks > Self.mostMarks {
        total += part(run.extracting(start..<before), in: current)
        start = before
        marks = 0
      }
      current = place
    }
    return total + part(run.extracting(start..<run.count), in: current)
  }

  /// The place of the first file that draws a scalar; a mark stays with what it stands on.
  private func place(of scalar: Unicode.Scalar, after previous: Int??) -> Int? {
    if let previous, EastAsianWidth.isNothing(scalar) {
      guard let previous else { return nil }
      if files[previous].file.scalars.contains(scalar) { return previous }
    }
    return files.firstIndex { $0.file.scalars.contains(scalar) }
  }

  /// How wide a part is in a file; what no file has is drawn by a font of the reader's machine, and is
  /// guessed at.
  private func part(_ run: Span<UInt8>, in place: Int?) -> Int {
    if let place, let shaper = files[place].shaper() { return shaper.advance(of: run) }
    var total = 0
    var index = 0
    while index < run.count { total += EastAsianWidth.usualAdvance(of: run.scalar(at: &index)) }
    return total
  }
}
