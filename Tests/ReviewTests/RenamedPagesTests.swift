// Which page was which, where many have another name.

import Review
import Testing

/// So many pages in a folder, with some words each.
private func pages(in folder: String, _ words: (Int) -> String) -> Sample {
  var sample = Sample()
  for number in 100..<250 {
    let name = "\(folder)/p\(number)"
    sample.page(name, "articles", source: nil)
    sample.frame(name, "one", "<p>Water just off the boil, and three minutes. \(words(number))</p>")
  }
  return sample
}

/// The numbers of the pages that those of the head are told to have been.
private func former(_ base: Sample, _ head: Sample) throws -> [Int: Int] {
  func number(_ path: String?) -> Int { path.flatMap { Int($0.dropFirst(5).prefix(3)) } ?? 0 }
  let review = try Workplace().review(from: base, to: head)
  #expect(review.frames.allSatisfy { $0.fate == .renamed })
  return Dictionary(
    uniqueKeysWithValues: review.frames.map { (number($0.headPath), number($0.basePath)) })
}

@Test("of many pages that are alike the first was the first before, and the last the last")
func alike() throws {
  let former = try former(pages(in: "old") { _ in "" }, pages(in: "new") { _ in "" })
  #expect(former == Dictionary(uniqueKeysWithValues: (100..<250).map { ($0, $0) }))
}

@Test("of many pages that are nearly alike each is known by its own word, wherever it stands now")
func nearlyAlike() throws {
  let head = pages(in: "new") { "And \(349 - $0)." }
  let former = try former(pages(in: "old") { "And \($0)." }, head)
  #expect(former == Dictionary(uniqueKeysWithValues: (100..<250).map { ($0, 349 - $0) }))
}

/// An article of a few words, with the controls that all articles have.
private func article(_ name: String, _ title: String, _ words: String, in sample: inout Sample) {
  sample.page(name, "articles", source: nil)
  let controls = ["Favorite", "Read later", "Hide", "Undo", "Show me around", "Try again"]
  sample.frame(
    name, "loaded",
    "<article><h1>\(title)</h1><p>\(words)</p><div class=\"row\">"
      + controls.map { button($0, to: nil) }.joined() + "</div></article>")
}

@Test("of two short articles that say different things neither was the other, whatever both can do")
func unlike() throws {
  var (base, head) = (Sample(), Sample())
  article("articles/bread", "Bread", "Flour and water.", in: &base)
  article("articles/moon", "Moon", "It has no air.", in: &head)
  let review = try Workplace().review(from: base, to: head)
  #expect(Set(review.frames.map(\.fate)) == [.added, .removed])
  var moved = Sample()
  article("articles/loaf", "Bread", "Flour and water.", in: &moved)
  let renamed = try Workplace().review(from: base, to: moved)
  #expect(renamed.frames.map(\.fate) == [.renamed])
}
