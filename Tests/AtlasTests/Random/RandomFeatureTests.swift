// Small features made by lot: what their pages tell is what is found in the plainest way.

import Composable
import Drawing
import Foundation
import Testing

@testable import Atlas

/// How many features are made: more where somebody searches for long.
let featureCount =
  ProcessInfo.processInfo.environment["VITRINE_FEATURES"].flatMap(Int.init) ?? 12

let firstSeed =
  ProcessInfo.processInfo.environment["VITRINE_SEED"].flatMap(UInt64.init)
  ?? UInt64.random(in: 0...UInt64.max)

@Test("a page tells of states, looks, ways and laws what the plainest search finds")
func agreesWithThePlainSearch() throws {
  print("features made by lot, seed \(firstSeed)")
  let limit = featureCount > 100 ? 250 : 120
  var count = 0
  var states = 0
  var frames = 0
  var seed = firstSeed
  while count < featureCount {
    defer { seed &+= 1 }
    guard let (found, atlas) = try compared(seed, limit: limit) else { continue }
    count += 1
    states += atlas.stateCount
    frames += atlas.frames.count
    #expect(found.isEmpty, "seed \(seed): \(found.prefix(4).joined(separator: "\n  "))")
  }
  print("\(count) features compared: \(states) states, \(frames) frames; last seed \(seed &- 1)")
}

/// Seeds whose features once were told wrongly: a law was broken for a moment only, before what
/// appears had put it right; a control that nobody handles was refused by a gate where it was seen first.
/// Of the last one the plain search told too little: who is asked three times, and answers the second time
/// as usual.
@Test(
  "what was told wrongly once is told rightly",
  arguments: [16_809_273_418_459_043_076, 900_710, 901_588, 1_155_864_285_707_588_526] as [UInt64])
func agreesAgain(seed: UInt64) throws {
  let (found, _) = try #require(try compared(seed, limit: 250))
  #expect(found == [])
}

/// In what the atlas of a feature made by lot differs from what is found plainly; nothing if the
/// feature has more states than that, or more answers, or hardly any.
private func compared(_ seed: UInt64, limit: Int) throws -> (found: [String], atlas: PageAtlas)? {
  var maker = FeatureMaker(seed: seed)
  let feature = maker.feature()
  guard let plain = try feature.explored(limit: limit), plain.states.count > 2 else { return nil }
  let page = feature.page()
  let atlas = page.explored()
  // Who asks for too much at once is told of in part.
  guard atlas.triesAllAnswers else { return nil }
  return (
    differences(page, atlas, plain) + differences(ofLaws: feature, atlas, plain)
      + framesPlayedElsewhere(page, atlas), atlas
  )
}

/// In what the verdicts on a feature's laws differ from what the plain search says of them.
private func differences(
  ofLaws feature: GeneratedFeature, _ atlas: PageAtlas,
  _ plain: PlainExplorer<GeneratedFeature.State, GeneratedFeature.Action>
) -> [String] {
  var found: [String] = []
  let laws = feature.laws
  let states = plain.states
  func compare(_ name: String, _ check: Finding.Check, _ broken: [Int]) {
    let told = atlas.findings.filter {
      $0.check == check && (check != .law || $0.message.contains("'\(name)'"))
    }
    if told.isEmpty != broken.isEmpty {
      found.append("\(name): \(told.count) findings, plainly broken in \(broken.count) states")
    }
    if check == .law, atlas.verdicts.first(where: { $0.name == name })?.isBroken == broken.isEmpty {
      found.append("\(name): the verdict is wrong")
    }
    guard let one = told.first, name != "each", name != "sometimes" else { return }
    let nearest = broken.map { states[$0].distance }.min() ?? 0
    let steps = one.path.count { !["alpha: ", "beta: "].contains(where: $0.hasPrefix) }
    if steps != nearest { found.append("\(name): shown after \(steps) steps, plainly \(nearest)") }
    let count = broken.count > 1 ? "Seen in \(broken.count) states." : ""
    if !one.message.hasSuffix(count) || (count.isEmpty && one.message.contains("Seen in")) {
      found.append("\(name): \(one.message), plainly in \(broken.count)")
    }
  }
  compare("always", .law, states.indices.filter { !laws[0].holds(states[$0].run.state) })
  let seen = states.count { laws[1].holds($0.run.state) }
  compare("sometimes", .law, seen == 0 ? [0] : [])
  if seen > 0, atlas.verdicts[1].words != "seen \(seen) time\(seen == 1 ? "" : "s")" {
    found.append("sometimes: \(atlas.verdicts[1].words), plainly \(seen)")
  }
  compare(
    "can always", .law, plain.stranded(from: states.map { laws[2].holds($0.run.state) }))
  compare(
    "each", .law,
    states.indices.filter { index in
      states[index].ways.contains { way in
        !laws[3].holds(states[index].run.state) && laws[3].holds(states[way.to].run.state)
      }
    })
  compare(
    "dead end", .noDeadEnd,
    plain.stranded(
      from: states.map { $0.run.pending.isEmpty && !$0.drawing.isBusy }))
  return found
}
