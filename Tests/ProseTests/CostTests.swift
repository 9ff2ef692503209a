// Texts that cmark would take quadratic time for: each ends in an error with its place, or in output,
// and soon.

import Drawing
import Glibc
import Testing

@testable import Prose

@Suite("pathological texts")
struct CostTests {
  @Test("a text is read the same whatever was read in the same memory before")
  func memory() throws {
    for count in [1, 3_000, 1, 100, 9_000, 10, 3_000, 1] {
      let text = (0..<count).map { "- *a* [b](c\($0)) `d`\n  e\n" }.joined() + "\n> f\n"
      #expect(try commonMark(Array(text.utf8)) == reference(Array(text.utf8)))
    }
  }

  static let texts: [(name: String, text: String)] = [
    ("pictures that are not closed", String(repeating: "![[]()", count: 30_000)),
    (
      "empty lines in a deep list",
      String(repeating: "- ", count: 15_000) + "x" + String(repeating: "\n", count: 15_000)
    ),
    (
      "empty lines in a deep list in a quote",
      "> " + String(repeating: "- ", count: 15_000) + "x\n"
        + String(repeating: ">\n", count: 15_000)
    ),
    (
      "emphasis in a deep quote",
      String(repeating: ">", count: 30_000) + String(repeating: "a*", count: 30_000)
    ),
    ("nested quotes", String(repeating: ">", count: 100_000) + "a"),
    ("nested quotes with spaces", String(repeating: "> ", count: 100_000) + "a"),
    ("nested lists", String(repeating: "- ", count: 100_000) + "a"),
    (
      "nested brackets",
      String(repeating: "[", count: 100_000) + "a" + String(repeating: "]", count: 100_000)
    ),
    ("brackets that open", String(repeating: "[a", count: 100_000)),
    ("brackets that close", String(repeating: "a]", count: 100_000)),
    (
      "strong emphasis",
      String(repeating: "*a **a ", count: 30_000) + "b"
        + String(repeating: " a** a*", count: 30_000)
    ),
    ("emphasis that does not open", String(repeating: "a_ ", count: 20_000)),
    ("emphasis that does not close", String(repeating: "_a ", count: 20_000)),
    ("mismatched emphasis", String(repeating: "*a_ ", count: 30_000)),
    ("brackets and emphasis", String(repeating: "[ a_", count: 30_000)),
    ("links that are not closed", String(repeating: "[a](<b", count: 30_000)),
    ("brackets and parentheses", String(repeating: "[ (](", count: 30_000)),
    ("comments that are not closed", "</" + String(repeating: "<!--", count: 100_000)),
    ("processing instructions", String(repeating: "<?", count: 100_000)),
    ("declarations", String(repeating: "a<!A ", count: 20_000)),
    ("backticks", (1..<600).map { "e" + String(repeating: "`", count: $0) }.joined()),
    ("deep lists", (0..<300).map { String(repeating: "  ", count: $0) + "* a\n" }.joined()),
    ("references", (0..<20_000).map { "[\($0)]: /u\n" }.joined()),
    (
      "a long reference, often used",
      "[a]: " + String(repeating: "u", count: 10_000) + "\n\n"
        + String(repeating: "[a]", count: 30_000)
    ),
    ("headings with one name", String(repeating: "# a\n", count: 10_000)),
    (
      "headings with one name below a long text",
      String(repeating: "word ", count: 200_000) + "\n\n"
        + String(repeating: "# a\n", count: 100_000)
    ),
    ("marks on one letter", "a" + String(repeating: "\u{301}", count: 200_000)),
    ("marks that are not closed", String(repeating: "<!-- stale -->\n\n", count: 100_000)),
    (
      "private parts in marks that are not closed",
      String(
        repeating: "<!-- stale -->\n\n<!-- private -->\n\na\n\n<!-- /private -->\n\n", count: 50_000
      )
    ),
    ("mistakes on one line", String(repeating: "a <!-- privat --> ", count: 100_000)),
    (
      "nested pictures",
      String(repeating: "![", count: 5_000) + "a" + String(repeating: "](b)", count: 5_000)
    ),
    (
      "carriage returns",
      String(repeating: "- ", count: 20_000) + "x" + String(repeating: "\r", count: 20_000)
    ),
  ]

  @Test("end within a second, plain and redacted", arguments: texts.map(\.name))
  func soon(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    // The bound that matters is a release build's, a second; this
    // one only tells linear from quadratic.
    let start = Self.work
    do {
      for treatment in [ProseTreatment(), .reasons(.placeholder)] {
        let found = Result { try Markdown(Array(text.utf8)).drawn(treatment) }
        guard case .failure(let error) = found else { continue }
        // How many more there are is told of the file, and not of a line.
        let places = (error as? ContentError)?.diagnostics
          .filter { !$0.message.hasPrefix("besides the ") }.map(\.place.line)
        #expect(places?.allSatisfy { $0 > 0 } == true)
      }
    }
    #expect(Self.work - start < 20)
  }

  /// The seconds of CPU time that this thread has worked: what others do at the time does not count.
  private static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("texts of authors cost next to nothing by this count")
  func authors() {
    let article =
      String(
        repeating: "Some *words* with a [link](/a) and ![a picture](b.png), on and on.\n", count: 40
      )
      + "\n- an item\n\n  - a deeper one\n\n    > and a quote\n\n"
    let book = Array(String(repeating: article, count: 1_000).utf8)
    #expect(book.count > 2_000_000)
    #expect(ParsingCost.excess(of: book.span) == nil)
  }

  @Test("what is too costly is told with its line")
  func place() {
    let text = "a\n\nb\n" + String(repeating: "![[]()", count: 30_000)
    #expect(
      mistakes { try Markdown(Array(text.utf8)) }
        == [
          "4:1 there are too many '![' in this paragraph, which would take too long to read. Split it, or remove what is repeated"
        ])
  }
}
