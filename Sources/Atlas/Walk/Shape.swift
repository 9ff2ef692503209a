// Shapes: looks in which rows are folded to none, one or several, and words with numbers likewise.

import Composable
import Drawing
import System

/// A look in which rows that are alike but for their words are folded, with what is pending and which
/// laws are broken.
struct Shape: Sendable {
  /// All that is not a row, without words.
  let structure: UInt64
  /// Of each kind of rows whether there is one or several.
  let rows: [UInt64: Int]
  /// What is said outside of rows: indices of the walk's phrases.
  let words: Set<Int32>
  /// What is in flight, whatever its order.
  let pending: Set<UInt64>
  /// The laws of the page that do not hold.
  let broken: UInt64

  /// Whether they are alike but for how many there are of something: one or several.
  func isAkin(to other: Shape) -> Bool {
    structure == other.structure && pending == other.pending && broken == other.broken
      && words == other.words && rows.count == other.rows.count
      && rows.keys.allSatisfy { other.rows[$0] != nil }
  }
}

/// What is said somewhere, to tell whether it speaks of a row.
struct Phrases: Sendable {
  private var numbers: [UInt64: Int32] = [:]
  private var texts: [String] = []
  /// What rows say of their own; nothing where others say the same.
  private var ofRows: [UInt64: String] = [:]

  /// The number of something that is said outside of rows.
  mutating func number(of phrase: Substance.Phrase, in drawing: Drawing) -> Int32 {
    if let known = numbers[phrase.key] { return known }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[phrase.key] = number
    texts.append(phrase.place.map { drawing.text($0) } ?? "")
    return number
  }

  /// Notes what rows say of their own: what several of them say is none of that.
  mutating func note(rows said: [Substance.Phrase], in drawing: Drawing) {
    var here: Set<UInt64> = []
    for phrase in said {
      let isRepeated = !here.insert(phrase.key).inserted
      guard let known = ofRows[phrase.key] else {
        ofRows[phrase.key] = phrase.place.map { drawing.text($0) } ?? ""
        continue
      }
      if isRepeated, !known.isEmpty { ofRows[phrase.key] = "" }
    }
  }

  /// Those that hold what a row says, or are a part of it. A syllable says nothing.
  func aboutRows() -> Set<Int32> {
    let rows = Set(ofRows.values).filter { $0.utf8.count > 2 }.map { ZeroEnded(Array($0.utf8)) }
    var found: Set<Int32> = []
    for (number, text) in texts.enumerated() where text.utf8.count > 2 {
      let text = ZeroEnded(Array(text.utf8))
      if rows.contains(where: { text.holds($0) || $0.holds(text) }) {
        found.insert(Int32(truncatingIfNeeded: number))
      }
    }
    return found
  }
}

extension Walker {
  /// The number of a state's shape.
  mutating func shape(
    of settled: Settled, _ tried: Tried, _ parts: [UInt64], pending: UInt64, broken: UInt64
  ) -> Int32 {
    let key = Self.shapeKey(Self.whole(Self.whole(parts), pending: pending), broken: broken)
    if let known = shapeNumbers[key] { return known }
    let number = Int32(truncatingIfNeeded: shapes.count)
    shapeNumbers[key] = number
    let drawing = settled.drawing
    let substance = drawing.substance(isLive: isSeenLive(tried, in: drawing))
    phrases.note(rows: substance.rowWords, in: drawing)
    var words: Set<Int32> = []
    for phrase in substance.words { words.insert(phrases.number(of: phrase, in: drawing)) }
    shapes.append(
      Shape(
        structure: substance.structure, rows: substance.rows, words: words,
        pending: pendingKinds(of: settled.run), broken: broken))
    return number
  }

  /// What tells a shape from others: all that is seen and in flight, and the laws that do not hold.
  static func shapeKey(_ whole: UInt64, broken: UInt64) -> Int {
    var hasher = Hasher()
    hasher.combine(whole)
    hasher.combine(broken)
    return hasher.finalize()
  }

  private mutating func pendingKinds(of run: Run) -> Set<UInt64> {
    guard run.isExpectingMore else { return [] }
    return Set(run.pendingActions.map { $0.map { pendingKey(of: $0) } ?? 1 })
  }
}
