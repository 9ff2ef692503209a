// Controls under the names that a reader may use.

import Drawing
import System

/// The controls of a screen under the names that a player may use.
struct NamedControls {
  struct Control {
    let slot: Slot
    /// Its kind and number: what a redacted control is called, and any other can be.
    let ordinal: String
    /// Whether what it says or holds is sensitive: then it is told by its kind and number.
    let isPrivate: Bool

    /// Its name: of a field its label and what it holds, as in `Task: Milk`.
    var name: String? { slot.fullName }

    /// The label of a field, whatever it holds.
    var fieldLabel: String? { slot.kind == .textField ? slot.name : nil }

    /// `checkbox 1  'Check Mail'`.
    var described: String {
      guard let name else { return "\(ordinal)  (redacted)" }
      return "\(ordinal)  '\(name)'"
    }
  }

  let controls: [Control]
  /// What else may be said there.
  let words: StepWords
  private let drawing: Drawing
  /// What would be read as a control or an event of its own if it were told with how often it is done:
  /// `add`, where a control is called `Add × 2`.
  private var repeats: Set<String> = []
  /// What is meant by each name.
  private var meanings: [String: Meaning] = [:]

  /// Who is called by a name: what is sensitive only where nothing else is called so.
  private struct Meaning {
    let first: Int
    let isPrivate: Bool
    /// Whether all of them do the same.
    var isOne = true
  }

  init(of drawing: Drawing, besides words: StepWords = StepWords()) {
    self.words = words
    self.drawing = drawing
    var counts: [SlotKind: Int] = [:]
    controls = drawing.slots.map { slot in
      counts[slot.kind, default: 0] += 1
      return Control(
        slot: slot, ordinal: Self.ordinal(slot.kind, counts[slot.kind] ?? 0),
        isPrivate: drawing.isPrivate(slot: slot.index)
          || words.isPublic && drawing.isVeiled(slot: slot.index))
    }
    for index in controls.indices { note(index) }
    for event in words.events { note(repeated: event) }
  }

  private mutating func note(_ index: Int) {
    let control = controls[index]
    guard let name = control.name else { return }
    note(repeated: name)
    if let label = control.fieldLabel { note(repeated: label) }
    let known = meanings[name]
    if let known, known.isPrivate == control.isPrivate {
      if controls[known.first].slot.intent != control.slot.intent { meanings[name]?.isOne = false }
    } else if known == nil || !control.isPrivate {
      meanings[name] = Meaning(first: index, isPrivate: control.isPrivate)
    }
  }

  private mutating func note(repeated name: String) {
    if let single = PlayStep.repeated(name)?.first { repeats.insert(single.lowercased()) }
  }

  /// Whether `name × 2` means something else than a name twice.
  func isReadRepeated(_ name: String) -> Bool {
    !repeats.isEmpty && repeats.contains(name.lowercased())
  }

  /// Whether a name can stand in a way, which is cut at its arrows, and is no word that a page may begin
  /// with.
  func isTellable(_ name: String) -> Bool {
    if name.isEmpty || Self.isCut(name) { return false }
    return !isReadRepeated(name) && !words.mayBegin(with: name)
  }

  /// Whether a step would be cut in two where a way is cut into its steps.
  static func isCut(_ step: String) -> Bool { step.utf8.contains(0xE2) && step.contains(" → ") }

  /// A text that is typed, as it may be told: where the field is sensitive or hidden, only that
  /// something is typed, or which of its samples. What Vitrine types by itself is no secret.
  func told(_ text: String, into index: Int) -> String {
    if !hidesText(of: index) || SampleTexts.all.contains(text) { return text }
    let number = drawing.samples(ofSlot: index).firstIndex(of: text) ?? 0
    return number == 0 ? Self.untold : "\(Self.untold) \(number + 1)"
  }

  /// What is typed where a text is told so.
  func typed(_ told: String, into slot: Slot) -> String {
    guard told.hasPrefix(Self.untold), hidesText(of: slot.index) else { return told }
    let samples = drawing.samples(ofSlot: slot.index)
    return samples.first { self.told($0, into: slot.index) == told } ?? told
  }

  /// Whether a text is one of those that a field says are typed into it.
  func isSample(_ text: String, of index: Int) -> Bool {
    drawing.samples(ofSlot: index).contains(text)
  }

  private func hidesText(of index: Int) -> Bool {
    controls[index].isPrivate || controls[index].slot.isRedacted
  }

  /// What stands for what is not told.
  static var untold: String { "…" }

  /// Whether a name means a control, or one that does the same, and no other.
  func isMeant(_ name: String, by control: Control) -> Bool {
    if name.hasPrefix("+") || isOrdinal(name) { return false }
    if let meaning = meanings[name] {
      return meaning.isOne && controls[meaning.first].slot.intent == control.slot.intent
    }
    let slot = try? one(of: matching(name), for: name)
    return slot?.intent == control.slot.intent
  }

