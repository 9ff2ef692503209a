// What projections tell a reader of the source.

/// How much of hidden texts a reader of the source can tell from their projections.
///
/// Two figures, for each word that is hidden and summed up:
///
/// - *bits*: minus the binary logarithm of how likely a word, taken as often as it is written, is to
///   have that projection. One bit halves what the word can be.
/// - *guessable*: how often a reader guesses a word of such a projection, who knows which words are
///   written how often behind which others, from a list of common words and from the other texts of
///   the site.
///
/// Both are estimates: averages over words of that width, read from ``TellingTable``. So they cost a
/// pass over the glyphs, depend on nothing but the frame, and need no list of words; tests attack the
/// articles of the demonstration, and compare.
///
/// ```swift
/// var telling = Telling()
/// telling.add(Projection(of: "Buy milk", .exact).glyphs.span, .exact, isCode: false)
/// telling.words  // 2
/// ```
package struct Telling: Hashable, Sendable {
  /// What a projection tells of.
  package enum Kind: UInt8, Hashable, Sendable {
    case exact, grid, constant
  }

  /// How many words something of their own stands for.
  package private(set) var words = 0
  /// What is told of all of them, in tenths of a bit.
  private var tenths = 0
  /// How many of them can be guessed, in thousandths.
  private var thousandths = 0

  /// Nothing is hidden, so nothing is told.
  package init() {}

  /// As it was told before.
  package init(words: Int, tenthsOfBits: Int, thousandthsGuessable: Int) {
    self.words = words
    tenths = tenthsOfBits
    thousandths = thousandthsGuessable
  }

  /// How many bits are told.
  package var bits: Int { (tenths + 5) / 10 }
  /// The same, in tenths.
  package var tenthsOfBits: Int { tenths }
  /// How many of the words a reader is likely to guess.
  package var guessable: Int { (thousandths + 500) / 1000 }
  /// The same, in thousandths.
  package var thousandthsGuessable: Int { thousandths }
  /// The share of the words that a reader is likely to guess, in percent.
  package var guessablePercent: Int { words == 0 ? 0 : (thousandths / words + 5) / 10 }

  /// Adds what another part tells.
  package mutating func add(_ other: Telling) {
    words += other.words
    tenths += other.tenths
    thousandths += other.thousandths
  }

  /// Adds what the glyphs of a leaf tell.
  package mutating func add(_ glyphs: Span<UInt8>, _ kind: Kind, isCode: Bool) {
    if kind == .constant { return }
    let table = TellingTable.of(kind, isCode: isCode)
    var told = Telling()
    var width = 0
    var isJoined = false
    var index = 0
    while index < glyphs.count {
      if index + 8 <= glyphs.count,
        let word = SkeletonGlyphs.widthOfWord(glyphs.word(at: index))
      {
        told.add(pieceOf: width + word, isJoined: isJoined, table)
        isJoined = false
        width = 0
        index += SkeletonGlyphs.bytesOfWord
        continue
      }
      let byte = glyphs[index]
      if byte == 0xEE, index + 2 < glyphs.count {
        let low = UInt32(glyphs[index + 1] & 0x3F) << 6 | UInt32(glyphs[index + 2] & 0x3F)
        width += SkeletonGlyphs.advance(of: 0xE000 | low)
        index += 3
        continue
      }
      let isOpportunity = byte == 0xE2
      told.add(pieceOf: width, isJoined: isJoined || isOpportunity, table)
      isJoined = isOpportunity
      width = 0
      index += isOpportunity ? 3 : 1
    }
    told.add(pieceOf: width, isJoined: isJoined, table)
    add(told)
  }

  /// Adds what one piece tells. Letters that fill an em each, and between which lines may break, are
  /// all alike.
  @inline(__always)
  private mutating func add(pieceOf width: Int, isJoined: Bool, _ table: TellingTable) {
    if width == 0 { return }
    words += 1
    if isJoined, width % (2 * SkeletonGlyphs.halfEm) == 0 { return }
    let row = table.row(ofWidth: width)
    tenths += row.tenths
    thousandths += row.thousandths
  }
}

extension Projection.Kind {
  /// What it tells of. A grid that is finer than an em is taken for exact: it tells no more than that.
  package var tells: Telling.Kind {
    switch self {
    case .exact: .exact
    case .grid(let thousandths): thousandths < 1000 ? .exact : .grid
    case .constant: .constant
    }
  }
}
