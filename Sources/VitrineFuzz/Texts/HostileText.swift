// Bytes that no author would write.

import Composable

/// Makes hostile texts: noise, soups of what Markdown and YAML are made of, mutations, repetitions.
enum HostileText {
  private static let markdown: [String] = [
    "*", "**", "_", "`", "```", "~~~", "[", "]", "(", ")", "![", "](", "<", ">", "<a ", "</b>",
    "<!--", "-->", "<!-- private -->\n\n", "<!-- /private -->\n\n", "<!-- unredacted -->\n\n",
    "<!-- /unredacted -->\n\n", "<!-- stale -->\n\n", "<!-- /stale -->\n\n", "&", "&amp;", "&#0;",
    "# ", "## ", "- ", "1. ", "9. ", "> ", "    ", "\t", "\n", "\n\n", "  \n", "\\", "\\|", "\"",
    "'", "a", "word ", "é", "日本", "😀", ":", "[x]: /y\n", "---", "\n===\n", "http://a", "@", "|",
    " | ", "|---|\n", "!", "%", "javascript:", "data:image/png;", "\0", "\r", "<div>", "<script>",
    "<?", "<!A", "[ ] ", "[x] ", "- [x] ", "\u{FEFF}", "\u{200B}", "\u{E000}", "\u{202E}",
    "\u{1B}[2J", "\u{9B}2J",
  ]
  private static let yaml: [String] = [
    "---\n", "---\n", "\n---\n", "...\n", "title: ", "date: ", "2025-01-31", "tags: ", "[", "]",
    "{",
    "}", ", ", ": ", "- ", "\n", "  ", "\t", "\"", "'", "&a ", "*a", "<<: *a", "!!str ", "!x ",
    "|\n",
    ">\n", "#", "? ", "true", "draft: ", "favourit: ", "states: ", "onboarding:\n  - ", "text: x",
    "region: ", "latency: ", "redaction: ", "exact", "\0", "\u{85}", "é", "0", "~", "%YAML 1.1\n",
    "\u{1B}[2J", "\"\\e[2J\"", "\"\\0\"", "\"a\\x9Bb\": ",
  ]
  private static let whole: String = """
    ---
    title: "A page: behind glass"
    date: 2025-01-31
    tags: [a, b]
    onboarding:
      - { region: header, text: "See [[Next]]" }
    ---
    # One *two*

    A [link](/x "t"), ![picture](p.png) and `code`.

    <!-- private -->

    - [x] done
      1. deep

    <!-- /private -->

    | a | b |
    |---|--:|
    | c | d |

    > quote

    ```swift
    let a = 1
    ```

    """

  static func next(_ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: noise(&random)
    case 2...6: soup(markdown, &random)
    case 7, 8: Array("---\n".utf8) + soup(yaml, &random) + Array("\n---\n".utf8)
    case 9, 10: Array("---\n".utf8) + soup(yaml, &random) + soup(markdown, &random)
    case 11...14: mutation(&random)
    default:
      Int.random(in: 0..<64, using: &random) == 0 ? repetition(&random) : soup(yaml, &random)
    }
  }

  private static func noise(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...120, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func soup(
    _ pieces: [String], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      text += piece.utf8
    }
    return text
  }

  private static func mutation(_ random: inout SeededGenerator) -> [UInt8] {
    var text = Array(whole.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let at = Int.random(in: 0..<max(text.count, 1), using: &random)
      let end = min(text.count, at + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.replaceSubrange(at..<end, with: [])
      case 1: text.insert(contentsOf: soup(markdown, &random).prefix(12), at: at)
      case 2: text.insert(contentsOf: text[at..<end], at: Int.random(in: 0...at, using: &random))
      default: if at < text.count { text[at] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return text
  }

  /// A few bytes, thousands of times: what costs quadratic time shows here.
  private static func repetition(_ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let piece = soup(markdown, &random).prefix(Int.random(in: 1...8, using: &random))
      for _ in 0..<Int.random(in: 1...8_000, using: &random) { text += piece }
    }
    return text
  }
}