  /// What the public is told of a control that it does not see.
  static var privateControl: String { "a private control" }

  /// `checkbox 2`.
  static func ordinal(_ kind: SlotKind, _ number: Int) -> String { "\(kind.word) \(number)" }

  /// Whether a control is called that by its kind and number; few names look so.
  private func isOrdinal(_ name: String) -> Bool {
    guard let last = name.utf8.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last,
      SlotKind.allCases.contains(where: { name.hasPrefix($0.word) })
    else { return false }
    return controls.contains { $0.ordinal == name }
  }

  /// The control of that kind and number; else those of that name, as they are written; else the same but
  /// for upper and lower case; else the fields of that label, whatever they hold. Kind and number come
  /// first, since they are what is left to call a control by whose name others have.
  func matching(_ text: String) -> [Control] {
    let numbered = controls.filter { $0.ordinal == text }
    if !numbered.isEmpty { return numbered }
    let exact = named { $0.name == text }
    if !exact.isEmpty { return exact }
    let lowered = text.lowercased()
    let ordinal = controls.filter { $0.ordinal == lowered }
    if !ordinal.isEmpty { return ordinal }
    let alike = named { $0.name?.lowercased() == lowered }
    return alike.isEmpty ? named { $0.fieldLabel?.lowercased() == lowered } : alike
  }

  /// Those that fit; what is sensitive says nothing about what else is called so.
  private func named(_ fits: (Control) -> Bool) -> [Control] {
    let all = controls.filter(fits)
    let known = all.filter { !$0.isPrivate }
    return known.isEmpty ? all : known
  }

  /// Those of a name that stand in a region, as in `Next in panel`; none where there is no such region.
  func matchingInRegion(_ text: String) -> [Control] {
    let regions = Set(drawing.regions.map(\.name))
    for end in text.ranges(of: " in ").reversed() {
      let region = String(text[end.upperBound...])
      guard regions.contains(region) else { continue }
      let found = matching(String(text[..<end.lowerBound]))
        .filter { $0.slot.regions.contains(region) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The one that is meant by a text; else what may have been meant is told, and what else there is besides
  /// controls.
  func one(
    of found: [Control], for text: String, besides others: [PlayError.Other] = []
  ) throws(PlayError) -> Slot {
    guard let first = found.first else {
      let names =
        controls.compactMap(\.name) + controls.compactMap(\.fieldLabel) + others.map(\.text)
      throw .unknown(
        text, suggestion: nearestWord(to: text, among: names + ["settle"]),
        candidates: controls.map(\.described) + others.map { "\($0.kind)  '\($0.text)'" })
    }
    // Controls that name the same action are one to whoever taps them.
    guard found.allSatisfy({ $0.slot.intent == first.slot.intent }) else {
      throw .ambiguous(text, candidates: found.map(\.described))
    }
    // But for those of them that are disabled, or lie under a sheet.
    let live = found.first { control in
      !control.slot.isDisabled && !drawing.isCovered(slot: control.slot.index)
    }
    return (live ?? first).slot
  }
}

/// A step that cannot be taken.
package enum PlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It begins like a time and is none.
  case badTime(String)
  /// It is to be done more often than steps are at once.
  case tooOften(String, most: Int)
  /// No control is called that; what may have been meant, and what there is.
  case unknown(String, suggestion: String?, candidates: [String])
  /// Several controls are called that, and do different things.
  case ambiguous(String, candidates: [String])

  /// A step besides those on controls, as it is written.
  struct Other {
    /// What people call such a step.
    var kind: String
    var text: String
  }

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .badTime(let text):
      "'\(text)' is no time. Write '+1s', '+1.5s' or '+500ms'."
    case .tooOften(let text, let most):
      "'\(text)' is more than at once: a step is done \(most.grouped) times at most. Write it twice."
    case .unknown(let text, let suggestion, let candidates):
      "there is no control '\(text)'" + (candidates.isEmpty ? ": this state has none at all." : ".")
        + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
        + (candidates.isEmpty ? "" : " There are:\n" + Self.list(candidates))
    case .ambiguous(let text, let candidates):
      "'\(text)' may be one of several. Say which:\n" + Self.list(candidates)
    }
  }

  private static func list(_ candidates: [String]) -> String {
    candidates.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension Drawing {
  /// A control by its kind and its number among those of its kind, for one that has no name.
  package func ordinalName(of slot: Slot) -> String {
    let number = countBefore(slot) + 1
    return NamedControls.ordinal(slot.kind, number)
  }
}

extension SlotKind {
  /// What people call it.
  package var word: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .checkbox: "checkbox"
    case .segment: "segment"
    case .textField: "text field"
    case .select: "menu"
    case .option: "option"
    case .radio: "radio button"
    case .tab: "tab"
    }
  }
}
