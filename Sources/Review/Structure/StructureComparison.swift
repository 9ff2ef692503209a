// The second tier: what changed in a frame, said in words.

import System

/// Compares the parts of two frames.
struct StructureComparison {
  /// What changed, the gravest first.
  private(set) var changes: [Change] = []
  /// The places that each change speaks of.
  private(set) var spots: [[ChangeSpot]] = []
  private let base: [FramePart]
  private let head: [FramePart]
  /// What the base hides.
  private let hidden: HiddenTexts
  /// How much more often words could be read in the base than in the head, once that was asked.
  private var balance: [String: Int]?
  /// All that was told, before what is equal is counted.
  private var told: [(change: Change, spot: ChangeSpot)] = []
  /// Parts that are in one of the two only, once what belongs together is laid together.
  private var gone: [Int] = []
  private var new: [Int] = []
  /// Those of them since the last part that is the same in both and by which one finds one's way.
  private var lately: (gone: [Int], new: [Int]) = ([], [])

  init(from base: FrameParts, to head: FrameParts, hidden: HiddenTexts = .none) {
    self.base = base.parts
    self.head = head.parts
    self.hidden = hidden
    var (removed, inserted): ([Int], [Int]) = ([], [])
    for pair in SequenceAlignment(base.parts, head.parts).pairs {
      switch (pair.base, pair.head) {
      case (let place?, nil): removed.append(place)
      case (nil, let place?): inserted.append(place)
      default:
        match(removed, inserted)
        (removed, inserted) = ([], [])
        // The end of an element is like any other: what went before it may have come after it.
        if pair.base.map({ base.parts[$0].isLandmark }) == true { settle() }
      }
    }
    match(removed, inserted)
    settle()
    tellMoves()
    tellRest()
    if told.isEmpty { tell(Change(.markup, "The bytes changed, and what they say did not")) }
    count()
    spots = spots.map { spots in
      spots.map { spot in
        ChangeSpot(
          base: spot.base.map { base.elements[$0] }, head: spot.head.map { head.elements[$0] })
      }
    }
  }

  /// Equal changes are told once, with their number. Not so in the caption: it names each step of the way
  /// to its frame, so that one control with another name would have as many numbers as there are ways.
  private mutating func count() {
    var places: [Change: [ChangeSpot]] = [:]
    for (change, spot) in told { places[change, default: []].append(spot) }
    let once = told.compactMap { change, _ in
      places.removeValue(forKey: change).map { spots in
        (change: change.aspect == .caption ? change : change.told(spots.count), spots: spots)
      }
    }
    let sorted = once.enumerated().sorted {
      ($0.element.change.aspect, $0.offset) < ($1.element.change.aspect, $1.offset)
    }
    changes = sorted.map(\.element.change)
    spots = sorted.map(\.element.spots)
  }

  private mutating func tell(_ change: Change, base: Int? = nil, head: Int? = nil) {
    told.append((change, ChangeSpot(base: base, head: head)))
  }

  /// Within a stretch that differs, pairs parts that are one thing in two states.
  private mutating func match(_ removed: [Int], _ inserted: [Int]) {
    if removed.isEmpty && inserted.isEmpty { return }
    // Where the same words are divided otherwise, as when one became bold, none came or went.
    if let (removed, inserted) = withoutSameWords(removed, inserted) {
      return match(removed, inserted)
    }
    let aligned = SequenceAlignment(
      removed.map { base[$0].weakKey }, inserted.map { head[$0].weakKey })
    for pair in aligned.pairs {
      switch (pair.base, pair.head) {
      case (let one?, let other?):
        let (old, new) = (removed[one], inserted[other])
        // What could be read elsewhere came from there: nothing has opened.
        if base[old].isRedacted, hasMoved(head[new]) {
          lately.gone.append(old)
          lately.new.append(new)
          continue
        }
        for change in PartComparison(base[old], head[new]).changes {
          let isRead = change.aspect == .words || change.aspect == .accessibility
          tell((isRead ? opened(head[new]) : nil) ?? change, base: old, head: new)
        }
      case (let one?, nil): lately.gone.append(removed[one])
      case (nil, let other?): lately.new.append(inserted[other])
      case (nil, nil): continue
      }
    }
  }

  /// A stretch without its texts, if these are several of one side and say the same on both.
  private func withoutSameWords(
    _ removed: [Int], _ inserted: [Int]
  ) -> (removed: [Int], inserted: [Int])? {
    let (before, now) = (
      removed.filter { base[$0].isVisibleText }, inserted.filter { head[$0].isVisibleText }
    )
    guard !before.isEmpty, !now.isEmpty, max(before.count, now.count) > 1 else { return nil }
    func words(_ places: [Int], of parts: [FramePart]) -> [Substring] {
      places.flatMap { parts[$0].text.split(whereSeparator: \.isWhitespace) }
    }
    // A word that is bold in part is told in two texts.
    guard
      words(before, of: base).joined(separator: "")
        == words(now, of: head).joined(separator: "")
    else { return nil }
    return (
      removed.filter { !base[$0].isVisibleText }, inserted.filter { !head[$0].isVisibleText }
    )
  }

  /// Tells what opened and what closed between two landmarks; the rest has gone, or is new.
  ///
  /// What is redacted and went where something came that can be seen has opened, whatever that is: not
  /// all that is drawn is known here by its kind. The other way round, it has closed.
  private mutating func settle() {
    let (went, came) = lately
    lately = ([], [])
    let shown = (
      before: went.first { base[$0].isSeen },
      now: came.first { head[$0].isSeen && !hasMoved(head[$0]) }
    )
    for place in went {
      if let now = shown.now, base[place].isRedacted, base[place].isLeaf {
        let words = Self.replaced(base[place], by: head[now])
        tell(Change(.opened, words), base: place, head: now)
      } else {
        gone.append(place)
      }
    }
    for place in came {
      if let before = shown.before, head[place].isRedacted, head[place].isLeaf {
        let words = Self.replaced(base[before], by: head[place])
        tell(Change(.closed, words), base: before, head: place)
      } else {
        new.append(place)
      }
    }
  }

