// The states of a page as a map: the story is a line from left to right, and what exploring added
// hangs below the station that it starts from.

import Atlas
import System

/// What is drawn of a map as a line, and what is written out; nothing here knows of HTML.
struct StateMap {
  /// All that leads from one frame to another, as one way.
  struct Way: Hashable {
    let from: Int
    let to: Int?
  }

  /// A way between two stations that are not neighbours, over the main line.
  struct Arc {
    /// The places of the stations that it joins, from left to right.
    let span: Range<Int>
    /// How high it runs, from 0.
    let lane: Int
    let label: String
    let isForth: Bool
    let isBack: Bool
  }

  let atlas: PageAtlas
  /// The frames of the story.
  let stations: [Int]
  private(set) var arcs: [Arc] = []
  private(set) var lanes = 0
  private var ways: [Way] = []
  private var labels: [Way: [String]] = [:]
  private var children: [Int: [Int]] = [:]
  /// The ways that are drawn as lines; all others are written out where they start.
  private var drawn: Set<Way> = []

  static let mostLanes = 6
  /// How many stations arcs can reach: the stylesheet has a class for each.
  static let mostPlaces = 48
  static let mostTransfers = 4

  init(_ atlas: PageAtlas) {
    self.atlas = atlas
    stations = atlas.frames.indices.filter { $0 == 0 || atlas.frames[$0].isFromStory }
    for transition in atlas.transitions {
      let way = Way(from: transition.from, to: transition.to)
      if labels[way] == nil { ways.append(way) }
      labels[way, default: []].append(transition.label)
    }
    labels = labels.mapValues(\.once)
    findChildren()
    drawLine()
    drawArcs()
  }

  /// What exploring added belongs to the first frame that leads to it from one step nearer.
  private mutating func findChildren() {
    var found = Set(stations)
    for way in ways {
      guard let to = way.to, !found.contains(to),
        atlas.frames[way.from].depth < atlas.frames[to].depth
      else { continue }
      found.insert(to)
      children[way.from, default: []].append(to)
      drawn.insert(way)
    }
    children[0, default: []] += atlas.frames.indices.filter { !found.contains($0) }
  }

  private mutating func drawLine() {
    for (from, to) in zip(stations, stations.dropFirst()) {
      drawn.formUnion([Way(from: from, to: to), Way(from: to, to: from)])
    }
  }

  /// Puts ways between stations that are not neighbours into lanes; the short ones are lowest.
  private mutating func drawArcs() {
    let places = Dictionary(uniqueKeysWithValues: stations.enumerated().map { ($1, $0) })
    var spans: [Range<Int>] = []
    for way in ways {
      guard let to = way.to, let from = places[way.from], let to = places[to],
        abs(from - to) > 1, max(from, to) < Self.mostPlaces
      else { continue }
      let span = min(from, to)..<max(from, to)
      if !spans.contains(span) { spans.append(span) }
    }
    spans.sort { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    var taken: [[Range<Int>]] = []
    for span in spans {
      let lane = taken.firstIndex { $0.allSatisfy { !$0.overlaps(span) } } ?? taken.count
      if lane == Self.mostLanes { continue }
      if lane == taken.count { taken.append([]) }
      taken[lane].append(span)
      let there = Way(from: stations[span.lowerBound], to: stations[span.upperBound])
      let back = Way(from: stations[span.upperBound], to: stations[span.lowerBound])
      drawn.formUnion([there, back])
      arcs.append(
        Arc(
          span: span, lane: lane,
          label: words(there, back, length: 20 * span.count).joined(separator: " · "),
          isForth: labels[there] != nil, isBack: labels[back] != nil))
    }
    lanes = taken.count
  }
}

// MARK: - In words

extension StateMap {
  /// What leads to the next station and back: a line each, none if nothing does.
  func label(after place: Int) -> [String] {
    guard place + 1 < stations.count else { return [] }
    let (from, to) = (stations[place], stations[place + 1])
    return words(Way(from: from, to: to), Way(from: to, to: from), length: 30)
  }

  /// What exploring found from a frame on, in order.
  func branches(of frame: Int) -> [Int] { children[frame] ?? [] }

  /// What leads from one frame to another.
  func label(from: Int, to: Int) -> String {
    (labels[Way(from: from, to: to)] ?? []).joined(separator: ", ")
  }

  /// The ways that start at a frame and are not drawn, in words.
  func transfers(from frame: Int) -> [String] {
    let others = ways.filter { $0.from == frame && !drawn.contains($0) }
    var lines = others.filter { $0.to != nil }.map { way in
      let name = way.to.map { $0 == frame ? "here" : atlas.frames[$0].name.spoken } ?? ""
      return "\((labels[way] ?? []).joined(separator: ", ")) → \(name)"
    }
    let leftOut = lines.count - Self.mostTransfers
    if leftOut > 0 { lines = lines.prefix(Self.mostTransfers) + ["and \(leftOut) more"] }
    let beyond = others.filter { $0.to == nil }.reduce(0) { $0 + (labels[$1]?.count ?? 0) }
    return beyond > 0 ? lines + [beyond.counted("way") + " beyond"] : lines
  }

  /// What leads one way and back. Words without an arrow lead onwards, or both ways.
  private func words(_ there: Way, _ back: Way, length: Int) -> [String] {
    switch (labels[there], labels[back]) {
    case (let forth?, let backward?) where forth == backward: [shortened(forth, length)]
    case (let forth?, let backward?):
      [shortened(forth, length - 2) + " →", "← " + shortened(backward, length - 2)]
    case (let forth?, nil): [shortened(forth, length)]
    case (nil, let backward?): ["← " + shortened(backward, length - 2)]
    case (nil, nil): []
    }
  }

  /// As many of the texts as fit on one line, and how many there are besides.
  private func shortened(_ texts: [String], _ length: Int) -> String {
    var shown = texts[...]
    while true {
      let rest = texts.count - shown.count
      let text = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if shown.count <= 1 || text.count <= length { return text }
      shown.removeLast()
    }
  }
}
