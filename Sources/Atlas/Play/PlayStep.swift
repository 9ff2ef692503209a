// What a player says to do: a time, a control as a reader calls it, or a text to type.

import Drawing

/// One step of playing a page.
package enum PlayStep: Hashable, Sendable {
  /// Time passes.
  case wait(Duration)
  /// A control is tapped.
  case tap(Slot)
  /// A text is typed into a field.
  case type(String, into: Slot)

  /// Reads a step as it is written, on a screen: `+500ms`, `Next`, `checkbox 1`, `Task=Milk`.
  package init(_ text: String, on drawing: Drawing) throws(PlayError) {
    if text.hasPrefix("+") {
      guard let time = Self.time(text.dropFirst()) else { throw .badTime(text) }
      self = .wait(time)
      return
    }
    let named = NamedControls(of: drawing)
    let whole = named.matching(text)
    if whole.isEmpty, let sign = text.firstIndex(of: "=") {
      let fields = named.matching(String(text[..<sign])).filter { $0.slot.kind == .textField }
      let field = try named.one(of: fields, for: String(text[..<sign]))
      self = .type(String(text[text.index(after: sign)...]), into: field)
      return
    }
    self = .tap(try named.one(of: whole, for: text))
  }

  /// `1s`, `1.5s`, `500ms`.
  private static func time(_ text: Substring) -> Duration? {
    let (number, unit) =
      text.hasSuffix("ms") ? (text.dropLast(2), 1_000.0) : (text.dropLast(1), 1_000_000.0)
    guard text.hasSuffix("s"), let value = Double(number), value >= 0, value < 1e9 else {
      return nil
    }
    return .microseconds(Int64((value * unit).rounded()))
  }
}

/// A step that cannot be taken.
package enum PlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It begins like a time and is none.
  case badTime(String)
  /// No control is called that.
  case unknown(String, candidates: [String])
  /// Several controls are called that, and do different things.
  case ambiguous(String, candidates: [String])

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .badTime(let text):
      "'\(text)' is no time. Write '+1s', '+1.5s' or '+500ms'."
    case .unknown(let text, let candidates) where candidates.isEmpty:
      "there is no control '\(text)': this state has none at all."
    case .unknown(let text, let candidates):
      "there is no control '\(text)'. There are:\n" + Self.list(candidates)
    case .ambiguous(let text, let candidates):
      "'\(text)' may be one of several. Say which:\n" + Self.list(candidates)
    }
  }

  private static func list(_ candidates: [String]) -> String {
    candidates.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// The controls of a screen under the names that a player may use.
struct NamedControls {
  struct Control {
    let slot: Slot
    /// Its kind and number: what a redacted control is called, and any other can be.
    let ordinal: String

    /// The label of a field that is called `Task: Milk`, after its label and what it holds.
    var fieldLabel: String? {
      guard slot.kind == .textField, let value = slot.value, let name = slot.name,
        name.hasSuffix(": \(value)")
      else { return nil }
      return String(name.dropLast(value.count + 2))
    }

    /// `checkbox 1  'Check Mail'`.
    var described: String {
      guard let name = slot.name else { return "\(ordinal)  (redacted)" }
      return "\(ordinal)  '\(name)'"
    }
  }

  let controls: [Control]

  init(of drawing: Drawing) {
    controls = drawing.slots.map { Control(slot: $0, ordinal: drawing.ordinalName(of: $0)) }
  }

  /// The controls of that name; else the one of that kind and number; else those whose name is that
  /// but for upper and lower case; else the fields of that label, whatever they hold.
  func matching(_ text: String) -> [Control] {
    let exact = controls.filter { $0.slot.name == text }
    if !exact.isEmpty { return exact }
    let lowered = text.lowercased()
    let ordinal = controls.filter { $0.ordinal == lowered }
    if !ordinal.isEmpty { return ordinal }
    let alike = controls.filter { $0.slot.name?.lowercased() == lowered }
    return alike.isEmpty ? controls.filter { $0.fieldLabel?.lowercased() == lowered } : alike
  }

  func one(of found: [Control], for text: String) throws(PlayError) -> Slot {
    guard let first = found.first else {
      throw .unknown(text, candidates: controls.map(\.described))
    }
    // Controls that name the same action are one to whoever taps them.
    guard found.allSatisfy({ $0.slot.intent == first.slot.intent }) else {
      throw .ambiguous(text, candidates: found.map(\.described))
    }
    return first.slot
  }
}
