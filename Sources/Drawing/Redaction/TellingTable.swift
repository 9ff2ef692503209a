// What the width of a word tells of it, by how wide it is.

/// By width in half ems: the bits that a word of that width tells, and how often it is guessed.
///
/// Measured by attacking the articles of the demonstration with all others of them and a list of common
/// words (`LeakTests` does, and prints the table anew where it no longer holds: when the fonts change,
/// say). The last row is that of all words that are wider.
struct TellingTable: Sendable {
  typealias Entry = (tenths: Int, thousandths: Int)

  private let rows: [Entry]

  /// What a word of that width tells.
  func row(ofWidth width: Int) -> Entry {
    rows[min(width / SkeletonGlyphs.halfEm, rows.count - 1)]
  }

  static func of(_ kind: Telling.Kind, isCode: Bool) -> TellingTable {
    switch (kind, isCode) {
    case (.exact, false): exactWords
    case (.exact, true): exactCode
    case (.grid, false): gridWords
    case (.grid, true): gridCode
    case (.constant, _): nothing
    }
  }

  private static let exactWords = TellingTable(rows: [
    (157, 90), (60, 927), (74, 954), (90, 918), (105, 804), (115, 760), (120, 669), (130, 672),
    (142, 595), (142, 595), (150, 390),
  ])
  private static let exactCode = TellingTable(rows: [
    (40, 236), (40, 236), (31, 90), (27, 297), (40, 231), (52, 155), (52, 155), (56, 206),
    (57, 166), (66, 166), (69, 166), (75, 110), (79, 110), (92, 110), (87, 110), (100, 63),
  ])
  private static let gridWords = TellingTable(rows: [
    (21, 120), (21, 120), (22, 361), (16, 43), (16, 228), (21, 11), (21, 62), (33, 9), (31, 9),
    (46, 12), (46, 12), (62, 10),
  ])
  private static let gridCode = TellingTable(rows: [
    (36, 314), (36, 100), (36, 100), (21, 294), (21, 294), (17, 129), (17, 129), (26, 237),
    (26, 237), (32, 174), (32, 174), (43, 134), (43, 134), (58, 85), (58, 85), (68, 79), (68, 79),
    (77, 71), (77, 71), (92, 57),
  ])
  private static let nothing = TellingTable(rows: [(0, 0)])
}
