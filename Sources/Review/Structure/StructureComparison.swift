// The second tier: what changed in a frame, said in words.

import System

/// Compares the parts of two frames.
struct StructureComparison {
  private(set) var changes: [Change] = []
  private let base: [FramePart]
  private let head: [FramePart]
  /// Parts that are in one of the two only, once what belongs together is laid together.
  private var gone: [Int] = []
  private var new: [Int] = []

  init(from base: [UInt8], to head: [UInt8]) {
    self.init(from: FrameParts(base).parts, to: FrameParts(head).parts)
  }

  init(from base: [FramePart], to head: [FramePart]) {
    self.base = base
    self.head = head
    var (removed, inserted): ([Int], [Int]) = ([], [])
    for pair in SequenceAlignment(base, head).pairs {
      switch (pair.base, pair.head) {
      case (let place?, nil): removed.append(place)
      case (nil, let place?): inserted.append(place)
      default:
        match(removed, inserted)
        (removed, inserted) = ([], [])
      }
    }
    match(removed, inserted)
    tellMoves()
    tellRest()
    if changes.isEmpty {
      changes = [Change(.markup, "The bytes changed, and what they say did not")]
    }
    changes = Self.counted(changes).enumerated()
      .sorted { ($0.element.aspect, $0.offset) < ($1.element.aspect, $1.offset) }
      .map(\.element)
  }

  /// Equal changes are told once, with their number.
  private static func counted(_ changes: [Change]) -> [Change] {
    var counts: [Change: Int] = [:]
    for change in changes { counts[change, default: 0] += 1 }
    return changes.compactMap { change in
      guard let count = counts.removeValue(forKey: change) else { return nil }
      if count == 1 { return change }
      let times = count == 2 ? "twice" : "\(count) times"
      return Change(
        change.aspect, "\(change.sentence), \(times)", isNowLive: change.isNowLive)
    }
  }

  /// Within a stretch that differs, pairs parts that are one thing in two states.
  private mutating func match(_ removed: [Int], _ inserted: [Int]) {
    if removed.isEmpty && inserted.isEmpty { return }
    let aligned = SequenceAlignment(
      removed.map { base[$0].weakKey }, inserted.map { head[$0].weakKey })
    var (alone, come): ([Int], [Int]) = ([], [])
    for pair in aligned.pairs {
      switch (pair.base, pair.head) {
      case (let one?, let other?):
        changes += PartComparison(base[removed[one]], head[inserted[other]]).changes
      case (let one?, nil): alone.append(removed[one])
      case (nil, let other?): come.append(inserted[other])
      case (nil, nil): continue
      }
    }
    gone += tellOpened(alone, come)
    new += come
  }

  /// What is redacted and went where something came that can be seen has opened, whatever that is:
  /// not all that is drawn is known here by its kind. Gives what went otherwise.
  private mutating func tellOpened(_ alone: [Int], _ come: [Int]) -> [Int] {
    guard let visible = come.first(where: { head[$0].isSeen }) else { return alone }
    return alone.filter { place in
      guard base[place].isRedacted, base[place].isLeaf else { return true }
      changes.append(
        Change(
          .opened,
          "The \(base[place].described)\(base[place].place) is gone, and in its place stands "
            + "a \(head[visible].described)"))
      return false
    }
  }

  /// What went in one place and came in another has moved.
  private mutating func tellMoves() {
    var places: [FramePart: [Int]] = [:]
    for (index, place) in gone.enumerated() where base[place].isHeard {
      places[base[place].withoutPlace, default: []].append(index)
    }
    var moved: Set<Int> = []
    new.removeAll { place in
      guard head[place].isHeard, let index = places[head[place].withoutPlace]?.first else {
        return false
      }
      places[head[place].withoutPlace]?.removeFirst()
      moved.insert(index)
      changes.append(
        Change(.accessibility, "The \(head[place].described) moved to another place in the order"))
      return true
    }
    gone = gone.indices.filter { !moved.contains($0) }.map { gone[$0] }
  }

