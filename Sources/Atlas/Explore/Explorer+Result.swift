// What was found, without the types of the feature.

import Composable
import Drawing

extension Explorer {
  mutating func result() -> PageAtlas {
    var atlas = PageAtlas(page: model.page.name)
    let paths = paths()
    let steps = steps(of: paths)
    atlas.frames = visited.indices.map { index in
      let frame = visited[index]
      let pending = found[index].pending
      return PageAtlas.Frame(
        name: frame.name, isFromStory: frame.isFromStory, depth: frame.depth,
        drawing: stage.drawings[frame.drawing], liveness: frame.outcomes.map(liveness),
        nextEffect: pending.first?.remaining, pendingCount: pending.count,
        promises: options.promises(found[index].state),
        path: steps[index], events: paths[index].last.map(events) ?? [])
    }
    atlas.transitions = storyTransitions()
    for edge in edges where edge.to != nil || !edge.isLikeFirstRow {
      atlas.transitions.append(transition(edge))
    }
    atlas.drawCount = stage.drawings.count
    atlas.findings = findings + startedBehindVeil()
    return atlas
  }

  private func startedBehindVeil() -> [Finding] {
    stage.startedBehindVeil.map { action in
      Finding(
        page: model.page.name, check: .inertStartsNothing, frame: nil,
        message: "a redacted part started something as it appeared: "
          + "'\(ActionName(of: action).words)'. Hand it an inert store.")
    }
  }

  private func liveness(_ outcome: Outcome) -> Liveness {
    switch outcome {
    case .inert(let liveness): liveness
    case .live(let edge, let isLikeFirstRow):
      edges[edge].to.map(Liveness.live) ?? (isLikeFirstRow ? .likeFirstRow : .beyond)
    }
  }

  private mutating func transition(_ edge: Edge) -> PageAtlas.Transition {
    let label =
      if case .time(let time) = edge.cause { "\(time.readable) later" } else { label(edge.intent) }
    return PageAtlas.Transition(
      from: edge.from, to: edge.to, cause: edge.cause, events: edge.events, dropped: edge.dropped,
      label: label)
  }

  private mutating func label(_ intent: Intent) -> String { actionName(of: intent)?.words ?? "on" }

  /// What the last move of a way is called.
  private mutating func label(_ move: Move<Action>?) -> String {
    switch move {
    case .outside(let name, _): name
    case .send(let action): label(Intent(action))
    case .advance(let time): "\(time.readable) later"
    case nil: "on"
    }
  }

  /// Ways of the story that no single edge goes.
  private mutating func storyTransitions() -> [PageAtlas.Transition] {
    let direct = Set(edges.compactMap { edge in edge.to.map { [edge.from, $0] } })
    var transitions: [PageAtlas.Transition] = []
    for way in ways {
      guard let from = way.from, from != way.to, !direct.contains([from, way.to]) else { continue }
      transitions.append(
        PageAtlas.Transition(
          from: from, to: way.to, cause: .story, events: way.events, dropped: [],
          label: label(way.moves.last)))
    }
    return transitions
  }

  /// A part of a way: one of the story's, or an edge; by its index.
  enum Part {
    case way(Int)
    case edge(Int)
  }

  /// The shortest way to each frame from the start of the page.
  func paths() -> [[Part]] {
    var parts = ways.indices.map(Part.way)
    var hops = ways.map { Hop(from: $0.from, to: $0.to, length: $0.moves.count) }
    for (index, edge) in edges.enumerated() {
      guard let to = edge.to else { continue }
      parts.append(.edge(index))
      hops.append(Hop(from: edge.from, to: to, length: 1))
    }
    return shortestPaths(hops, to: visited.count).map { path in path.map { parts[$0] } }
  }

  private func events(of part: Part) -> [Event] {
    switch part {
    case .way(let index): ways[index].events
    case .edge(let index): edges[index].events
    }
  }

  /// The steps of each path. Most parts are of many paths, and are named once.
  private mutating func steps(of paths: [[Part]]) -> [[PageAtlas.PathStep]] {
    var ofWays: [[PageAtlas.PathStep]] = []
    for way in ways { ofWays.append(way.moves.map { pathStep(of: $0) }) }
    var ofEdges: [PageAtlas.PathStep?] = Array(repeating: nil, count: edges.count)
    return paths.map { path in
      var steps: [PageAtlas.PathStep] = []
      for part in path {
        switch part {
        case .way(let index): steps += ofWays[index]
        case .edge(let index):
          let step = ofEdges[index] ?? pathStep(of: edges[index])
          ofEdges[index] = step
          steps.append(step)
        }
      }
      return steps
    }
  }

  private mutating func pathStep(of edge: Edge) -> PageAtlas.PathStep {
    if case .time(let wait) = edge.cause { return .wait(wait) }
    return .action(actionName(of: edge.intent)?.words ?? "")
  }

  private mutating func pathStep(of move: Move<Action>) -> PageAtlas.PathStep {
    switch move {
    case .outside(let name, _): .outside(name)
    case .send(let action): .action(actionName(of: Intent(action))?.words ?? "")
    case .advance(let time): .wait(time)
    }
  }

  private func moves(of part: Part) -> [Move<Action>] {
    switch part {
    case .way(let index): return ways[index].moves
    case .edge(let index):
      if case .time(let wait) = edges[index].cause { return [.advance(wait)] }
      return edges[index].intent.action(as: Action.self).map { [.send($0)] } ?? []
    }
  }

  /// The frames whose path, walked by a fresh simulation, ends in another state.
  mutating func framesThatDoNotReplay() -> [String] {
    let paths = paths()
    return visited.indices.compactMap { index in
      isReached(by: paths[index].flatMap(moves), found[index]) ? nil : visited[index].name
    }
  }

  private mutating func isReached(by moves: [Move<Action>], _ end: Run) -> Bool {
    var run = model.start
    var seen: [Intent] = []
    do throws(SimulationError) {
      for move in moves {
        switch move {
        case .outside(_, let change):
          run.changeDependencies(change)
          continue
        case .send, .advance:
          // As in the story: what a visitor does comes after what has appeared.
          let drawing = try stage.appear(in: &run, since: seen)
          seen = stage.drawings[drawing].appearances
        }
        switch move {
        case .send(let action): try run.send(action)
        case .advance(let time): try run.advance(by: time)
        case .outside: break
        }
      }
      _ = try stage.appear(in: &run, since: seen)
    } catch {
      return false
    }
    return run.node == end.node
  }
}
