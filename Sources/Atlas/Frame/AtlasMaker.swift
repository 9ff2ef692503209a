// From the states that were walked to the frames that are shown.

import Composable
import Drawing

/// Chooses frames, names them, and tells what leads from one to another.
struct AtlasMaker<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>

  var walker: Walker<State, Action>
  var replayer = Replayer<State, Action>()
  /// The state of each frame.
  private(set) var shown: [Int32] = []
  /// The frame of each look that is shown, and of each state that has one.
  private(set) var frameOfLook: [Int32: Int] = [:]
  private(set) var frameOfState: [Int32: Int] = [:]
  private(set) var names: [String] = []
  private var taken: Set<String> = []
  private var titles = FrameTitles()
  /// What is seen in the frames, whatever is live in it.
  private var drawn: Set<UInt64> = []
  /// The states of the frames.
  private var shownStates: Set<State> = []
  private var drawnToFindOut = 0

  private static var mostDrawnToFindOut: Int { 250 }

  /// How long a name made of a path may get before its middle is left out.
  private static var longestName: Int { 40 }

  init(_ walker: Walker<State, Action>) {
    self.walker = walker
  }

  private var options: PageOptions { walker.model.options }

  /// The atlas, and the states of its frames.
  mutating func make() -> (atlas: PageAtlas, states: [State]) {
    choose()
    var atlas = PageAtlas(page: walker.model.name)
    var states: [State] = []
    for (index, state) in shown.enumerated() {
      let replayed = replayer.go(to: state, in: &walker)
      if !replayed.isSame { walker.ledger.note(Self.doesNotReplay, in: state) }
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
          liveness: [], nextEffect: pending.first?.remaining,
          pending: pending.map { effect in
            effect.action.map { replayer.name(of: $0).words } ?? "an event"
          },
          promises: options.promises?(replayed.run.state) ?? Promises(), path: replayed.path,
          events: replayed.run.record.events, dropped: replayed.run.record.drops.map { $0.gate }))
    }
    for index in shown.indices { connect(index, &atlas) }
    addStoryWays(&atlas)
    atlas.setDepths()
    summarise(&atlas)
    return (atlas, states)
  }

  private static var doesNotReplay: Breach {
    Breach(
      check: .replays,
      message:
        "the same ways, gone again, end in another state. Something in it is drawn by lot, or "
        + "read from a clock: take it from a client.")
  }

  // MARK: Which looks are shown

  private mutating func choose() {
    for frame in walker.storyFrames { show(frame.state) }
    guard !options.showsStoryOnly else { return }
    if walker.looks.count <= options.budget {
      for state in walker.looks { show(state) }
      return
    }
    // First where all leads from where the story rests first, so that one can try all of it; then
    // what is one way from the story; then what most of what is shown leads to and comes from.
    let story = walker.storyFrames.map { $0.state }
    let resting = story.filter { walker.states[Int($0)].rests }
    for state in resting.prefix(1) { showNeighbours(of: state) }
    // A row more in a list adds frames behind these, and changes none of them.
    for state in story { showNeighbours(of: state, but: likeRows(in: state)) }
    for state in story { showNeighbours(of: state) }
    showNearest()
    for look in walker.looks { show(look) }
  }

  private mutating func showNeighbours(of state: Int32, but leftOut: Set<Int32> = []) {
    for index in walker.states[Int(state)].edges {
      let edge = walker.edges[Int(index)]
      switch edge.way.act {
      case .typed: continue
      case .control(let slot) where leftOut.contains(slot): continue
      default: break
      }
      for target in walker.targets(of: edge) { show(target) }
    }
  }

  /// The controls of rows that come after one that is like them but for its words.
  private mutating func likeRows(in state: Int32) -> Set<Int32> {
    let drawing = replayer.go(to: state, in: &walker).drawing
    var kinds: Set<UInt64> = []
    var controls: Set<Int32> = []
    for row in drawing.rowKinds
    where !kinds.insert(row.kind).inserted {
      for control in row.controls { controls.insert(Int32(truncatingIfNeeded: control)) }
    }
    return controls
  }

  /// Shows, one after the other, the look of which the greatest share of ways leads among those that
  /// are shown; of equal ones the one that was found first.
  private mutating func showNearest() {
    let looks = walker.looks
    var targets: [[Int]] = looks.map { _ in [] }
    var origins: [[Int]] = looks.map { _ in [] }
    for (look, state) in looks.enumerated() {
      for edge in walker.states[Int(state)].edges {
        for end in walker.targets(of: walker.edges[Int(edge)]) {
          let target = Int(walker.states[Int(end)].look)
          guard target >= 0 else { continue }
          targets[look].append(target)
          origins[target].append(look)
        }
      }
    }
    var links = looks.map { _ in 0 }
    for look in frameOfLook.keys {
      for near in targets[Int(look)] + origins[Int(look)] { links[near] += 1 }
    }
    while shown.count < options.budget {
      var best = -1
      for look in looks.indices where frameOfLook[Int32(look)] == nil && !targets[look].isEmpty {
        // Compared as shares, of the ways of the one and of the other.
        if best < 0 || links[look] * targets[best].count > links[best] * targets[look].count {
          best = look
        }
      }
      guard best >= 0 else { return }
      show(looks[best])
      for near in targets[best] + origins[best] { links[near] += 1 }
    }
  }

  private mutating func show(_ state: Int32) {
    let look = walker.states[Int(state)].look
    let isFromStory = shown.count < walker.storyFrames.count
    guard look >= 0, isFromStory || (frameOfLook[look] == nil && shown.count < options.budget)
    else { return }
    frameOfState[state] = shown.count
    if frameOfLook[look] == nil { frameOfLook[look] = shown.count }
    shown.append(state)
  }

  // MARK: Names

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

  private func storyOrigin(of state: Int32) -> Int? {
    var origin = state
    while origin >= 0 {
      if let frame = frameOfState[origin], frame < walker.storyFrames.count { return frame }
      origin = walker.states[Int(origin)].parent
    }
    return nil
  }

  // MARK: What leads where

  private mutating func connect(_ index: Int, _ atlas: inout PageAtlas) {
    let replayed = replayer.go(to: shown[index], in: &walker)
    let drawing = replayed.drawing
    let start = replayed.run.recording
    let seen = walker.number(of: drawing.appearances)
    let settled = Walker<State, Action>.Settled(
      run: start, drawing: drawing, seen: seen, answers: 0)
    walker.ledger.here = BreachPlace(state: shown[index])
    var tried = walker.tryAll(settled)
    walker.tryTyping(settled, &tried)
    let named = NamedControls(of: drawing)
    var liveness = tried.inertness.map { $0.map(Liveness.init) ?? .beyond }
    var firstSlots: [Intent: Int32] = [:]
    for (run, way) in tried.next {
      let cause: PageAtlas.Transition.Cause
      let step: PageAtlas.PathStep
      var isRepeated = false
      switch way.act {
      case .control(let slot):
        cause = .control(Int(slot))
        step = .tap(named.token(for: Int(slot)))
        // Controls that name one action are one way, which the first of them tells.
        let first = firstSlots[drawing.intent(of: Int(slot))] ?? slot
        firstSlots[drawing.intent(of: Int(slot))] = first
        isRepeated = first != slot
        liveness[Int(slot)] = liveness[Int(first)]
      case .typed(let slot, let text):
        cause = .typing(Int(slot))
        step = named.typing(walker.texts[Int(text)], into: Int(slot))
      default:
        cause = .time(run.now - start.now)
        step = .wait(run.now - start.now)
      }
      if isRepeated { continue }
      guard mayBeShown(run, seen) else {
        if case .typing = cause { continue }
        addTransition(
          from: index, to: nil, cause, run, walker.answers[Int(way.answers)], step, &atlas)
        continue
      }
      let arrival = Walker<State, Action>.Arrival(
        run: run, seen: seen, parent: shown[index], way: way, number: 0)
      for end in walker.settle(arrival) {
        let target = frame(of: end)
        let asked = end.answers == 0 ? [] : askedOn(way, start, drawing)
        let chosen = walker.told(way, appearing: end.answers, asked: asked, start)
        if case .control(let slot) = cause, chosen.isEmpty {
          liveness[slot] = target.map(Liveness.live) ?? .beyond
        }
        // A field leads on by its own sample; others are told where they lead to a frame.
        if case .typing = cause, target == nil { continue }
        addTransition(from: index, to: target, cause, end.run, chosen, step, &atlas)
      }
    }
    atlas.frames[index].liveness = liveness
  }

  /// The frame that shows a state: its own one, if it has one, since another of that look may be a
  /// state in which other things can be done.
  private mutating func frame(of settled: Walker<State, Action>.Settled) -> Int? {
    if let state = walker.state(of: settled), let frame = frameOfState[state] { return frame }
    return walker.look(of: settled, ifSeenIn: drawn).flatMap { frameOfLook[$0] }
  }

  /// The clients that are asked by what is done, and not by what appears then.
  private func askedOn(_ way: Way, _ start: Run, _ drawing: Drawing) -> [String] {
    var run = start
    run.answerNext(walker.answers[Int(way.answers)])
    switch way.act {
    case .control(let slot):
      if let action = drawing.intent(of: Int(slot)).action(as: Action.self) {
        try? run.send(action)
      }
    case .typed(let slot, let text):
      let typed = walker.model.draw(run.state, typing: walker.texts[Int(text)])
      if Int(slot) < typed.slotCount,
        let action = typed.intent(of: Int(slot)).action(as: Action.self)
      {
        try? run.send(action)
      }
    default: _ = try? run.advanceToNext()
    }
    return run.takenAnswers()
  }

  /// Whether where a run has come may be one of the frames. States where nobody has been are drawn to
  /// find out; after many of them only those that have the very state of a frame.
  private mutating func mayBeShown(_ run: Run, _ seen: Int32) -> Bool {
    guard let ends = walker.ends(of: run, seen: seen) else {
      drawnToFindOut += 1
      return drawnToFindOut <= Self.mostDrawnToFindOut || shownStates.contains(run.state)
    }
    return ends.contains { end in frameOfLook[walker.states[Int(end)].look] != nil }
  }

  private func addTransition(
    from: Int, to: Int?, _ cause: PageAtlas.Transition.Cause, _ run: Run,
    _ chosen: [ChosenAnswer], _ step: PageAtlas.PathStep, _ atlas: inout PageAtlas
  ) {
    let words = chosen.map { $0.description } + [step.description]
    atlas.transitions.append(
      PageAtlas.Transition(
        from: from, to: to, cause: cause, events: run.record.events,
        dropped: run.record.drops.map { $0.gate }, label: words.joined(separator: ", "),
        answers: chosen.map { $0.description }))
  }

  /// Ways of the story that no single act goes.
  private mutating func addStoryWays(_ atlas: inout PageAtlas) {
    let direct = Set(atlas.transitions.compactMap { way in way.to.map { [way.from, $0] } })
    for (index, frame) in walker.storyFrames.enumerated() {
      let parent = walker.states[Int(frame.state)].parent
      guard let origin = storyOrigin(of: parent), origin != index,
        !direct.contains([origin, index])
      else { continue }
      atlas.transitions.append(
        PageAtlas.Transition(
          from: origin, to: index, cause: .story, events: atlas.frames[index].events, dropped: [],
          label: atlas.frames[index].path.last?.description ?? "on", answers: []))
    }
  }
}

extension PageAtlas {
  /// How far each frame is from the story: by the frames between them.
  fileprivate mutating func setDepths() {
    var depths = frames.map { $0.isFromStory ? 0 : Int.max }
    var changed = true
    while changed {
      changed = false
      for way in transitions {
        guard let to = way.to, depths[way.from] < Int.max, depths[way.from] + 1 < depths[to] else {
          continue
        }
        depths[to] = depths[way.from] + 1
        changed = true
      }
    }
    for index in frames.indices {
      frames[index].depth = depths[index] == Int.max ? 1 : depths[index]
    }
  }
}
