// What came of an attack, to be laid beside what the build reports.

@testable import Drawing

/// Words and how many of them were guessed, in all and by how wide they are.
struct Outcome {
  /// Words of about one width.
  struct Row {
    var words = 0
    var bits = 0.0
    var guessed = 0
  }

  /// By width in half ems, of words and of code.
  private(set) var rows: [Bool: [Int: Row]] = [:]
  /// Words of lines in which it cannot be told what stands for what.
  private(set) var lost = 0
  private(set) var all = 0

  var guessed: Int { sum(\.guessed) }
  var words: Int { sum(\.words) }
  var bits: Double { rows.values.flatMap(\.values).map(\.bits).reduce(0, +) }
  /// The share that was guessed, in percent.
  var share: Double { 100 * Double(guessed) / Double(max(words, 1)) }

  /// The share of words that are no code.
  var shareOfWords: Double {
    let rows = rows[false].map { Array($0.values) } ?? []
    let words = rows.map(\.words).reduce(0, +)
    return 100 * Double(rows.map(\.guessed).reduce(0, +)) / Double(max(words, 1))
  }

  /// The bits, had nothing been lost.
  var bitsOfAll: Double { words == 0 ? 0 : bits * Double(all) / Double(words) }

  /// Rows as the table of tellings has them: tenths of bits and thousandths guessed, for every half em
  /// at which there are enough words.
  var table: String {
    rows.sorted { !$0.key && $1.key }.map { isCode, rows in
      (isCode ? "code:\n" : "words:\n")
        + rows.sorted { $0.key < $1.key }.map { width, row in
          let tenths = (10 * row.bits / Double(row.words)).rounded()
          return "  \(width): (\(Int(tenths)), \(1000 * row.guessed / row.words)) of \(row.words)"
        }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func sum(_ value: (Row) -> Int) -> Int {
    rows.values.flatMap(\.values).map(value).reduce(0, +)
  }

  static func += (one: inout Outcome, other: Outcome) {
    one.lost += other.lost
    one.all += other.all
    for (isCode, rows) in other.rows {
      for (width, row) in rows {
        var sum = one.rows[isCode]?[width] ?? Row()
        sum.words += row.words
        sum.bits += row.bits
        sum.guessed += row.guessed
        one.rows[isCode, default: [:]][width] = sum
      }
    }
  }

  private mutating func add(_ word: SeenWord, bits: Double, isGuessed: Bool) {
    let width = word.width / WordWidths.halfEm
    var row = rows[word.style.isCode]?[width] ?? Row()
    row.words += 1
    row.bits += bits
    row.guessed += isGuessed ? 1 : 0
    rows[word.style.isCode, default: [:]][width] = row
  }

  /// Attacks the frame of an article that loads.
  init(of attack: Attack, on article: AttackedArticle, _ kind: Telling.Kind) {
    let information = Information(attack)
    let words = attack.model.known.words
    let told = article.loading[kind]?.lines ?? []
    all = article.lines.map(\.count).reduce(0, +)
    guard kind != .constant, told.count == article.lines.count else {
      lost = all
      return
    }
    for (line, seen) in zip(article.lines, told) {
      let places = kind == .exact ? Array(line.indices) : Self.placesOnGrid(line)
      guard places.count == seen.count else {
        lost += line.count
        continue
      }
      let guesses = kind == .exact ? attack.guessExact(seen) : attack.guessGrid(seen)
      for (number, place) in places.enumerated() {
        let bits = kind == .exact ? information.exact(seen[number]) : information.grid(seen[number])
        add(
          seen[number], bits: bits,
          isGuessed: guesses[number].map { words[$0] == line[place].text } ?? false)
      }
    }
  }

  init() {}

  /// The words of a line for which something of their own stands on the grid; the others are so narrow
  /// that they end where the one before does.
  private static func placesOnGrid(_ line: [SeenWord]) -> [Int] {
    var places: [Int] = []
    var carry = 0
    var isGapOpen = false
    for (place, word) in line.enumerated() {
      let space = WordWidths.space(word.parts.first?.style ?? word.style)
      if place > 0, !isGapOpen {
        carry += space
        isGapOpen = true
      }
      for part in word.parts {
        carry += WordWidths.width(part.text, part.style)
        let gap = isGapOpen ? space : 0
        let whole = (2 * carry + WordWidths.em) / (2 * WordWidths.em) * WordWidths.em
        guard whole - gap > 0 else { continue }
        carry -= whole
        isGapOpen = false
        if places.last != place { places.append(place) }
      }
    }
    return places
  }
}
