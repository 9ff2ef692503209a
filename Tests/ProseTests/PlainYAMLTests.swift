// Front matter of plain words is read without libyaml, and says the same.

import Composable
import Testing

@testable import Prose

/// What libyaml makes of a text: a comment behind it says nothing, and is nothing plain.
private func byLibrary(_ text: String) -> YAML? {
  var findings = Findings(SourceFile(path: "a.md", bytes: []))
  return YAMLLoader.load(Array("\(text)# nothing\n".utf8).span, lineOffset: 1, into: &findings)
}

private func plainly(_ text: String) -> YAML? {
  PlainYAML.mapping(Array(text.utf8).span, lineOffset: 1)
}

@Suite("plain front matter")
struct PlainYAMLTests {
  @Test(
    "lines of plain words are read as libyaml reads them, with their places",
    arguments: [
      "title: Lead into frame heavy linen\n",
      "title: Lead\ndate: 2022-06-04\nblurb: Market of letter, white; school.\ntags: [bench]\n",
      "tags: [one, two words ,three-4,  five.6 ]\n", "title:   wide   apart   \nfavorite: true\n",
      "a_b: it's \"quoted\" [in] {the} middle, & *so* - on? | > % @ ` !\n", "x: [a] \nx2: null\n",
    ])
  func plain(text: String) {
    #expect(plainly(text) != nil)
    #expect(plainly(text) == byLibrary(text))
  }

  @Test(
    "whatever could mean more is left to libyaml",
    arguments: [
      "", "\n", "title:\n", "title: \n", "title: Lead", "title: a: b\n", "title: a #b\n",
      "title: \"quoted\"\n", "title: 'quoted'\n", "title: |\n  a\n", "title: a\n  b\n", "- a\n",
      "title: a\ntitle: b\n", "title: \u{E9}\n", "title: a\\n\n", "title: a\tb\n", "title: a\r\n",
      "tags: []\n", "tags: [a,]\n", "tags: [a: b]\n", "tags: [[a]]\n", "tags: [a] b\n", "tags: [\n",
      "tags: [a]]\n", "1: a\n", "a : b\n", "? a\n", "title: &a b\n", "title: *a\n", "title: -\n",
      "a: b\n\nc: d\n", "a: b\n---\n", "a: ~\n", "{a: b}\n", "a:b\n",
      "tags: [\(Array(repeating: "a", count: 1_001).joined(separator: ","))]\n",
    ])
  func other(text: String) {
    #expect(plainly(text) == nil)
  }

  @Test("a text of any bytes is read as libyaml reads it, or left to it")
  func random() {
    let pieces = [
      "a", "B7", "title", ": ", ":", " ", "\n", "\n", "[", "]", ", ", "-", "_", ".", "#", "'", "\"",
      "words and more", "2022-06-04", "\t", "é", "&", "*", "|", ">", "?", "!", "%", "~", "{", "}",
    ]
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 1...4, using: &generator)).map { number in
        let value = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
        return "k\(number): \(value.joined())\n"
      }.joined()
      guard let plain = plainly(text) else { continue }
      #expect(plain == byLibrary(text), "\(text)")
    }
  }
}
