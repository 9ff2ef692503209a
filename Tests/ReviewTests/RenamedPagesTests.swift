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
