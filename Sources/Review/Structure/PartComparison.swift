// What changed in one part of a frame.

import System

/// Compares a part with what it has become.
struct PartComparison {
  private(set) var changes: [Change] = []
  private let base: FramePart
  private let head: FramePart

  init(_ base: FramePart, _ head: FramePart) {
    (self.base, self.head) = (base, head)
    if base.isCaption || head.isCaption {
      compareWords(.caption)
      compareTarget(.caption)
      return
    }
    if compareRedaction() { return }
    compareLiveness()
    compareWords(.words)
    compareSounds()
    compareLook()
  }

  private mutating func tell(
    _ aspect: Change.Aspect, _ sentence: String, words: WordShift = WordShift()
  ) {
    changes.append(
      Change(
        aspect, sentence, isOfRedacted: base.isRedacted && head.isRedacted, words: words))
  }

  /// Tells of redaction that opened or closed; says whether it did.
  private mutating func compareRedaction() -> Bool {
    if head.isRedacted, head.kind == .control, head.liveness == .live,
      !(base.isRedacted && base.liveness == .live)
    {
      tell(.opened, "A redacted \(head.noun)\(head.place) is live")
    }
    if base.isRedacted == head.isRedacted { return false }
    // An element has no content of its own: its children tell.
    if head.kind == .element || head.kind == .end { return true }
    if base.isRedacted {
      tell(.opened, "The \(head.described)\(head.place) is visible, and was redacted")
    } else {
      tell(.closed, "The \(base.described)\(head.place) is redacted, and was visible")
    }
    if head.kind == .control { compareLiveness() }
    return true
  }

  private mutating func compareLiveness() {
    guard let one = base.liveness, let other = head.liveness else { return }
    let subject = "The \(head.described)\(head.place)"
    if one != other {
      changes.append(
        Change(
          .liveness, "\(subject) is \(other.words), and was \(one.words)",
          isNowLive: other.isLive && !one.isLive))
    } else if one == .live {
      compareTarget(.liveness)
    }
  }

  private mutating func compareTarget(_ aspect: Change.Aspect) {
    guard base.kind == .control, base.target != head.target else { return }
    tell(
      aspect,
      "The \(head.described)\(head.place) leads to \(Self.told(head.target, as: \.isolated)), "
        + "and led to \(Self.told(base.target, as: \.isolated))")
  }

  private static func told(_ words: String, as form: (String) -> String) -> String {
    words.isEmpty ? "nothing" : form(words)
  }

  private mutating func compareWords(_ aspect: Change.Aspect) {
    guard base.kind == .text else { return }
    if base.isRedacted {
      if base.blockCount != head.blockCount {
        tell(
          .structure,
          "\(head.blockCount.counted("redacted block"))\(head.place), and there were \(base.blockCount)"
        )
      } else if base.blocks != head.blocks {
        tell(.structure, "The redacted blocks\(head.place) have another shape")
      }
      return
    }
    let changed = wordChanges(from: base.text, to: head.text)
    for (sentence, words) in changed { tell(aspect, sentence + head.place, words: words) }
    if changed.isEmpty, base.text != head.text {
      tell(.structure, "The white space in \(quoted(head.text))\(head.place) is another")
    }
  }

  /// What assistive technology hears.
  private mutating func compareSounds() {
    if base.kind == .end { return }
    let subject = "The \(head.described)\(head.place)"
    if base.role != head.role {
      tell(.accessibility, "\(subject) is a ‘\(head.noun)’, and was a ‘\(base.noun)’")
    } else if base.kind == .element, let level = head.headingLevel, let before = base.headingLevel,
      level != before
    {
      tell(.structure, "A heading\(head.place) is of level \(level), and was of level \(before)")
    } else if base.tag != head.tag, base.kind != .text {
      tell(.structure, "A ‘\(base.tag)’ became a ‘\(head.tag)’\(head.place)")
    }
    if base.name != head.name {
      tell(
        .accessibility,
        head.name.isEmpty
          ? "A \(head.noun)\(head.place) lost its name \(quoted(base.name))"
          : base.name.isEmpty
            ? "A \(head.noun)\(head.place) is called \(quoted(head.name)), and had no name"
            : "The \(head.noun) \(quoted(base.name))\(head.place) is called \(quoted(head.name))",
        words: WordShift(from: base.name, to: head.name))
    }
    if base.hint != head.hint {
      let (before, now) = (Self.told(base.hint, as: quoted), Self.told(head.hint, as: quoted))
      tell(
        .accessibility, "\(subject) has the title \(now), and had \(before)",
        words: WordShift(from: base.hint, to: head.hint))
    }
    changes += Self.differences(base.states, head.states).map { name, one, other in
      Change(
        .accessibility,
        "\(subject): ‘\(name)’ is \(other?.isolated ?? "gone"), "
          + "and was \(one?.isolated ?? "not there")"
      )
    }
  }

