// What a page tells of a feature, compared with what is found in the plainest way.

import Composable
import Drawing
import Reports
import Testing

@testable import Atlas

extension GeneratedFeature {
  private var law: [Law<State>] {
    let laws = laws
    return [
      Always<State>("always") { laws[0].holds($0) }.law,
      Sometimes<State>("sometimes") { laws[1].holds($0) }.law,
      CanAlways<State>("can always") { laws[2].holds($0) }.law,
      Each<State>("each") { laws[3].holds($0) || !laws[3].holds($1) }.law,
    ]
  }

  /// The page of the feature, walked to its end.
  func page(_ name: String = "made") -> Page {
    let feature = self
    return Page(name, initial) {
      feature
    } view: { store in
      GeneratedView(feature: feature, store: store)
    } story: {
      Frame("start")
    } laws: {
      law
    }
    .allowing(Alpha(), Beta(), Analytics.live)
    .exploring {
      $0.budget = 5_000
      $0.further = 20_000
      $0.states = 20_000
    }
  }

  /// All that there is, found in the plainest way; nothing if that is more than the limit.
  func explored(limit: Int) throws -> PlainExplorer<State, Action>? {
    let feature = self
    var environment = EnvironmentValues()
    // What has more states than the limit is not compared, however far it is walked.
    let walked = page().exploring { $0.states = 4 * limit }
    let model = Mirror(reflecting: walked.player()).descendant("run", "model")
    guard let model = model as? Model<State, Action> else { return nil }
    guard let typedIn = model.typedStates() else { return nil }
    var explorer = PlainExplorer<State, Action>(limit: limit) { state in
      Drawing(of: GeneratedView(feature: feature, store: Store(state)))
    } drawTyping: { state, text in
      environment.typedText = text
      return Drawing(
        of: GeneratedView(feature: feature, store: Store(state)), environment: environment)
    } typesIn: {
      typedIn($0, $1)
    }
    let dependencies = Dependencies(page: "made").allowing(Alpha()).allowing(Beta())
      .allowing(Analytics.live)
    do {
      try explorer.explore(from: Simulation(initial, dependencies: dependencies, reducer: feature))
    } catch is PlainExplorer<State, Action>.TooManyAnswers {
      return nil
    }
    return explorer.isCut ? nil : explorer
  }
}

extension Model {
  /// Whether more is typed than samples in the state of a run, before which something was on the screen:
  /// the walk says where. Nothing where more can be answered than it tries, and far more than can be
  /// tried plainly.
  func typedStates() -> ((Simulation<State, Action>, [Intent]) -> Bool)? {
    var walker = Walker(self)
    walker.walk()
    if !walker.undivided.isEmpty { return nil }
    if walker.hasSuspects {
      walker = Walker(self, isThorough: true)
      walker.walk()
    }
    let isTyping = walker.edges.map { if case .typed = $0.way.act { true } else { false } }
    let typed = walker.states.filter { $0.edges.contains { isTyping[Int($0)] } }.map { $0.key }
    let keys = Set(typed)
    return { [walker] run, seen in
      guard let number = walker.appearances.firstIndex(of: seen) else { return false }
      return keys.contains(walker.key(of: run, seen: Int32(truncatingIfNeeded: number)))
    }
  }
}

