// From the states that were walked to the frames that are shown.

import Composable
import Drawing

/// Chooses frames, names them, and tells what leads from one to another.
struct AtlasMaker<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  var walker: Walker<State, Action>
  var replayer = Replayer<State, Action>()
  /// The state of each frame.
  var shown: [Int32] = []
  /// The frame of each look that is shown, and of each state that has one.
  var frameOfLook: [Int32: Int] = [:]
  var frameOfState: [Int32: Int] = [:]
  var names: [String] = []
  private var taken: Set<String> = []
  private var titles: FrameTitles
  /// What is seen in the frames, whatever is live in it.
  var drawn: Set<UInt64> = []
  /// The states of the frames.
  var shownStates: Set<State> = []
  var drawnToFindOut = 0
  /// How many looks were drawn to tell what is seen in them, though they are not shown.
  var unshownDrawn = 0

  static var mostDrawnToFindOut: Int { 250 }

  /// How long a name made of a path may get before its middle is left out.
  private static var longestName: Int { 40 }

  init(_ walker: Walker<State, Action>) {
    self.walker = walker
    titles = FrameTitles(tellingCounts: walker.tellsCounts)
  }

  var options: PageOptions { walker.model.options }

  /// The atlas, and the states of its frames.
  mutating func make() -> (atlas: PageAtlas, states: [State]) {
    choose()
    var atlas = PageAtlas(page: walker.model.name)
    atlas.tellsValues = walker.model.tellsValues
    var states: [State] = []
    for (index, state) in shown.enumerated() {
      let replayed = replayer.go(to: state, in: &walker)
      if !replayed.isSame { walker.ledger.note(.doesNotReplay, in: state) }
      if walker.model.draw(replayed.run.state).key != replayed.drawing.key {
        walker.ledger.note(.looksOtherwise, in: state)
      }
      states.append(replayed.run.state)
      let pending = replayed.run.pending
      let isFromStory = index < walker.storyFrames.count
      let name = isFromStory ? walker.storyFrames[index].name : name(of: state, replayed)
      let title =
        isFromStory ? titles.title(ofStory: name) : title(of: state, after: replayed.words, atlas)
      taken.insert(name)
      drawn.insert(replayed.drawing.key)
      shownStates.insert(replayed.run.state)
      names.append(name)
      atlas.frames.append(
        PageAtlas.Frame(
          name: name, title: title, isFromStory: isFromStory, depth: 0, drawing: replayed.drawing,
          unredacted: walker.model.drawUnredacted(replayed.run.state, besides: replayed.drawing),
          liveness: [], nextEffect: pending.first?.remaining,
          pending: pending.map { effect in
            PageAtlas.Pending(
              action: effect.action.map { replayer.name(of: $0).words } ?? "an event",
              remaining: effect.remaining)
          },
          promises: options.promises?(replayed.run.state) ?? Promises(),
          path: walker.tellsCounts || isFromStory ? replayed.path : replayed.path.withoutCounts,
          events: replayed.run.record.events, dropped: dropped(in: replayed.run)))
    }
    for index in shown.indices { connect(index, &atlas) }
    addStoryWays(&atlas)
    atlas.setDepths()
    checkLeaks(&atlas)
    summarise(&atlas)
    return (atlas, states)
  }

  /// What did not pass on the last way of a run.
  private mutating func dropped(in run: Run) -> [PageAtlas.Dropped] {
    if run.record.drops.isEmpty { return [] }
    return run.record.steps.flatMap { step in
      step.drops.map {
        PageAtlas.Dropped(action: replayer.name(of: step.action).words, gate: $0.gate)
      }
    }
  }

  /// `loaded-favorite`: where it comes from, and by which action. Never what the action carries.
  private func name(of state: Int32, _ replayed: Replayed<State, Action>) -> String {
    var origin = walker.states[Int(state)].parent
    while origin >= 0, frameOfState[origin].map({ $0 < names.count }) != true {
      origin = walker.states[Int(origin)].parent
    }
    let last = replayed.slug.isEmpty ? "start" : replayed.slug
    var name = last
    if origin >= 0, let frame = frameOfState[origin] {
      name = "\(names[frame])-\(last)"
      if name.utf8.count > Self.longestName, let story = storyOrigin(of: origin) {
        name = "\(names[story])-\(last)"
      }
    }
    if !taken.contains(name) { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// `added · Buy Milk checked`: the frame of the story that it comes from, and what was done since.
  private mutating func title(
    of state: Int32, after words: [String], _ atlas: PageAtlas
  ) -> String {
    guard let origin = storyOrigin(of: walker.states[Int(state)].parent) else {
      return titles.title(of: words, from: nil)
    }
    let before = replayer.go(to: shown[origin], in: &walker).words.count
    return titles.title(
      of: words, from: FrameTitles.Origin(title: atlas.frames[origin].title, wordCount: before))
  }

  func storyOrigin(of state: Int32) -> Int? {
    var origin = state
    while origin >= 0 {
      if let frame = frameOfState[origin], frame < walker.storyFrames.count { return frame }
      origin = walker.states[Int(origin)].parent
    }
    return nil
  }
}