  private mutating func compareLook() {
    if base.kind == .picture, base.target != head.target {
      let subject = "The \(head.described)\(head.place)"
      changes.append(
        head.isRedacted
          ? Change(
            .structure, "\(subject) has another size", isOfRedacted: true, isOfPicture: true)
          : Change(.structure, "\(subject) shows another file: \(head.target.isolated)"))
    } else if base.kind == .symbol, base.target != head.target {
      tell(.structure, "The \(head.described)\(head.place) has another shape")
    }
    if base.look != head.look, base.kind != .end {
      tell(.structure, "The \(head.described)\(head.place) \(lookSentence)")
    }
    let (tag, isOfPicture) = (head.tag, base.kind == .picture)
    changes += Self.differences(base.others, head.others).map { name, one, other in
      switch (tag, name) {
      case ("input", "checked"):
        Change(
          .structure,
          other == nil ? "A task is open again, and was done" : "A task is done, and was not")
      case ("ol", "start"):
        Change(.structure, "A list begins with \(other ?? "1"), and began with \(one ?? "1")")
      default:
        Change(
          .markup,
          "The attribute ‘\(name)’ of a ‘\(tag)’ is \(other.map(quoted) ?? "gone"), "
            + "and was \(one.map(quoted) ?? "not there")", isOfPicture: isOfPicture)
      }
    }
  }

  /// How it is drawn now, in the words that its author has for it.
  private var lookSentence: String {
    switch (base.style, head.style) {
    case (let before, let now) where before == now: "is covered in another way"
    case ("", let now): "is drawn as ‘\(now)’, and was not"
    case (let before, ""): "is not drawn as ‘\(before)’ any more"
    case (let before, let now): "is drawn as ‘\(now)’, and was as ‘\(before)’"
    }
  }

  private static func differences(
    _ base: [MarkupAttribute], _ head: [MarkupAttribute]
  ) -> [(name: String, base: String?, head: String?)] {
    if base == head { return [] }
    let (before, now) = (values(of: base), values(of: head))
    let names = base.map(\.name) + head.map(\.name).filter { before[$0] == nil }
    return names.compactMap { name in
      let (one, other) = (before[name], now[name])
      return one == other ? nil : (name, one, other)
    }
  }

  /// The values by their names; of several of one name the first counts, as for a browser.
  private static func values(of attributes: [MarkupAttribute]) -> [String: String] {
    Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

/// Each stretch of words that was replaced, as a sentence.
func wordChanges(from base: String, to head: String) -> [(sentence: String, words: WordShift)] {
  let old = words(of: base)
  let new = words(of: head)
  var changes: [(String, WordShift)] = []
  var removed: [Substring] = []
  var inserted: [Substring] = []
  func flush() {
    let shift = WordShift(
      from: removed.joined(separator: " "), to: inserted.joined(separator: " "))
    if !removed.isEmpty && !inserted.isEmpty {
      changes.append(("\(quoted(removed)) became \(quoted(inserted))", shift))
    } else if !removed.isEmpty {
      changes.append(("\(quoted(removed)) is gone", shift))
    } else if !inserted.isEmpty {
      changes.append(("\(quoted(inserted)) is new", shift))
    }
    (removed, inserted) = ([], [])
  }
  for pair in SequenceAlignment(old, new).pairs {
    switch (pair.base, pair.head) {
    case (let base?, nil): removed.append(old[base])
    case (nil, let head?): inserted.append(new[head])
    default: flush()
    }
  }
  flush()
  return changes
}

/// A text in quotation marks, shortened in its middle if it is long.
func quoted(_ text: String) -> String { quoted(words(of: text)) }

private func quoted(_ words: [Substring]) -> String {
  let most = 24
  guard words.count > most else { return "‘\(words.joined(separator: " ").isolated)’" }
  let head = words.prefix(most / 2).joined(separator: " ")
  let tail = words.suffix(most / 3).joined(separator: " ")
  return "‘\("\(head) … \(tail)".isolated)’ (\(words.count) words)"
}

private func words(of text: String) -> [Substring] {
  text.split(whereSeparator: \.isWhitespace)
}
