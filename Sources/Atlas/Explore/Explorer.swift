// Finds the states of a page: first those of the story, then what more actions reach.

import Composable
import Drawing

/// Explores one page: breadth first, in the order of the drawing, so that the same page always
/// gives the same atlas.
struct Explorer<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  let model: Model<State, Action>
  var stage: Stage<State, Action>
  var visited: [Visited] = []
  /// For each frame the run in which it was found, without its past.
  var found: [Run] = []
  /// For each drawing the frames that show it: they have one state, and differ in what is pending
  /// or in the outside.
  private var framesOfDrawing: [[Int]] = []
  var names: Set<String> = []
  var actionNames: [Intent: ActionName] = [:]
  var edges: [Edge] = []
  /// For each edge the run after it, before anything appeared.
  var runs: [Run] = []
  /// For each edge the state of that run: most edges lead to none that was drawn, and need no more.
  var ends: [State] = []
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
    while framesOfDrawing.count <= drawing { framesOfDrawing.append([]) }
    framesOfDrawing[drawing].append(visited.count)
    names.insert(name)
    visited.append(
      Visited(
        name: name, ancestor: ancestor, isFromStory: isFromStory, depth: depth, drawing: drawing))
    found.append(run.withoutRecord)
  }

  /// The frame that a run is at, if it is one: its node is the same.
  func frame(of run: Run, drawing: Int) -> Int? {
    guard drawing < framesOfDrawing.count else { return nil }
    return framesOfDrawing[drawing].first { frame in
      found[frame].pending == run.pending && found[frame].dependencies == run.dependencies
    }
  }

  /// Goes where an edge leads, and makes that a frame if it is new. Without room for a new one
  /// nothing is drawn any more: in the end, what leads to a frame is recognised without.
  private mutating func follow(_ index: Int) {
    guard visited.count < options.budget else { return }
    let edge = edges[index]
    var run = runs[index]
    do throws(SimulationError) {
      let drawing = try stage.appear(in: &run, since: appearances(in: edge.from))
      if let known = frame(of: run, drawing: drawing) {
        edges[index].to = known
      } else {
        edges[index].to = visited.count
        let origin = visited[edge.from]
        visit(
          run, drawing: drawing, name: name(of: edge, from: origin),
          ancestor: origin.ancestor, isFromStory: false, depth: origin.depth + 1)
      }
    } catch {
      report(error, in: edge.from)
    }
  }

  /// Looks whether an edge leads to a frame, without drawing anything new.
  private mutating func recognise(_ index: Int) {
    guard stage.hasDrawn(ends[index]) else { return }
    var run = runs[index]
    let before = appearances(in: edges[index].from)
    if let drawing = try? stage.appearWithoutDrawing(in: &run, since: before) {
      edges[index].to = frame(of: run, drawing: drawing)
    }
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