/// All in which the page's atlas differs from what was found plainly.
func differences(
  _ page: Page, _ atlas: PageAtlas,
  _ plain: PlainExplorer<some Hashable & Sendable, some Hashable & Sendable>,
  comparesDistances: Bool = true
) -> [String] {
  var found: [String] = []
  func same<Value: Equatable>(_ what: String, _ one: Value, _ other: Value) {
    if one != other { found.append("\(what): \(one), plainly \(other)") }
  }
  same("closure", atlas.closure, .closed)
  same("states", atlas.stateCount, plain.states.count)
  same("states walked on", atlas.walkedCount, plain.states.count)
  let looks = plain.looks
  same("looks", atlas.lookCount, looks.count)
  let shown = atlas.frames.map { PlainLook.of($0.drawing, $0.liveness) }
  let isWhole = shown.count >= looks.count
  if isWhole { same("looks that are shown", Set(shown).count, looks.count) }
  for (index, look) in shown.enumerated() where !looks.contains(look) {
    found.append("frame \(atlas.frames[index].name) looks like no state")
  }
  same("looks that hide something", atlas.hidingCount, plain.hiding.count)
  same("names of frames", Set(atlas.frames.map(\.name)).count, atlas.frames.count)
  same("states taken for one that are not", plain.unlike, [])
  let compared: [Finding.Check] = [.law, .noDeadEnd, .redactedIsInert, .controlsDoSomething]
  let others = Finding.Check.allCases.filter { !compared.contains($0) }
  same("other findings", atlas.findings.filter { others.contains($0.check) }.map(\.message), [])
  let neverLive = atlas.findings.filter { $0.check == .controlsDoSomething }.map(\.message)
  same("controls that are never live", neverLive.count, plain.neverLive.count)
  for name in plain.neverLive where !neverLive.contains(where: { $0.contains(": '\(name)' is") }) {
    found.append("'\(name)' is never live, and that was not found")
  }
  let redacted = plain.states.count { state in
    state.drawing.slots.contains { state.isLive[$0.index] && $0.isRedacted }
  }
  same("redacted and live", atlas.findings.contains { $0.check == .redactedIsInert }, redacted > 0)
  for (index, frame) in atlas.frames.enumerated() {
    let states = plain.states.filter { $0.look == shown[index] }
    let distances = states.map(\.distance)
    guard let nearest = distances.min() else { continue }
    let steps = frame.path.count { $0.isDone }
    // What a story names is the state that it came to, and not the nearest one that looks the same.
    let isStorys = frame.isFromStory && distances.contains(steps)
    if comparesDistances, !isStorys { same("steps to \(frame.name)", steps, nearest) }
    let told = Set(
      atlas.transitions.filter { $0.from == index && $0.isOneTap }.map { way in
        let words = way.label.split(separator: ", ").sorted().joined(separator: ", ")
        return "\(words) → \(way.to.map { shown[$0] } ?? "beyond")"
      })
    let named = NamedControls(of: frame.drawing)
    let ways = states.map { state in
      Set(
        state.ways.filter { $0.typed == nil && state.isFirst($0) }.map { way in
          let step =
            way.slot.map { named.token(for: $0) }
            ?? "+\((state.run.pending.first?.remaining ?? .zero).readable)"
          return (way.chosen + [step]).sorted().joined(separator: ", ")
            + " → \(shown.contains(plain.states[way.to].look) ? plain.states[way.to].look : "beyond")"
        })
    }
    if !ways.contains(told) {
      let least = ways.map { told.symmetricDifference($0) }.min { $0.count < $1.count } ?? []
      found.append(
        "the ways from \(frame.name) are those of none of its \(states.count) states: "
          + least.map { (told.contains($0) ? "not " : "") + $0.prefix(80) }.joined(separator: "; "))
    }
  }
  return found
}

extension PlainExplorer.Found {
  /// Whether no control before it does the same.
  func isFirst(_ way: PlainExplorer.Way) -> Bool {
    guard let slot = way.slot else { return true }
    return !ways.contains { other in
      other.typed == nil && other.intent == way.intent && other.slot.map { $0 < slot } ?? false
    }
  }
}

extension PageAtlas.Transition {
  /// Whether it is one thing that a visitor does or waits for, and no other text than a sample.
  fileprivate var isOneTap: Bool {
    switch cause {
    case .control, .time: true
    case .typing, .story: false
    }
  }
}

/// What a visitor can tell.
enum PlainLook {
  static func of(_ drawing: Drawing, _ liveness: [Liveness]) -> String {
    PlainExplorer<Int, Int>.look(drawing, liveness.map(\.isLive))
  }
}

extension PageAtlas.PathStep {
  /// Whether something is done, and not only answered.
  var isDone: Bool {
    if case .answer = self { false } else { true }
  }
}

extension PageAtlas.Frame {
  /// The way to the look as it is printed, cut into steps.
  var printedSteps: [String] { way.split(separator: " → ").map(String.init) }
}

/// The frames of a page whose path, played as it is written, ends in another look: step by step, and as it
/// is printed.
func framesPlayedElsewhere(_ page: Page, _ atlas: PageAtlas) -> [String] {
  atlas.frames.compactMap { frame in
    let path = frame.path.map(\.description)
    do {
      let look = PlainLook.of(frame.drawing, frame.liveness)
      let isSame = try [path, frame.printedSteps].allSatisfy { steps in
        let (report, problem) = PlayReport.play(page, steps)
        if let problem { throw problem }
        return PlainLook.of(report.screen.drawing, report.screen.liveness) == look
      }
      return isSame ? nil : "\(frame.name): \(frame.way) ends in another look"
    } catch {
      return "\(frame.name): \(path): \(error)"
    }
  }
}

/// A page, played as `vitrine play` does it.
func played(_ page: Page, _ steps: [String]) throws -> Player {
  let choices = page.player().words.choices
  let answers = steps.prefix { ChosenAnswer($0, among: choices) != nil }
  var player = page.player(answering: answers.compactMap { ChosenAnswer($0, among: choices) })
  for text in steps.dropFirst(answers.count) {
    let outcome =
      switch try PlayStep(text, on: player.screen.drawing, of: player) {
      case .answer(let answer): player.answer(answer)
      case .event(let event): player.happen(event)
      case .wait(let time): player.wait(time)
      case .settle: player.settle()
      case .tap(let slot): player.tap(slot)
      case .type(let typed, let slot): player.type(typed, into: slot)
      }
    #expect(outcome.inert == nil, "\(text) of \(steps) is inert")
  }
  return player
}
