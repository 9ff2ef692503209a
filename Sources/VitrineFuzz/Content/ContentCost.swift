// What reading and drawing a document costs, as it grows.

import Composable
import Drawing
import Prose
import System

/// Measures a text as it is doubled: its cost may grow no faster, but for a square that `ParsingCost` bounds.
enum ContentCost {
  /// The least of a text that is measured, in bytes.
  private static let smallest = 40_000
  /// How often as much twice a text may cost: what takes the square of its size costs four times as much
  /// then, and clocks and caches are not quiet.
  private static let mostOfTwice = 3.0
  /// How often as much as the costliest text of one kind a text may cost while it still grows like a
  /// square: others are dearer by the step.
  private static let mostOfBound = 4

  /// What is wrong with the cost of the texts of a seed.
  ///
  /// A text that looks too dear is doubled again, until it is not, or is refused, which is cheap; so
  /// neither a busy hour nor a square that ends in time is a mistake.
  static func mistake(seed: UInt64) -> (rule: String, source: String)? {
    var random = SeededGenerator(seed: seed)
    let piece = piece(&random)
    var size = max(1, smallest / max(1, piece.utf8.count))
    var cost = cost(of: piece, size)
    var doublings = 0
    while true {
      size *= 2
      doublings += 1
      let twice = self.cost(of: piece, size)
      let ratio = Double(twice) / Double(cost)
      cost = twice
      if ratio <= mostOfTwice {
        // Once more, for what is dear from some size on.
        if doublings > 1 { return nil }
      } else if twice > mostOfBound * costOfBound() {
        return ("twice a text, \(size) pieces, costs \(Int(ratio * 10)) tenths of it", piece)
      }
    }
  }

  /// What a text costs that is as large as `ParsingCost` lets it be.
  private static func costOfBound() -> Int {
    // Each piece leaves two `![`, which each link after it is checked against.
    cost(of: "![![[a](#a) ", Int(Double(ParsingCost.limit).squareRoot()) - 1)
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

  /// The least time of a few, since a busy machine makes work look slow, and never fast; no less than what
  /// a clock tells well.
  private static func cost(of piece: String, _ count: Int) -> Int {
    let bytes = Array(String(repeating: piece, count: count).utf8)
    var least = Int.max
    for _ in 0..<3 {
      let start = Int(SystemClock.ofThread())
      if let document = Document.read(bytes, path: "a.md").document {
        for reasons in [[], .placeholder, .privacy] as [RedactionReasons] {
          _ = document.drawn(ProseTreatment(redaction: Redaction(reasons: reasons))).html.count
        }
        _ = document.anchors.ids.count + document.links.count
      }
      least = min(least, Int(SystemClock.ofThread()) - start)
    }
    return max(least, 200_000)
  }
}
