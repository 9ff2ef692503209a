import Testing
import Type

@Suite("directions")
struct WritingDirectionTests {
  @Test(
    "a language is written as its script is",
    arguments: ["ar", "he", "fa", "ur", "ps-AF", "az-Arab"])
  func rightToLeft(tag: String) {
    #expect(WritingDirection(ofLanguage: tag) == .rightToLeft)
  }

  @Test(
    "all others run from left to right",
    arguments: ["en", "ja", "de-CH", "az", "", "xx", "nonsense"])
  func leftToRight(tag: String) {
    #expect(WritingDirection(ofLanguage: tag) == .leftToRight)
  }
}
