// The drawing so far, and what the pen must know of the place where it stands.

import Type

/// How many leaves were drawn: texts, symbols, controls.
struct LeafCount {
  /// Those that are drawn as they are.
  var visible = 0
  /// Those of them that say something: what stands in a control or a heading is called so.
  var telling = 0
  /// Those that are redacted.
  var redacted = 0
  /// Those of them of which nothing is told.
  var veiled = 0

  /// Whether of what was drawn since then nothing can be seen, since it is hidden so that nothing is told
  /// of it.
  func isVeiled(since start: Self) -> Bool { visible == start.visible && veiled > start.veiled }

  /// Whether of what was drawn since then nothing can be seen, or at most what says nothing, such as a
  /// symbol, beside what is redacted.
  func isNameless(since start: Self) -> Bool {
    visible == start.visible || telling == start.telling && redacted > start.redacted
  }
}

struct Sketch {
  var drawing = DrawingParts()
  /// The innermost element, regions aside.
  var parent: Element.Kind?
  /// Whether a control is open; what is drawn is its label.
  var isInControl = false
  /// How leaves are set here.
  var setting = Setting.block
  /// The size that the surrounding heading gives.
  var scale = Face.Scale.body
  /// Whether leaves are marked as stale.
  var isStale = false
  /// Whether what stands for hidden leaves is drawn dim, since all around it is disabled.
  var isDim = false
  var tint: Tint?
  var language = Language.english {
    didSet {
      if language.tag != oldValue.tag { dateWords = dates.words(ofLanguage: language.tag) }
    }
  }
  /// How the languages of the site write dates, and how the one here does.
  private let dates: DateMemo
  private(set) var dateWords: DateWords
  /// What hidden text is measured in.
  let typefaces: Typefaces
  /// Whether what is drawn here is marked as sensitive.
  var isSensitive = false
  /// What stands for sensitive texts, where somebody looks whether they make a difference.
  var substitute: (@Sendable (String) -> String)?
  /// The accessible label for whatever is drawn next.
  var label: String?
  /// How many leaves there are so far.
  var leaves = LeafCount()
  /// The innermost region, list and row; -1 if there is none.
  var region: Int32 = -1
  var list: Int32 = -1
  var row: Int32 = -1
  var listCount: Int32 = 0
  /// Room for a text that is projected and never drawn.
  var scratch: [UInt8] = []

  init(dates: DateMemo, typefaces: Typefaces) {
    self.dates = dates
    self.typefaces = typefaces
    dateWords = dates.words(ofLanguage: language.tag)
  }

  /// How a leaf that is drawn as it is is set here.
  var visibleSetting: Setting { isStale ? setting.union(.stale) : setting }

  /// How what stands for a hidden leaf is set here; a control is dim as a whole, label and all.
  var hiddenSetting: Setting { isDim && !isInControl ? setting.union(.dim) : setting }

  /// Takes the label that was meant for what is drawn now.
  mutating func takeLabel() -> String? {
    guard let taken = label else { return nil }
    label = nil
    return taken
  }

  /// Adds a text that is drawn.
  mutating func append(_ text: String) -> Extent {
    let start = drawing.texts.count
    if isSensitive {
      drawing.texts.append(text: substituted(text))
    } else {
      drawing.texts.append(text: text)
    }
    return noted(from: start)
  }

  /// What was added from there on, noted if it is sensitive.
  mutating func noted(from start: Int) -> Extent {
    let extent = Extent(from: start, to: drawing.texts.count)
    if isSensitive, !extent.isEmpty { drawing.privateExtents.append(extent) }
    return extent
  }

  /// Counts a leaf that is drawn as it is, and says this.
  mutating func countVisible(saying words: String?) {
    leaves.visible += 1
    if let words, !words.isBlank { leaves.telling += 1 }
  }

  /// The text that is drawn for one.
  func substituted(_ text: String) -> String {
    guard isSensitive, !text.isEmpty, let substitute else { return text }
    return substitute(text)
  }
}
