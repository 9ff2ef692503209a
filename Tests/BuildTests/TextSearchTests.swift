// Many texts are found at once wherever one of them stands, and nowhere else.

import Composable
import Testing

@testable import Build

@Test("texts are found where a plain search finds one, also where the same comes again and again")
func textsAreFound() {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  var found = 0
  for round in 0..<400 {
    // A few pieces, much repeated, so that much agrees and little is the same.
    let pieces = (0..<3).map { _ in
      (0..<Int.random(in: 1...40, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x62, using: &random)
      }
    }
    func text(_ count: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let piece = pieces.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...30, using: &random) { bytes += piece }
      }
      return bytes
    }
    let page = text(Int.random(in: 100...6_000, using: &random))
    let texts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      if Bool.random(using: &random) { return text(Int.random(in: 16...1_500, using: &random)) }
      // One that stands there, or would but for a byte.
      let start = Int.random(in: 0..<page.count, using: &random)
      var piece = Array(page[start...].prefix(Int.random(in: 16...1_500, using: &random)))
      if Bool.random(using: &random) {
        piece[Int.random(in: 0..<piece.count, using: &random)] = 0x63
      }
      return piece
    }
    let isThere = texts.contains { $0.count >= TextSearch.shortest && stands($0, in: page) }
    if isThere { found += 1 }
    let search = TextSearch(texts)
    #expect(search.finds(in: page) { _ in true } == isThere, "round \(round) of seed \(seed)")
  }
  #expect((1..<400).contains(found), "seed \(seed)")
}

@Test("of many texts each is found, and none beside them")
func manyTexts() {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  func text() -> [UInt8] { (0..<20).map { _ in UInt8.random(in: 0x61...0x7A, using: &random) } }
  let texts = (0..<30_000).map { _ in text() }
  let search = TextSearch(texts)
  for each in texts.shuffled(using: &random).prefix(500) {
    let page = text() + each + text()
    #expect(search.finds(in: page) { _ in true }, "seed \(seed)")
    #expect(
      !search.finds(in: text() + [0x20] + each.dropFirst() + text()) { _ in true }, "seed \(seed)")
  }
}

private func stands(_ text: [UInt8], in page: [UInt8]) -> Bool {
  guard text.count <= page.count else { return false }
  return (0...page.count - text.count).contains { page[$0...].starts(with: text) }
}
