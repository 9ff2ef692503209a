// The looks of a page as a tree: each hangs on the one from which it was first found.

import Atlas

/// Where each look starts from, and which of them are the story's line.
///
/// Only these edges are drawn. A page of sixty looks has hundreds of ways between them, and what
/// makes a map of them unreadable is that they cross.
struct StoryTree: Sendable {
  /// What a look hangs on.
  struct Edge: Sendable {
    let from: Int
    /// What is done there: `Favorite`, `articles: failed → +4 s`.
    let words: String
    /// Whether the outside answers there as it usually does.
    var isUsual = true
  }

  /// The edge to each look; none to where the page begins.
  private(set) var edges: [Edge?] = []
  /// What the story names next.
  private var told: [[Int]]
  /// What exploring added.
  private var found: [[Int]]
  /// Where lines begin: the first look, and whatever hangs on nothing.
  private(set) var roots: [Int] = []
  /// The first look that has the way of each.
  private var firsts: [Int] = []
  /// The look that the way to each came through last, whoever tells of it.
  private var through: [Int?] = []

  init(_ atlas: PageAtlas) {
    let frames = atlas.frames
    told = Array(repeating: [], count: frames.count)
    found = told
    // The first of a way is the one that the story tells.
    var places: [[PageAtlas.PathStep]: Int] = [:]
    for index in frames.indices where places[frames[index].path] == nil {
      places[frames[index].path] = index
    }
    // What the story tells hangs on what it tells, and not on what was found between.
    let toldPlaces = places.filter { frames[$0.value].isFromStory }
    var incoming: [Int: PageAtlas.Transition] = [:]
    for transition in atlas.transitions {
      guard let to = transition.to, incoming[to] == nil, to != transition.from,
        frames[transition.from].path.count < frames[to].path.count,
        frames[transition.from].isFromStory || !frames[to].isFromStory
      else { continue }
      incoming[to] = transition
    }
    for (index, frame) in frames.enumerated() {
      firsts.append(places[frame.path] ?? index)
      through.append(Self.last(on: frame.path, places))
      let edge = Self.edge(
        to: index, frame.path, frame.isFromStory ? toldPlaces : places, incoming[index])
      edges.append(edge)
      guard let edge else {
        roots.append(index)
        continue
      }
      if frame.isFromStory {
        told[edge.from].append(index)
      } else {
        found[edge.from].append(index)
      }
    }
  }

  /// A look starts from the one that its way came through last. Where none has that way, another way
  /// has led there as quickly.
  private static func edge(
    to index: Int, _ path: [PageAtlas.PathStep], _ places: [[PageAtlas.PathStep]: Int],
    _ transition: PageAtlas.Transition?
  ) -> Edge? {
    var count = path.count
    while count > 0 {
      count -= 1
      guard let from = places[Array(path[..<count])], from != index else { continue }
      if let transition, count + 1 < path.count, transition.from > from {
        return Edge(from: transition.from, words: transition.label)
      }
      return Edge(
        from: from, words: path[count...].map(\.description).joined(separator: " → "),
        isUsual: path[count...].allSatisfy(\.isUsual))
    }
    return transition.map { Edge(from: $0.from, words: $0.label) }
  }

  /// The look that a way comes through last before it ends.
  private static func last(
    on path: [PageAtlas.PathStep], _ places: [[PageAtlas.PathStep]: Int]
  ) -> Int? {
    for count in path.indices.reversed() {
      if let look = places[Array(path[..<count])] { return look }
    }
    return nil
  }

  /// The looks that the way to one comes through, by how many of its steps lead there; the last is one
  /// that has that way. To ask for each among all looks would take long where a tour has many steps.
  func looks(onWayTo look: Int, in frames: [PageAtlas.Frame]) -> [Int: Int] {
    var looks: [Int: Int] = [:]
    var next: Int? = firsts[look]
    while let look = next {
      looks[frames[look].path.count] = look
      next = through[look]
    }
    return looks
  }

  /// A line of the story from a look on: where most is told, and of that the same.
  func line(from look: Int) -> [Int] {
    var line = [look]
    while let last = line.last, let next = continuation(of: last) { line.append(next) }
    return line
  }

  /// What the story names besides the look that goes on in its line.
  func branches(of look: Int) -> [Int] {
    let next = continuation(of: look)
    return told[look].filter { $0 != next }
  }

  /// Where the outside answers as it usually does, where most is told from, and of these the last:
  /// branches are told where they begin, before the story goes on.
  private func continuation(of look: Int) -> Int? {
    told[look].max { one, other in
      let (oneIsUsual, otherIsUsual) = (edges[one]?.isUsual == true, edges[other]?.isUsual == true)
      if oneIsUsual != otherIsUsual { return otherIsUsual }
      return (tale(from: one), one) < (tale(from: other), other)
    }
  }

  /// How much the story tells from a look on.
  private func tale(from look: Int) -> Int { told[look].reduce(1) { $0 + tale(from: $1) } }

  /// All that exploring found from a look on, nearest first along each way.
  func found(from look: Int) -> [Int] {
    found[look].flatMap { [$0] + found(from: $0) + told[$0].flatMap { [$0] + found(from: $0) } }
  }
}

extension PageAtlas.PathStep {
  /// Whether it is something that a visitor does, or time, and no other answer of the outside.
  fileprivate var isUsual: Bool {
    switch self {
    case .answer, .outside: false
    case .tap, .type, .event, .wait: true
    }
  }
}
