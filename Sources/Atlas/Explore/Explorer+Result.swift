// What was found, without the types of the feature.

import Composable
import Drawing

extension Explorer {
  func result() -> PageAtlas {
    var atlas = PageAtlas(page: model.page.name)
    let paths = shortestPaths()
    atlas.frames = visited.indices.map { index in
      let frame = visited[index]
      let pending = frame.run.pending
      return PageAtlas.Frame(
        name: frame.name, isFromStory: frame.isFromStory, depth: frame.depth,
        drawing: stage.drawings[frame.drawing], liveness: frame.outcomes.map(liveness),
        nextEffect: pending.first?.remaining, pendingCount: pending.count,
        promises: options.promises(frame.run.state),
        path: paths[index].moves.map(\.pathStep), events: paths[index].events)
    }
    atlas.transitions = storyTransitions() + edges.compactMap(transition)
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

  private func transition(_ edge: Edge) -> PageAtlas.Transition? {
    if edge.to == nil, edge.isLikeFirstRow { return nil }
    return PageAtlas.Transition(
      from: edge.from, to: edge.to, cause: edge.cause, events: edge.run.record.events,
      dropped: edge.run.record.steps.flatMap { $0.drops.map(\.gate) }, action: intent(edge.move))
  }

  /// Ways of the story that no single edge goes.
  private func storyTransitions() -> [PageAtlas.Transition] {
    let direct = Set(edges.compactMap { edge in edge.to.map { [edge.from, $0] } })
    return ways.compactMap { way in
      guard let from = way.from, from != way.to, !direct.contains([from, way.to]) else {
        return nil
      }
      return PageAtlas.Transition(
        from: from, to: way.to, cause: .story, events: way.events, dropped: [],
        action: way.moves.last.map(intent) ?? .none)
    }
  }

  private func intent(_ move: Move<Action>) -> Intent {
    if case .send(let action) = move { Intent(action) } else { .none }
  }

  /// For each frame the shortest way from the start of the page: the fewest moves, of these the
  /// one that was found first.
  func shortestPaths() -> [Way] {
    var best: [Way?] = Array(repeating: nil, count: visited.count)
    let steps =
      ways
      + edges.compactMap { edge in
        edge.to.map {
          Way(from: edge.from, to: $0, moves: [edge.move], events: edge.run.record.events)
        }
      }
    // Few frames, short paths: relaxing until nothing changes is simple, and quick enough.
    var changed = true
    while changed {
      changed = false
      for step in steps {
        var moves = step.moves
        if let from = step.from {
          guard let start = best[from] else { continue }
          moves = start.moves + moves
        }
        if best[step.to].map({ moves.count < $0.moves.count }) ?? true {
          best[step.to] = Way(from: nil, to: step.to, moves: moves, events: step.events)
          changed = true
        }
      }
    }
    return best.enumerated().map { index, way in
      way ?? Way(from: nil, to: index, moves: [], events: [])
    }
  }

  /// The frames whose path, walked by a fresh simulation, ends in another state.
  mutating func framesThatDoNotReplay() -> [String] {
    let paths = shortestPaths()
    return visited.indices.compactMap { index in
      isReached(by: paths[index].moves, visited[index]) ? nil : visited[index].name
    }
  }

  private mutating func isReached(by moves: [Move<Action>], _ frame: Visited) -> Bool {
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
    return run.node == frame.run.node
  }
}