  private mutating func tellRest() {
    for place in gone { tell(base[place], verb: "is gone", plural: "are gone") }
    for place in new { tell(head[place], verb: "is new", plural: "are new") }
    tellElements(gone.map { base[$0] }, "gone")
    tellElements(new.map { head[$0] }, "new")
  }

  private mutating func tell(_ part: FramePart, verb: String, plural: String) {
    let aspect: Change.Aspect = part.isCaption ? .caption : part.kind == .text ? .words : .structure
    switch part.kind {
    case .element, .end: return
    case .text where part.isRedacted:
      let blocks = part.blockCount.counted("redacted block")
      changes.append(
        Change(.structure, "\(blocks)\(part.place) \(part.blockCount == 1 ? verb : plural)"))
    case .text: changes.append(Change(aspect, "\(quoted(part.text))\(part.place) \(verb)"))
    case .control where part.isRedacted && part.liveness == .live && verb == "is new":
      changes.append(Change(.opened, "A redacted \(part.noun)\(part.place) is new, and live"))
    case .control:
      let liveness = part.liveness.map { ", \($0.words)" } ?? ""
      changes.append(Change(aspect, "The \(part.described)\(part.place) \(verb)\(liveness)"))
    case .picture, .symbol, .ornament:
      changes.append(Change(aspect, "The \(part.described)\(part.place) \(verb)"))
    }
  }

  /// Elements are counted: what is in them is told by itself.
  private mutating func tellElements(_ parts: [FramePart], _ word: String) {
    var counts: [(noun: String, isCaption: Bool, count: Int)] = []
    for part in parts where part.kind == .element {
      if let index = counts.firstIndex(where: {
        ($0.noun, $0.isCaption) == (part.noun, part.isCaption)
      }) {
        counts[index].count += 1
      } else {
        counts.append((part.noun, part.isCaption, 1))
      }
    }
    for (noun, isCaption, count) in counts {
      let sentence = count == 1 ? "One ‘\(noun)’ is \(word)" : "\(count) of ‘\(noun)’ are \(word)"
      changes.append(Change(isCaption ? .caption : .structure, sentence))
    }
  }
}

extension FramePart {
  /// The part wherever it stands.
  fileprivate var withoutPlace: FramePart {
    var part = self
    part.regions = []
    return part
  }

  /// Whether it is something by itself to who listens.
  fileprivate var isHeard: Bool {
    switch kind {
    case .control: true
    case .text: !isRedacted
    case .picture, .symbol: !name.isEmpty
    case .element, .end, .ornament: false
    }
  }

  /// Whether it is something by itself, and holds no others.
  fileprivate var isLeaf: Bool { kind == .text || kind == .picture || kind == .symbol }

  /// Whether somebody sees it: a leaf, or an element of a kind that is not known here, with a name.
  fileprivate var isSeen: Bool {
    !isRedacted && !isCaption && (isLeaf || kind == .element && !name.isEmpty)
  }

  /// It, with its name.
  var described: String {
    if isRedacted { return "redacted \(noun)" }
    let words = name.isEmpty ? text : name
    return words.isEmpty ? noun : "\(noun) \(quoted(words))"
  }
}

/// A change in a frame.
package struct Change: Hashable, Sendable {
  /// What a change is about, the gravest first.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// What was redacted is visible, or a redacted control is live.
    case opened
    /// What was visible is redacted.
    case closed
    /// A control became live or inert, or leads elsewhere.
    case liveness
    /// A role, a name, a state, or the order in which things are heard.
    case accessibility
    /// Words that can be seen.
    case words
    /// Elements that came, went or moved, and pictures.
    case structure
    /// What is said under the page, not on it.
    case caption
    /// Bytes that say nothing: white space, the order of attributes, an attribute that draws nothing.
    case markup
  }

  /// What it is about.
  package let aspect: Aspect
  /// A sentence without its full stop.
  package let sentence: String

  /// Whether it made a control live.
  let isNowLive: Bool

  init(_ aspect: Aspect, _ sentence: String, isNowLive: Bool = false) {
    (self.aspect, self.sentence, self.isNowLive) = (aspect, sentence, isNowLive)
  }
}

extension Change.Aspect: Comparable {
  /// The gravest is the least.
  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
