// Nothing that is redacted is in a frame's document, nor in what is said of it elsewhere.

import Composable
import Gallery
import Testing

@Suite("no leak")
struct LeakTests {
  @Test("secrets of any length give byte-identical frames and storyboards")
  func secrets() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let expected = frames(of: notesPage())
    let board = storyboard(of: notesPage())
    for _ in 0..<60 {
      let state = Notes.State(secret: generator.text())
      #expect(frames(of: notesPage(state)) == expected, "seed \(seed), \(state.secret)")
      #expect(storyboard(of: notesPage(state)) == board, "seed \(seed), \(state.secret)")
    }
  }

  @Test("titles with equal projection give byte-identical redacted frames")
  func placeholders() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let title = generator.text()
      // The same letters the other way round: words of the same widths, as nothing is kerned here.
      let word = String(title.filter { $0 != " " && "nuoeapdbqhxyvk".contains($0) })
      let other = String(word.reversed())
      let one = frames(of: notesPage(Notes.State(title: word)))
      let two = frames(of: notesPage(Notes.State(title: other)))
      #expect(one["loading"] == two["loading"], "seed \(seed), \(word)")
      #expect((one["loaded"] == two["loaded"]) == (word == other), "seed \(seed), \(word)")
    }
  }

  @Test("events are told by name, and what goes with them by its keys")
  func events() {
    let board = storyboard(of: notesPage(Notes.State(title: "Zanzibar")))
    #expect(board.contains("analytics: Star with title"))
    #expect(!board.contains("Zanzibar"))
  }
}

extension SeededGenerator {
  /// Some words.
  mutating func text() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz <&\"あ漢")
    let count = Int.random(in: 1...40, using: &self)
    return String((0..<count).map { _ in letters.randomElement(using: &self) ?? "a" })
  }
}
