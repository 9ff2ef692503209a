// A page as a machine, for other tools: its frames are states, what leads from one to another are
// transitions.

import Atlas
import Composable
import Drawing
import System

/// The machine of a page.
struct Machine {
  /// A frame.
  struct State {
    let name: String
    /// Whether nothing is in flight there, and nothing spins.
    let isAtRest: Bool
    /// Whether nothing leads on, and nothing will come.
    let isFinal: Bool
  }

  /// A way from one frame to another.
  struct Transition: Hashable {
    /// What makes it happen.
    enum Kind: String {
      case tap
      /// A text is typed into a field.
      case type
      case wait
      /// The outside answers something else than usual.
      case answer
      /// A part of the story that is no single way.
      case story
    }

    let from: Int
    let to: Int
    let kind: Kind
    let label: String
  }

  let page: String
  let states: [State]
  let transitions: [Transition]
  /// The state in which it begins.
  let initial: Int
  /// What happens before that, where no frame shows the very beginning.
  let wayToInitial: String
  /// How much of the page it is.
  let scope: String

  init(_ atlas: PageAtlas) {
    page = atlas.page
    var transitions: [Transition] = []
    var known: Set<Transition> = []
    var leavesOut = 0
    for way in atlas.transitions {
      guard let to = way.to else {
        leavesOut += 1
        continue
      }
      let kind: Transition.Kind =
        switch way.cause {
        case _ where !way.answers.isEmpty: .answer
        case .control: .tap
        case .typing: .type
        case .time: .wait
        case .story: .story
        }
      let transition = Transition(from: way.from, to: to, kind: kind, label: way.label)
      if known.insert(transition).inserted { transitions.append(transition) }
    }
    let begin = atlas.frames.firstIndex { $0.path.isEmpty } ?? 0
    transitions += Self.waysToOthers(in: atlas, from: begin, transitions)
    let leading = Set(atlas.transitions.map(\.from) + transitions.map(\.from))
    states = atlas.frames.enumerated().map { index, frame in
      let isAtRest = frame.pending.isEmpty && !frame.drawing.isBusy
      return State(
        name: frame.name, isAtRest: isAtRest, isFinal: isAtRest && !leading.contains(index))
    }
    initial = begin
    self.transitions = transitions
    wayToInitial =
      atlas.frames.isEmpty
      ? "" : atlas.frames[begin].path.map(\.description).joined(separator: ", ")
    scope =
      "\(atlas.closureName), \(atlas.shownWords)"
      + (leavesOut == 0 ? "" : ", \(leavesOut.counted("way")) to other looks left out")
  }

  /// A frame may be the first that shows what the outside answered long before. No single way leads
  /// to such a one: it is led to from the last frame on its path.
  private static func waysToOthers(
    in atlas: PageAtlas, from begin: Int, _ transitions: [Transition]
  ) -> [Transition] {
    var next: [[Int]] = atlas.frames.map { _ in [] }
    for way in transitions { next[way.from].append(way.to) }
    var isReached = atlas.frames.map { _ in false }
    func reach(_ frame: Int) {
      var waiting = [frame]
      while let frame = waiting.popLast() {
        if isReached[frame] { continue }
        isReached[frame] = true
        waiting += next[frame]
      }
    }
    if atlas.frames.isEmpty { return [] }
    reach(begin)
    var ways: [Transition] = []
    let byLength = atlas.frames.indices.sorted {
      (atlas.frames[$0].path.count, $0) < (atlas.frames[$1].path.count, $1)
    }
    for frame in byLength where !isReached[frame] {
      let path = atlas.frames[frame].path
      let origin = byLength.last { other in
        let before = atlas.frames[other].path
        return isReached[other] && before.count < path.count && path.starts(with: before)
      }
      let steps = path.dropFirst(origin.map { atlas.frames[$0].path.count } ?? 0)
      let isAnswered = steps.contains { if case .answer = $0 { true } else { false } }
      ways.append(
        Transition(
          from: origin ?? begin, to: frame, kind: isAnswered ? .answer : .story,
          label: steps.map(\.description).joined(separator: ", ")))
      reach(frame)
    }
    return ways
  }
}

/// A notation that other tools read.
package enum MachineFormat: String, CaseIterable, Sendable {
  /// A diagram as Markdown shows it on many sites.
  case mermaid
  /// The notation of Graphviz.
  case dot
  /// State Chart XML, a recommendation of the W3C.
  case scxml
}

/// The machines of pages in a notation, all of them in one document. It comes in pieces, page by page: all
/// pages may be more than fits.
package struct MachineReport {
  private var notation: any MachineNotation
  /// How many pages were added.
  private var count = 0

  /// A document of one page, or of several, of which each stands apart.
  package init(as format: MachineFormat, isOfOne: Bool) {
    notation =
      switch format {
      case .mermaid: MermaidText(isOfOne: isOfOne)
      case .dot: DOTText(isOfOne: isOfOne)
      case .scxml: SCXMLText(isOfOne: isOfOne)
      }
  }

  /// The next lines of the document: those of a page, and before the first what begins it.
  package mutating func add(_ atlas: PageAtlas) -> [String] {
    let machine = Machine(atlas)
    let first = count == 0 ? notation.firstLines(machine) : []
    count += 1
    return first + notation.lines(of: machine, count)
  }

  /// The lines that end the document.
  package var lastLines: [String] {
    (count == 0 ? notation.firstLines(nil) : []) + notation.lastLines
  }

  /// A whole document.
  package static func lines(of atlases: [PageAtlas], as format: MachineFormat) -> [String] {
    var report = Self(as: format, isOfOne: atlases.count == 1)
    return atlases.flatMap { report.add($0) } + report.lastLines
  }
}

/// How machines are written, page by page.
protocol MachineNotation {
  /// What begins a document: that of the one page, or of several.
  func firstLines(_ one: Machine?) -> [String]
  /// A page, and which one it is, counted from 1.
  mutating func lines(of machine: Machine, _ number: Int) -> [String]
  /// What ends a document.
  var lastLines: [String] { get }
}

extension String {
  /// The text on one line: what speaks to a machine, or may not stand in XML, becomes a space.
  var onOneLine: String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.isControl && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
    if unicodeScalars.allSatisfy(isPlain) { return self }
    var line = ""
    for scalar in unicodeScalars { line.unicodeScalars.append(isPlain(scalar) ? scalar : " ") }
    return line
  }
}
