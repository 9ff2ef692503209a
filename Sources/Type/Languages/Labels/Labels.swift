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
  /// How it is told which step it is, and the digits for it: asked for in each state of a tour, and the
  /// same in all of them.
  private let step: [StepPiece]
  private let digits: Digits

  private enum StepPiece {
    case text(Substring)
    case step
    case steps
  }

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
    step = Self.pieces(of: self.texts[Label.step.rawValue])
    digits = Digits(ofLanguage: part.language)
  }

  /// `Step {step} of {steps}`, cut at what is in braces.
  private static func pieces(of text: String) -> [StepPiece] {
    text.split(separator: "{").flatMap { part -> [StepPiece] in
      guard let end = part.firstIndex(of: "}") else { return [.text(part)] }
      return [part[..<end] == "step" ? .step : .steps, .text(part[part.index(after: end)...])]
    }
  }

  /// What a label says.
  package subscript(_ label: Label) -> String { texts[label.rawValue] }

  /// Which step of how many it is, in the language's own digits.
  package func step(_ step: Int, of steps: Int) -> String {
    var text: [UInt8] = []
    for piece in self.step {
      switch piece {
      case .text(let words): text += words.utf8
      case .step: digits.append(step, to: &text)
      case .steps: digits.append(steps, to: &text)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
