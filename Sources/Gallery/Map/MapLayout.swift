// Arranges a map: stations in a row, arcs above them in lanes, branches below them in columns.

import Atlas

struct MapLayout {
  /// All that leads from one frame to another, as one way.
  private struct Way: Hashable {
    let from: Int
    let to: Int?
  }

  let atlas: PageAtlas
  var map = StateMap()
  private var ways: [Way] = []
  private var labels: [Way: [String]] = [:]
  private var children: [Int: [Int]] = [:]
  /// The ways that are drawn as lines; all others are written out where they start.
  private var drawn: Set<Way> = []

  init(_ atlas: PageAtlas) {
    self.atlas = atlas
    for transition in atlas.transitions {
      let way = Way(from: transition.from, to: transition.to)
      if labels[way] == nil { ways.append(way) }
      labels[way, default: []].append(transition.label)
    }
    labels = labels.mapValues(\.once)
  }

  mutating func arrange() {
    let stations = atlas.frames.indices.filter { isStation($0) }
    findParents()
    for (column, frame) in stations.enumerated() {
      map.stations.append(
        StateMap.Stop(
          frame: frame, x: StateMap.margin + column * StateMap.column, y: 0,
          name: wrapped(atlas.frames[frame].name, width: 190, size: .name)))
    }
    let lanes = arrangeArcs()
    map.line = StateMap.margin + lanes * StateMap.lane + 40
    raise(lanes: lanes)
    var height = map.line
    for index in map.stations.indices {
      map.stations[index].y = map.line
      arrangeSection(to: index)
      map.stations[index] = withTransfers(map.stations[index], width: 200)
      height = max(height, hang(below: map.stations[index]))
    }
    map.width = StateMap.margin + max(1, stations.count) * StateMap.column
    map.height = height + StateMap.margin
  }

  private func isStation(_ frame: Int) -> Bool {
    atlas.frames[frame].isFromStory || frame == 0
  }

  /// What exploring added belongs to the first frame that leads to it from one step nearer.
  private mutating func findParents() {
    var hasParent: Set<Int> = []
    for way in ways {
      guard let to = way.to, !isStation(to), !hasParent.contains(to),
        atlas.frames[way.from].depth < atlas.frames[to].depth
      else { continue }
      hasParent.insert(to)
      children[way.from, default: []].append(to)
      drawn.insert(way)
    }
    for frame in atlas.frames.indices where !isStation(frame) && !hasParent.contains(frame) {
      children[0, default: []].append(frame)
    }
  }

  // MARK: Above the line

  /// Puts ways between stations that are not neighbours into lanes; the short ones are lowest.
  private mutating func arrangeArcs() -> Int {
    let places = Dictionary(
      uniqueKeysWithValues: map.stations.enumerated().map { ($1.frame, $0) })
    let candidates = ways.compactMap { way -> (way: Way, from: Int, to: Int)? in
      guard let to = way.to, let from = places[way.from], let place = places[to], from != place,
        place != from + 1
      else { return nil }
      return (way, from, place)
    }
    .sorted { (abs($0.from - $0.to), $0.from, $0.to) < (abs($1.from - $1.to), $1.from, $1.to) }
    var lanes: [[Range<Int>]] = []
    for (way, from, to) in candidates {
      let span = min(from, to)..<max(from, to)
      var lane = lanes.firstIndex { $0.allSatisfy { !$0.overlaps(span) } } ?? lanes.count
      if lane == StateMap.mostLanes { continue }
      if lane == lanes.count {
        lanes.append([])
        lane = lanes.count - 1
      }
      lanes[lane].append(span)
      drawn.insert(way)
      map.arcs.append(
        StateMap.Arc(
          from: map.stations[from].x, to: map.stations[to].x, y: lane,
          label: shortened(labels[way] ?? [], width: span.count * StateMap.column - 40)))
    }
    return lanes.count
  }

  /// From the number of a lane to its height.
  private mutating func raise(lanes: Int) {
    map.arcs = map.arcs.map { arc in
      StateMap.Arc(
        from: arc.from, to: arc.to, y: map.line - 34 - arc.y * StateMap.lane, label: arc.label)
    }
  }

  /// The main line, where a way leads from a station to its neighbour.
  private mutating func arrangeSection(to index: Int) {
    guard index > 0 else { return }
    let (from, to) = (map.stations[index - 1], map.stations[index])
    let way = Way(from: from.frame, to: to.frame)
    guard let words = labels[way] else { return }
    drawn.insert(way)
    map.sections.append(
      StateMap.Section(
        from: from.x, to: to.x, y: map.line,
        label: [shortened(words, width: StateMap.column - 40)]))
  }

  // MARK: Below the line

  /// Hangs what exploring added under a stop, and says where that ends.
  private mutating func hang(below stop: StateMap.Stop) -> Int {
    var bottom =
      stop.y + 8 + stop.name.count * StateMap.nameLine
      + stop.transfers.reduce(0) { $0 + $1.lines.count } * StateMap.smallLine
      + (stop.leftOut > 0 ? StateMap.smallLine : 0)
    for frame in children[stop.frame] ?? [] {
      let x = stop.x + StateMap.indent
      let width = max(110, 200 - (x - StateMap.margin) % StateMap.column)
      let edge = wrapped(
        (labels[Way(from: stop.frame, to: frame)] ?? []).joined(separator: ", "), width: width,
        size: .small)
      let y = bottom + 14 + edge.count * StateMap.smallLine
      var child = StateMap.Stop(
        frame: frame, x: x, y: y, edge: edge,
        name: wrapped(atlas.frames[frame].name, width: width, size: .name))
      child = withTransfers(child, width: width)
      map.stops.append(child)
      map.branches.append(StateMap.Branch(x: stop.x, fromY: stop.y, toX: x, toY: y))
      bottom = hang(below: child)
    }
    return bottom
  }

  /// The ways that start at a stop and are not drawn.
  private func withTransfers(_ stop: StateMap.Stop, width: Int) -> StateMap.Stop {
    var stop = stop
    for way in ways where way.from == stop.frame && !drawn.contains(way) {
      if let to = way.to, isStation(way.from), isStation(to), isNext(to, after: way.from) {
        continue
      }
      guard stop.transfers.count < StateMap.mostTransfers else {
        stop.leftOut += 1
        continue
      }
      let words = (labels[way] ?? []).joined(separator: ", ")
      let target = way.to.map { $0 == way.from ? "here" : atlas.frames[$0].name } ?? "beyond"
      stop.transfers.append(
        StateMap.Transfer(
          to: way.to, lines: wrapped("\(words) → \(target)", width: width, size: .small)))
    }
    return stop
  }

  /// Whether the main line will be drawn between the two.
  private func isNext(_ to: Int, after from: Int) -> Bool {
    guard let place = map.stations.firstIndex(where: { $0.frame == from }) else { return false }
    return place + 1 < map.stations.count && map.stations[place + 1].frame == to
  }
}
