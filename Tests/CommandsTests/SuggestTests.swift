import Commands
import System
import Testing

@Suite("suggestions")
struct SuggestTests {
  @Test(
    "a distance counts insertions, removals, changes and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("output", "output", 0), ("ouput", "output", 1),
      ("outputt", "output", 1), ("ouptut", "output", 1), ("autput", "output", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(one: String, other: String, expected: Int) {
    #expect(editDistance(one, other) == expected)
    #expect(editDistance(other, one) == expected)
  }
}
