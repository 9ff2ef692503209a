// Any story is told: whatever its steps are, and in whatever order.

import Atlas
import Composable
import Drawing
import Testing

/// A step of a made-up story that can be told by a `StoryStep` and by hand.
private indirect enum MadeStep {
  case tap(String)
  case advance(Int)
  case frame
  case branch([MadeStep])
}

/// Made-up stories about any controls, there or not, live or not.
private struct StoryMaker {
  var random: SeededGenerator
  let names: [String]

  mutating func steps(deep: Int) -> [MadeStep] {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3: .tap(names.randomElement(using: &random) ?? "")
      case 4: .advance(Int.random(in: 0...5, using: &random))
      case 5 where deep > 0: .branch(steps(deep: deep - 1))
      default: .frame
      }
    }
  }
}

/// The story in the library's own words; each frame has a number for its name.
private func told<Action>(_ steps: [MadeStep], _ number: inout Int) -> [StoryStep<Action>] {
  steps.map { step in
    switch step {
    case .tap(let name): return StoryBuilder<Action>.buildExpression(Tap(name))[0]
    case .advance(let seconds):
      return StoryBuilder<Action>.buildExpression(Advance(.seconds(seconds)))[0]
    case .frame:
      number += 1
      return StoryBuilder<Action>.buildExpression(Frame("f\(number)"))[0]
    case .branch(let steps):
      return StoryBuilder<Action>.buildExpression(Branch("b") { told(steps, &number) })[0]
    }
  }
}

/// The plain reference: the same story played by hand. Tells what is seen at each of its frames,
/// in order; none where a tap was not possible and the telling of that branch ended.
private func played(_ steps: [MadeStep], _ start: Player, _ seen: inout [String?]) {
  var player = start
  var hasEnded = false
  for step in steps {
    switch step {
    case .tap(let name):
      if hasEnded { continue }
      let screen = player.screen
      let live = screen.drawing.slots.first { $0.name == name && screen.liveness[$0.index].isLive }
      if let live { _ = player.tap(live) } else { hasEnded = true }
    case .advance(let seconds):
      if !hasEnded { _ = player.wait(.seconds(seconds)) }
    case .frame:
      seen.append(hasEnded ? nil : player.screen.drawing.html)
    case .branch(let steps):
      var inner: [String?] = []
      played(steps, player, &inner)
      seen += hasEnded ? inner.map { _ in nil } : inner
    }
  }
}

extension Drawing {
  fileprivate var html: String {
    var bytes: [UInt8] = []
    HTMLWriter.write(self, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Tells many stories of a page, each by the explorer and by hand.
private func tellMany<Action>(
  _ names: [String], seed: UInt64, _ page: ([StoryStep<Action>]) -> Page
) {
  var compared = 0
  for number in 0..<500 {
    var maker = StoryMaker(random: SeededGenerator(seed: seed &+ UInt64(number)), names: names)
    let steps = maker.steps(deep: 2)
    var count = 0
    let page = page(told(steps, &count))
    let atlas = page.explored()
    var seen: [String?] = []
    played(steps, page.player(), &seen)
    for (index, html) in seen.enumerated() {
      // What looks alike and has the same in flight is one frame under its first name.
      guard let frame = atlas.frame("f\(index + 1)") else { continue }
      compared += 1
      #expect(frame.drawing.html == html, "story \(number), frame \(index + 1), seed \(seed)")
    }
    let hasTroubles = seen.contains { $0 == nil }
    #expect(
      !hasTroubles || atlas.findings.contains { $0.check == .story },
      "story \(number), seed \(seed)")
    #expect(!atlas.findings.contains { $0.check == .replays }, "story \(number), seed \(seed)")
  }
  #expect(compared > 100, "too few frames to tell, seed \(seed)")
}

@Test("two taps in a row are two taps")
func twoTaps() {
  let atlas = lampsPage {
    Tap("Left")
    Tap("Right")
    Frame("both")
  }.explored()
  #expect(atlas.findings.isEmpty)
  #expect(atlas.frame("both")?.path.map(\.description) == ["Left", "Right"])
}

@Test("any story is told as if it was played by hand")
func anyStory() {
  let seed = UInt64.random(in: 0...UInt64.max)
  print("stories, seed \(seed)")
  tellMany(["Left", "Right", "Lock", "Unlock", "Nowhere"], seed: seed) { steps in
    lampsPage { steps }
  }
  tellMany(["Cancel", "Retry", "Favorite", "Unfavorite", ""], seed: seed) { steps in
    Page("loading", Loading.State.idle) {
      Loading()
    } view: {
      LoadingView(store: $0)
    } story: {
      steps
    }
    .allowing(Analytics.live, Answer(isFine: true))
  }
}
