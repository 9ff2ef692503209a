import Testing
import Type

@Suite("labels")
struct LabelTests {
  private let table = LabelTable.own

  @Test("the table has each label once in each language, and nothing else")
  func complete() {
    let names = Set(Label.allCases.map { "\($0)" })
    for part in table.parts {
      #expect(Set(part.lines.map(\.name)) == names, "\(part.language)")
      #expect(part.lines.count == names.count, "\(part.language)")
      for (name, text) in part.lines {
        #expect(!text.isEmpty, "\(part.language): \(name)")
        #expect(text.first != " " && text.last != " ", "\(part.language): \(name)")
      }
    }
    #expect(Set(table.parts.map(\.language)).count == table.parts.count)
    #expect(table.parts.map(\.language).sorted() == Labels.languages)
  }

  @Test(
    "the languages most spoken are there, and those of the demonstration",
    arguments: [
      "en", "zh", "hi", "es", "fr", "ar", "bn", "pt", "ru", "ur", "de", "he", "ja",
    ])
  func spoken(language: String) {
    #expect(Labels.of(language).language == language)
  }

  @Test("a language that Vitrine does not speak has English labels")
  func unknown() {
    for language in ["sv", "xx", ""] {
      #expect(Labels.of(language).language == "en")
      #expect(Labels.of(language)[.undo] == "Undo")
    }
  }

  @Test("what the walk says of controls names those that there are")
  func controls() {
    for language in Labels.languages {
      let labels = Labels.of(language)
      for control in [Label.favorite, .readLater] {
        #expect(labels[.walkActions].contains("[[\(labels[control])]]"), "\(language)")
      }
    }
  }

  @Test("a sentence that tells a state has room on one line of a small telephone")
  func lengths() {
    let sentences: [Label] = [
      .loading, .late, .failed, .empty, .hidden, .ready, .isFavorite, .isForLater, .stale, .partly,
    ]
    for language in Labels.languages {
      let longest = ["ja", "zh"].contains(language) ? 16 : 32
      for sentence in sentences {
        let text = Labels.of(language)[sentence]
        #expect(text.count <= longest, "\(language): \(text)")
      }
    }
  }

  @Test("labels are in the script of their language, but for what all scripts share")
  func scripts() {
    let scripts: [String: ClosedRange<UInt32>] = [
      "ar": 0x600...0x6FF, "ur": 0x600...0x6FF, "he": 0x590...0x5FF, "hi": 0x900...0x97F,
      "bn": 0x980...0x9FF, "ru": 0x400...0x4FF, "zh": 0x4E00...0x9FFF,
    ]
    for part in table.parts {
      for (name, text) in part.lines {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        if name == "step" { continue }
        let isOwn = scripts[part.language].map { range in
          letters.allSatisfy { range.contains($0.value) }
        }
        #expect(isOwn ?? true, "\(part.language): \(name)")
        #expect(!letters.isEmpty, "\(part.language): \(name)")
      }
    }
  }

  @Test("each step of a walk is told in the digits of the language")
  func steps() {
    #expect(Labels.of("en").step(1, of: 12) == "Step 1 of 12")
    #expect(Labels.of("ja").step(2, of: 4) == "手順 2/4")
    #expect(Labels.of("hi").step(2, of: 4) == "4 में से चरण 2")
    #expect(Labels.of("ar").step(3, of: 10) == "الخطوة ٣ من ١٠")
    #expect(Labels.of("bn").step(3, of: 10) == "ধাপ ৩/১০")
    for language in Labels.languages {
      let digits = Digits(ofLanguage: language)
      var numbers: [[UInt8]] = [[], []]
      digits.append(37, to: &numbers[0])
      digits.append(58, to: &numbers[1])
      let text = Labels.of(language).step(37, of: 58)
      for number in numbers { #expect(text.contains(String(decoding: number, as: UTF8.self))) }
      #expect(!text.contains("{") && !text.contains("}"), "\(language)")
    }
  }

  @Test("a table is read line by line; what is no line of it is passed over")
  func reading() {
    let text = "x = y\n# [no]\n[en]\na = b = c\n\nnothing\n[de]\na = d [[e]]\n"
    let table = LabelTable(Array(text.utf8))
    #expect(table.parts.map(\.language) == ["en", "de"])
    #expect(table.parts[0].lines.map(\.name) == ["a"])
    #expect(table.parts[0].lines.map(\.text) == ["b = c"])
    #expect(table.parts[1].lines.map(\.text) == ["d [[e]]"])
  }
}
