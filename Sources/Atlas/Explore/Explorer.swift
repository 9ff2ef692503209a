// Finds the states of a page: first those of the story, then what more actions reach.

import Composable
import Drawing

/// Explores one page: breadth first, in the order of the drawing, so that the same page always
/// gives the same atlas.
struct Explorer<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>
  typealias Node = SimulationNode<State, Action>

  /// A node that has become a frame.
  struct Visited {
    let name: String
    /// The frame of the story that its name begins with.
    let ancestor: String
    let isFromStory: Bool
    let depth: Int
    let run: Run
    let drawing: Int
    var outcomes: [Outcome] = []
  }

  /// What a control turned out to do.
  enum Outcome {
    case inert(Liveness)
    /// Live: the edge that it goes, and whether the first row of its list stands for it.
    case live(edge: Int, isLikeFirstRow: Bool)
  }

  /// Something that can be done in a frame.
  struct Edge {
    let from: Int
    let cause: PageAtlas.Transition.Cause
    let move: Move<Action>
    /// The run after it, before anything appeared.
    let run: Run
    let isLikeFirstRow: Bool
    /// The frame that it leads to, once that is known.
    var to: Int?
  }

  let model: Model<State, Action>
  var stage: Stage<State, Action>
  var visited: [Visited] = []
  var places: [Node: Int] = [:]
  var names: Set<String> = []
  var edges: [Edge] = []
  var ways: [Way] = []
  var findings: [Finding] = []

  init(_ model: Model<State, Action>) {
    self.model = model
    stage = Stage(model)
  }

  var options: Page.Options { model.page.options }

  mutating func explored() -> PageAtlas {
    tellStory()
    var next = 0
    while next < visited.count {
      let firstEdge = edges.count
      tryEverything(in: next)
      if options.depth.map({ visited[next].depth < $0 }) ?? true {
        for edge in firstEdge..<edges.count where !edges[edge].isLikeFirstRow { follow(edge) }
      }
      next += 1
    }
    // What was not followed may lead to a frame all the same.
    for edge in edges.indices where edges[edge].to == nil { recognise(edge) }
    return result()
  }

  /// Makes a node a frame. The caller has seen that it is none yet.
  mutating func visit(
    _ run: Run, drawing: Int, name: String, ancestor: String, isFromStory: Bool, depth: Int
  ) {
    places[run.node] = visited.count
    names.insert(name)
    visited.append(
      Visited(
        name: name, ancestor: ancestor, isFromStory: isFromStory, depth: depth,
        run: run.withoutRecord, drawing: drawing))
  }

  /// Goes where an edge leads, and makes that a frame if it is new and there is room.
  private mutating func follow(_ index: Int) {
    let edge = edges[index]
    var run = edge.run
    do throws(SimulationError) {
      let drawing = try stage.appear(in: &run, since: appearances(in: edge.from))
      if let known = places[run.node] {
        edges[index].to = known
      } else if visited.count < options.budget {
        edges[index].to = visited.count
        let origin = visited[edge.from]
        visit(
          run, drawing: drawing, name: name(of: edge.move, from: origin),
          ancestor: origin.ancestor, isFromStory: false, depth: origin.depth + 1)
      }
    } catch {
      report(error, in: edge.from)
    }
  }

  /// Looks whether an edge leads to a frame, without drawing anything new.
  private mutating func recognise(_ index: Int) {
    var run = edges[index].run
    let before = appearances(in: edges[index].from)
    guard let drawn = try? stage.appearWithoutDrawing(in: &run, since: before), drawn >= 0 else {
      return
    }
    edges[index].to = places[run.node]
  }

  func appearances(in frame: Int) -> [Intent] {
    stage.drawings[visited[frame].drawing].appearances
  }

  mutating func report(_ error: SimulationError, in frame: Int?) {
    let finding = Finding(
      page: model.page.name, check: .settles, frame: frame.map { visited[$0].name },
      message: error.description)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
