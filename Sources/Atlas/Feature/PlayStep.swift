// What a player says to do: a time, a control as a reader calls it, or a text to type.

import Composable
import Drawing

/// One step of playing a page.
package enum PlayStep: Hashable, Sendable {
  /// Time passes.
  case wait(Duration)
  /// Time passes until nothing is in flight.
  case settle
  /// A control is tapped.
  case tap(Slot)
  /// A text is typed into a field.
  case type(String, into: Slot)
  /// A client answers the next request so.
  case answer(ChosenAnswer)
  /// Something happens that no control names.
  case event(String)

  /// Reads a step as it is written, on a screen: `+500ms`, `settle`, `Next`, `Next in panel`,
  /// `checkbox 1`, `Task=Milk`, `articles: failed`. An answer comes first, as it does where a page begins;
  /// then what a control is called, and then an event.
  init(_ text: String, among named: NamedControls) throws(PlayError) {
    if let (_, count) = Self.repeats(of: text), count > Self.mostRepeats,
      named.matching(text).isEmpty
    {
      throw .tooOften(text, most: Self.mostRepeats)
    }
    if text.hasPrefix("+") {
      guard let time = Self.time(text.dropFirst()) else { throw .badTime(text) }
      self = .wait(time)
      return
    }
    if let answer = ChosenAnswer(text, among: named.words.choices) {
      self = .answer(answer)
      return
    }
    var whole = named.matching(text)
    if whole.isEmpty, let event = named.words.event(text) {
      self = .event(event)
      return
    }
    if whole.isEmpty, text == "settle" {
      self = .settle
      return
    }
    if whole.isEmpty { whole = named.matchingInRegion(text) }
    if whole.isEmpty, let sign = text.firstIndex(of: "=") {
      let fields = named.matching(String(text[..<sign])).filter { $0.slot.kind == .textField }
      let field = try named.one(of: fields, for: String(text[..<sign]))
      let told = String(text[text.index(after: sign)...])
      self = .type(named.typed(told, into: field), into: field)
      return
    }
    self = .tap(try named.one(of: whole, for: text, besides: Self.others(named.words)))
  }

  /// What can happen, and what can be answered.
  private static func others(_ words: StepWords) -> [PlayError.Other] {
    (words.events + words.outsides).map { PlayError.Other(kind: "event", text: $0) }
      + words.choices.sorted { $0.key < $1.key }.flatMap { client, choice in
        choice.names.map { PlayError.Other(kind: "answer", text: "\(client): \($0)") }
      }
  }

  /// How often a step is done that is told once.
  static var mostRepeats: Int { 1_000 }

  /// The steps that ways tell as one: `More × 3` is `More`, three times. Nothing of what is no such step.
  package static func repeated(_ text: String) -> [String]? {
    guard let (step, count) = repeats(of: text), (2...mostRepeats).contains(count) else {
      return nil
    }
    return Array(repeating: step, count: count)
  }

  /// What is to be done, and how often.
  private static func repeats(of text: String) -> (step: String, count: Int)? {
    // Few texts end so, and this is asked of all.
    guard let last = text.utf8.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last,
      let sign = text.ranges(of: " × ").last, let count = Int(text[sign.upperBound...])
    else { return nil }
    return (String(text[..<sign.lowerBound]), count)
  }

  /// What is read where a time is told.
  init?(waiting time: Duration) {
    guard let time = Self.time(time.readable[...]) else { return nil }
    self = .wait(time)
  }

  /// `1s`, `1.5s`, `500ms`.
  private static func time(_ written: Substring) -> Duration? {
    let text = written.filter { $0 != " " }
    let (number, unit) =
      text.hasSuffix("ms") ? (text.dropLast(2), 1_000.0) : (text.dropLast(1), 1_000_000.0)
    guard text.hasSuffix("s"), let value = Double(number), value >= 0,
      value * unit <= Duration.longestWait / .microseconds(1)
    else { return nil }
    return .microseconds(Int64((value * unit).rounded()))
  }
}