  /// Whether a part of the head could be read in the base as often as it can be read now.
  private mutating func hasMoved(_ part: FramePart) -> Bool {
    guard let words = part.readings.first else { return false }
    let balance = balance ?? Self.balance(of: base, head)
    self.balance = balance
    return balance[words, default: 0] >= 0
  }

  /// How much more often words could be read in the base than they can be in the head.
  private static func balance(of base: [FramePart], _ head: [FramePart]) -> [String: Int] {
    var balance: [String: Int] = [:]
    for part in base { for words in part.readings { balance[words, default: 0] += 1 } }
    for part in head { for words in part.readings { balance[words, default: 0] -= 1 } }
    return balance
  }

  /// That words are read now that were hidden, if such are.
  private func opened(_ part: FramePart) -> Change? {
    part.readings.first(where: hidden.contains(partOf:)).map { words in
      Change(
        .opened, "\(quoted(words))\(part.place) can be read, and was hidden",
        words: WordShift(from: "", to: words))
    }
  }

  private static func replaced(_ part: FramePart, by other: FramePart) -> String {
    "The \(part.described)\(part.place) is gone, and in its place stands a \(other.described)"
  }

  /// What went in one place and came in another has moved.
  private mutating func tellMoves() {
    var places: [FramePart: [Int]] = [:]
    // From behind, so that of several that are alike the first one is taken, and taken off the end.
    for (index, place) in gone.enumerated().reversed() where base[place].isHeard {
      places[base[place].withoutPlace, default: []].append(index)
    }
    var moved: Set<Int> = []
    var stayed: [Int] = []
    for place in new {
      guard head[place].isHeard, let index = places[head[place].withoutPlace]?.popLast() else {
        stayed.append(place)
        continue
      }
      moved.insert(index)
      tell(
        Change(.accessibility, "The \(head[place].described) moved to another place in the order"),
        base: gone[index], head: place)
    }
    new = stayed
    gone = gone.indices.filter { !moved.contains($0) }.map { gone[$0] }
  }

  private mutating func tellRest() {
    for place in gone {
      if let change = told(base[place], isNew: false) { tell(change, base: place) }
    }
    for place in new {
      if let change = told(head[place], isNew: true) { tell(change, head: place) }
    }
    tellElements(gone.map { base[$0] }, "gone")
    tellElements(new.map { head[$0] }, "new")
  }

  /// What is told of a part that is gone or new by itself; of an element nothing.
  private func told(_ part: FramePart, isNew: Bool) -> Change? {
    let aspect: Change.Aspect = part.isCaption ? .caption : part.kind == .text ? .words : .structure
    let verb = isNew ? "is new" : "is gone"
    let seen = part.isRedacted ? "" : part.name.isEmpty ? part.text : part.name
    let words = isNew ? WordShift(from: "", to: seen) : WordShift(from: seen, to: "")
    if isNew, let opened = opened(part) { return opened }
    switch part.kind {
    case .element, .end: return nil
    case .text where part.isRedacted:
      let blocks = part.blockCount.counted("redacted block")
      let verb = part.blockCount == 1 ? verb : isNew ? "are new" : "are gone"
      return Change(.structure, "\(blocks)\(part.place) \(verb)", isOfRedacted: true)
    case .text: return Change(aspect, "\(quoted(part.text))\(part.place) \(verb)", words: words)
    case .control where part.isRedacted && part.liveness == .live && isNew:
      return Change(.opened, "A redacted \(part.noun)\(part.place) is new, and live")
    case .control:
      let liveness = part.liveness.map { ", \($0.words)" } ?? ""
      return Change(
        aspect, "The \(part.described)\(part.place) \(verb)\(liveness)",
        isOfRedacted: part.isRedacted, words: words)
    case .picture, .symbol, .ornament:
      return Change(
        aspect, "The \(part.described)\(part.place) \(verb)", isOfRedacted: part.isRedacted,
        words: words)
    }
  }

  /// Elements that are counted as one.
  private struct ElementKind: Hashable {
    let noun: String
    let isCaption: Bool
  }

  /// Elements are counted: what is in them is told by itself.
  private mutating func tellElements(_ parts: [FramePart], _ word: String) {
    var kinds: [ElementKind] = []
    var counts: [ElementKind: Int] = [:]
    for part in parts where part.kind == .element {
      let kind = ElementKind(noun: part.noun, isCaption: part.isCaption)
      if counts[kind] == nil { kinds.append(kind) }
      counts[kind, default: 0] += 1
    }
    for kind in kinds {
      let (noun, count) = (kind.noun, counts[kind] ?? 0)
      let sentence = count == 1 ? "One ‘\(noun)’ is \(word)" : "\(count) of ‘\(noun)’ are \(word)"
      tell(Change(kind.isCaption ? .caption : .structure, sentence))
    }
  }
}

extension FramePart {
  /// The part wherever it stands.
  fileprivate var withoutPlace: FramePart {
    var part = self
    part.region = nil
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

  /// Whether one finds one's way by it: it is more than the frame around something.
  var isLandmark: Bool {
    switch kind {
    case .element: !name.isEmpty
    case .end: false
    case .text, .picture, .symbol, .control, .ornament: true
    }
  }

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
