// Our own few words, in the language of a page.

/// All labels in one language.
///
/// ```swift
/// Labels.of("de")[.undo]  // Rückgängig
/// ```
package struct Labels: Sendable {
  /// The tag of the language that they are in.
  package let language: String
  private let texts: [String]

  /// In a language by its tag without script and region; in English, for one that Vitrine does not
  /// speak.
  package static func of(_ language: String) -> Labels {
    all[language] ?? all["en"] ?? Labels(LabelTable.Part(language: "en"))
  }

  /// The tags of all languages that Vitrine speaks.
  package static var languages: [String] { all.keys.sorted() }

  private static let all = Dictionary(
    LabelTable.own.parts.map { ($0.language, Labels($0)) }, uniquingKeysWith: { first, _ in first })

  private init(_ part: LabelTable.Part) {
    language = part.language
    let texts = Dictionary(
      part.lines.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    // What is missing shows its name; the tests see to it that nothing is.
    self.texts = Label.allCases.map { texts["\($0)"] ?? "\($0)" }
  }

  /// What a label says.
  package subscript(_ label: Label) -> String { texts[label.rawValue] }

  /// Which step of how many it is, in the language's own digits.
  package func step(_ step: Int, of steps: Int) -> String {
    let digits = Digits(ofLanguage: language)
    var text: [UInt8] = []
    for part in self[.step].split(separator: "{") {
      guard let end = part.firstIndex(of: "}") else {
        text += part.utf8
        continue
      }
      digits.append(part[..<end] == "step" ? step : steps, to: &text)
      text += part[part.index(after: end)...].utf8
    }
    return String(decoding: text, as: UTF8.self)
  }
}
