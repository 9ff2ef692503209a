// What reading and drawing a document costs, as it grows.

import Composable
import Drawing
import Prose
import System

/// Measures a text, twice and four times as much of it: the cost may grow no faster.
enum ContentCost {
  /// The least of a text that is measured, in bytes.
  private static let smallest = 40_000
  /// How often as much twice a text may cost. What takes the square of its size costs four times as much
  /// then; clocks and caches are not quiet; and up to its limit, what `ParsingCost` counts is such a square
  /// besides all that is none: of `![_[x]: /y`, on lines that define `x`, twice cost 3.3 times as much.
  private static let mostOfTwice = 3.6

  /// What is wrong with the cost of the texts of a seed.
  static func mistake(seed: UInt64) -> (rule: String, source: String)? {
    var random = SeededGenerator(seed: seed)
    let piece = piece(&random)
    let count = max(1, smallest / max(1, piece.utf8.count))
    // A busy machine makes work look slow, and never fast: so what looks slow is measured again, and of
    // each size the least counts.
    var least = [Int](repeating: .max, count: 3)
    var worst = Double.infinity
    for _ in 0..<8 {
      for (index, size) in [1, 2, 4].enumerated() {
        least[index] = min(least[index], cost(piece, count * size))
      }
      let costs = least.map { Double(max($0, 200_000)) }
      worst = max(costs[1] / costs[0], costs[2] / costs[1])
      if worst <= mostOfTwice { return nil }
    }
    return ("twice a text costs \(Int(worst * 10)) tenths of it", piece)
  }

  /// Something that an author writes, or a few bytes that none does.
  private static func piece(_ random: inout SeededGenerator) -> String {
    if Bool.random(using: &random) {
      let targets = WrittenMarkdown.Targets(links: ["#glass", "/x", "#lamp"], pictures: ["a.png"])
      var writer = WrittenMarkdown(words: ["open", "tea"], targets: targets, seed: random.next())
      let part = "\n\n<!-- private -->\n\(writer.blocks(atMost: 2))\n<!-- /private -->\n"
      return writer.blocks() + (Bool.random(using: &random) ? part : "\n\n")
    }
    let pieces = [
      "*", "_", "`", "[", "]", "(", "!", "<", ">", "<!--", "-->", "&amp;", "# a\n", "[#a](#a) ",
      "- ", "1. ",
      "> ", "\n", "\n\n", "|", "|-|\n", "a", " ", "<!- ", "<private", "[x]: /y\n", "    ", "\t",
      "```\n", "\\",
      "<!-- private -->\n", "<!-- /private -->\n", "## a\n\n", "![", "](",
    ]
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  private static func cost(_ piece: String, _ count: Int) -> Int {
    let bytes = Array(String(repeating: piece, count: count).utf8)
    let start = Int(SystemClock.ofThread())
    if let document = Document.read(bytes, path: "a.md").document {
      for reasons in [[], .placeholder, .privacy] as [RedactionReasons] {
        _ = document.drawn(ProseTreatment(redaction: Redaction(reasons: reasons))).html.count
      }
      _ = document.anchors.ids.count + document.links.count
    }
    return Int(SystemClock.ofThread()) - start
  }
}
