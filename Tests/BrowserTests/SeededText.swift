// Paragraphs in the scripts that redaction has to keep the layout of, the same for the same seed.

import Composable

/// Makes up text.
struct SeededText {
  /// A way of writing.
  enum Script: String, CaseIterable {
    case latin, japanese, hebrew, arabic, mixed
  }

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A paragraph of some sentences, as Markdown if told.
  mutating func paragraph(_ script: Script, isMarkdown: Bool = false) -> String {
    let count = below(6) + 1
    let sentences = (0..<count).map { _ in sentence(script, isMarkdown: isMarkdown) }
    return sentences.joined(separator: script == .japanese ? "" : " ")
  }

  /// A word as languages have it that join words, or as addresses are.
  mutating func longWord() -> String { (0...below(12)).map { _ in latinWord() }.joined() }

  /// Words of all lengths.
  mutating func longWords(upTo most: Int) -> String {
    (0...below(most)).map { _ in below(3) == 0 ? longWord() : latinWord() }.joined(separator: " ")
  }

  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func sentence(_ script: Script, isMarkdown: Bool) -> String {
    if script == .japanese { return japaneseSentence() }
    let words = (0..<below(20) + 4).map { index in
      mark(word(script), isFirst: index == 0, isMarkdown: isMarkdown)
    }
    return words.joined(separator: " ") + [".", ".", "!", "?", "…"][below(5)]
  }

  private mutating func mark(_ word: String, isFirst: Bool, isMarkdown: Bool) -> String {
    let plain = isFirst ? word.prefix(1).uppercased() + word.dropFirst() : word
    switch below(isMarkdown ? 40 : 26) {
    case 0...1: return plain + ","
    case 2: return "“\(plain)”"
    case 3: return "(\(plain))"
    case 4: return "\(plain)-\(word)"
    case 5: return "\(plain) — \(word)"
    case 26...27: return "*\(plain)*"
    case 28: return "**\(plain) \(word)**"
    case 29: return "`\(plain)`"
    case 30: return "[\(plain) \(word)](https://site.test/x)"
    case 31: return "**\(plain)**s"
    case 32: return "\(plain)\n\(word)"
    default: return plain
    }
  }

  private mutating func word(_ script: Script) -> String {
    switch script {
    case .hebrew: letters(0x5D0..<0x5EB, upTo: 7)
    case .arabic: letters(0x627..<0x63B, upTo: 7)
    case .mixed: below(3) == 0 ? letters(0x410..<0x450, upTo: 9) : latinWord()
    default: latinWord()
    }
  }

  private mutating func latinWord() -> String {
    if below(12) == 0 { return "\(below(3000))" }
    return Self.words[below(Self.words.count)]
  }

  private mutating func letters(_ range: Range<Int>, upTo longest: Int) -> String {
    var word = ""
    for _ in 0...below(longest) {
      let value = UInt32(range.lowerBound + below(range.count))
      if let scalar = Unicode.Scalar(value) { word.unicodeScalars.append(scalar) }
    }
    return word
  }

  private mutating func japaneseSentence() -> String {
    var text = ""
    for _ in 0...below(30) {
      switch below(14) {
      case 0: text += "、"
      case 1: text += "「\(kana())\(kana())」"
      case 2: text += "ー"
      case 3: text += "\(below(100))"
      case 4...7: text += Self.ideographs[below(Self.ideographs.count)]
      default: text += kana()
      }
    }
    return text + "。"
  }

  private mutating func kana() -> String {
    Unicode.Scalar(UInt32(0x3041 + below(0x52))).map { String($0) } ?? "の"
  }

  private static let ideographs = "日本語文章静的生成状態頁面画像作品展示館内容漢字東京時間".map { String($0) }

  private static let words = """
    a I of to in it is as at be by or on no up the and for are not but had was all any can her one \
    our out day get has him how man new now old see two way who boy did its let put say she too use \
    that with have this will your from they know want been good much some time very when come here \
    just like long make many more only over such take than them well were page state light frame \
    glass story every number people through because between another without against thought museum \
    exhibit gallery visitor curator redaction placeholder onboarding understanding responsibility \
    AVATAR Typography To. Yet, We've don't it's naïve café Zürich fjord Łódź coöperate www.site.test
    """.split(separator: " ").map { String($0) }
}
