// States that are known by sight, and are neither drawn nor tried: a page tells the same of them as where
// each is looked at.

import Composable
import DemonstrationSite
import Drawing
import Synchronization
import Testing

@testable import Atlas

/// How many drawings were made.
private final class Drawn: Sendable {
  private let count = Atomic(0)

  func add() { count.add(1, ordering: .relaxed) }
  func take() -> Int { count.exchange(0, ordering: .relaxed) }
}

/// How many drawings were made of a feature made by lot, and how many where each state is looked at.
private func drawings(_ seed: UInt64, further: Int) -> (known: Int, all: Int, states: Int) {
  let drawn = Drawn()
  var maker = FeatureMaker(seed: seed)
  let page = maker.feature().pageWithoutLaws(further: further, drawn)
  let atlas = page.explored()
  let known = drawn.take()
  let plain = page.exploring { $0.knowsStatesBySight = false }.explored()
  let found = differences(atlas, plain)
  #expect(found.isEmpty, "seed \(seed): \(found.prefix(3).joined(separator: "\n  "))")
  return (known, drawn.take(), plain.stateCount)
}

@Test("what is known by sight is told as if it were looked at: features made by lot")
func knowsFeaturesBySight() {
  print("features made by lot, to be known by sight, seed \(firstSeed)")
  var total = (known: 0, all: 0, states: 0)
  for number in 0..<UInt64(2 * featureCount) {
    // Some are walked to their end, and some are not.
    let counts = drawings(firstSeed &+ number, further: number % 2 == 0 ? 150 : 600)
    total = (total.known + counts.known, total.all + counts.all, total.states + counts.states)
  }
  print("\(total.states) states: \(total.known) drawings instead of \(total.all)")
  #expect(total.known <= total.all)
}

@Test("where only what is in flight differs, states are known by sight")
func knowsManyBySight() {
  // In which features that is often so is a matter of luck: this is one of them.
  let counts = drawings(6_000_021, further: 600)
  #expect(counts.known * 4 < counts.all * 3, "\(counts)")
}

@Test("what is known by sight is told as if it were looked at: the demonstration site")
func knowsExhibitsBySight() {
  // The large ones, as far as there is time for.
  let pages = DemonstrationSite.walked.filter { $0.atlas.stateCount > 1_000 }
  #expect(pages.count > 5)
  for (page, _) in pages {
    let short = page.exploring { $0.states = 500 }
    let plain = short.exploring { $0.knowsStatesBySight = false }.explored()
    let found = differences(short.explored(), plain)
    #expect(found.isEmpty, "\(page.name): \(found.prefix(3).joined(separator: "\n  "))")
  }
}

/// All in which two atlases of a page differ.
private func differences(_ one: PageAtlas, _ other: PageAtlas) -> [String] {
  var found: [String] = []
  func same<Value: Equatable>(_ what: String, _ one: Value, _ other: Value) {
    if one != other { found.append("\(what): \(one), and looked at \(other)") }
  }
  same("closure", one.closure, other.closure)
  same("states", one.stateCount, other.stateCount)
  same("walked on from", one.walkedCount, other.walkedCount)
  same("looks", one.lookCount, other.lookCount)
  same("hiding", one.hidingCount, other.hidingCount)
  same("hidden", one.hidden, other.hidden)
  same("folds", one.folds, other.folds)
  same("hidden texts", one.hiddenTexts, other.hiddenTexts)
  same("verdicts", one.verdicts, other.verdicts)
  same("findings", one.findings, other.findings)
  same("frames", one.frames.count, other.frames.count)
  for (one, other) in zip(one.frames, other.frames) {
    same("name", one.name, other.name)
    same("title of \(one.name)", one.title, other.title)
    same("path of \(one.name)", one.path, other.path)
    same("liveness of \(one.name)", one.liveness, other.liveness)
    same("events of \(one.name)", one.events, other.events)
    same("pending of \(one.name)", one.pending, other.pending)
    same("promises of \(one.name)", one.promises, other.promises)
    if one.drawing != other.drawing { found.append("the drawing of \(one.name)") }
  }
  same("ways", one.transitions.map(\.told), other.transitions.map(\.told))
  return found
}

extension PageAtlas.Transition {
  fileprivate var told: String { "\(from) \(to ?? -1) \(cause) \(label) \(answers) \(dropped)" }
}

extension GeneratedFeature {
  /// Its page without laws of its own, which would have each state looked at.
  fileprivate func pageWithoutLaws(further: Int, _ drawn: Drawn) -> Page {
    let feature = self
    return Page("made", initial) {
      feature
    } view: { store in
      let _ = drawn.add()
      return GeneratedView(feature: feature, store: store)
    } story: {
      Frame("start")
    }
    .allowing(Alpha(), Beta(), Analytics.live)
    .exploring {
      $0.further = further
      $0.states = 3_000
    }
  }
}
