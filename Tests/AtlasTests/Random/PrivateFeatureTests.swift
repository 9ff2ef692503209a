// Features made by lot, some parts of which are private: what is hidden is the same, whatever it says.

import Composable
import Drawing
import Testing

@testable import Atlas

/// A feature of which some parts are private, and hidden for that reason if the page says so.
private struct PrivateView: View {
  let view: GeneratedView
  let privateParts: Set<Int>
  let hides: Bool

  var body: some View {
    Stack {
      for (index, part) in view.feature.parts.enumerated() {
        view.view(of: part).privacySensitive(privateParts.contains(index))
      }
      Text("Account").title("Account of \(view.store.state.counters[0])").privacySensitive()
    }
    .redacted(.privacy, if: hides)
  }
}

extension GeneratedFeature {
  /// The page of the feature, with other private texts if some are given.
  fileprivate func page(
    privateParts: Set<Int>, isPublic: Bool, saying substitute: (@Sendable (String) -> String)?
  ) -> Page {
    let feature = self
    return Page("made", initial) {
      feature
    } view: { store in
      PrivateView(
        view: GeneratedView(feature: feature, store: store), privateParts: privateParts,
        hides: !isPublic)
    } story: {
      Frame("start")
    }
    .allowing(Alpha(), Beta(), Analytics.live)
    .exploring {
      $0.states = 400
      $0.further = 200
    }
    .environment {
      $0.redaction.isPublic = isPublic
      $0.substitute = substitute
    }
  }
}

/// All that is told of the frames that hide what is private, and of the ways between frames.
private func told(_ atlas: PageAtlas, isPublic: Bool) -> [String] {
  let frames = atlas.frames.filter { isPublic || $0.drawing.reasons.contains(.privacy) }
    .map { frame in
      let regions = frame.drawing.regions.map(\.name)
      return "\(frame.name) \(frame.title) \(frame.path) \(frame.drawing.title ?? "-") \(regions) "
        + "\(frame.pending) \(String(decoding: atlas.html(of: frame), as: UTF8.self))"
    }
  return frames + atlas.transitions.map { "\($0.from) \($0.to ?? -1) \($0.label)" }
}

@Test(
  "of two features that differ in private texts only, all that hides them is the same",
  arguments: [false, true])
func privateTextsMakeNoDifference(isPublic: Bool) throws {
  let first = UInt64.random(in: 0...UInt64.max)
  print("private features, seed \(first)")
  var compared = 0
  var hidden = 0
  for seed in first..<(first &+ 60) {
    var maker = FeatureMaker(seed: seed)
    let feature = maker.feature()
    let parts = Set(
      feature.parts.indices.filter { _ in Bool.random(using: &maker.random) })
    let usual = feature.page(privateParts: parts, isPublic: isPublic, saying: nil).explored()
    // Other words, of another length, which are alike where the first ones are.
    let other = feature.page(privateParts: parts, isPublic: isPublic) { "Zyxomma of \($0)" }
      .explored()
    let one = told(usual, isPublic: isPublic)
    let then = told(other, isPublic: isPublic)
    let difference = zip(one, then).first { $0 != $1 }
    try #require(difference == nil && one.count == then.count, "seed \(seed): \(difference as Any)")
    try #require(!one.contains { $0.contains("Zyxomma") }, "seed \(seed)")
    compared += 1
    hidden += usual.frames.count { $0.drawing.reasons.contains(.privacy) || isPublic }
  }
  #expect(compared == 60 && hidden > 60)
}

@Test("of many texts that are looked for at once, the same one is found as one by one")
func manyPrivateTexts() {
  var random = SystemRandomNumberGenerator()
  func text(_ lengths: ClosedRange<Int>) -> String {
    String((0..<Int.random(in: lengths)).map { _ in "ab 1é".randomElement(using: &random) ?? "a" })
  }
  var found = 0
  for _ in 0..<400 {
    let texts = (0..<Int.random(in: 1...12)).map { _ in text(4...8) }
    let search = PrivateSearch(texts)
    for _ in 0..<10 {
      let said = text(0...40)
      let first = texts.first { said.says($0) }
      #expect(search.first(in: said) == first, "\(texts) in \(said)")
      if first != nil { found += 1 }
    }
  }
  #expect(found > 20)
}
