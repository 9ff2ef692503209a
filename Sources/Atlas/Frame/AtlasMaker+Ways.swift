// What leads from frame to frame.

import Composable
import Drawing

extension AtlasMaker {
  mutating func connect(_ index: Int, _ atlas: inout PageAtlas) {
    let replayed = replayer.go(to: shown[index], in: &walker)
    let drawing = replayed.drawing
    let start = replayed.run.recording
    let seen = walker.number(of: drawing.appearances)
    let settled = Walker<State, Action>.Settled(
      run: start, drawing: drawing, seen: seen, answers: 0)
    walker.ledger.here = BreachPlace(state: shown[index])
    var tried = walker.tryAll(settled)
    if !tried.isWhole {
      // Where each row of a long list leads is too much to keep; whether anything comes of it is not.
      tried.inertness =
        walker.tryAll(settled, sparing: .init(), keepingRuns: false).inertness
    }
    for slot in tried.inertness.indices where drawing.hidesDisabled(slot: slot) {
      tried.inertness[slot] = walker.inertness(ofHidden: slot, settled)
    }
    walker.tryTyping(settled, &tried)
    walker.noteOtherEnds(of: tried, from: shown[index], seen)
    let named = NamedControls(of: drawing, besides: replayer.words(of: start, walker))
    var liveness = tried.inertness.map { $0.map(Liveness.init) ?? .beyond }
    var firstSlots: [Intent: Int32] = [:]
    for (run, way) in tried.next where !isWithheld(way, in: drawing) {
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
        atlas.frames[index].unshown[Int(slot)] = atlas.frames[index].unshown[Int(first)]
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
        if case .control(let slot) = cause, tellsUnshown(from: drawing) {
          tellUnshown(
            walker.model.draw(run.state, asLargeAs: drawing), by: slot, drawing,
            in: &atlas.frames[index])
        }
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
          if target == nil, tellsUnshown(from: drawing) {
            tellUnshown(end.drawing, by: slot, drawing, in: &atlas.frames[index])
          }
        }
        // A field leads on by its own sample; others are told where they lead to a frame.
        if case .typing = cause, target == nil { continue }
        addTransition(from: index, to: target, cause, end.run, chosen, step, &atlas)
      }
    }
    for slot in liveness.indices where walker.isWithheld(slot, in: drawing) {
      liveness[slot] = .guarded
    }
    atlas.frames[index].liveness = liveness
  }

  private func isWithheld(_ way: Way, in drawing: Drawing) -> Bool {
    switch way.act {
    case .control(let slot), .typed(let slot, _): walker.isWithheld(Int(slot), in: drawing)
    case .start, .time, .wait, .event, .outside: false
    }
  }

  /// The frame that shows a state: its own one, if it has one, since another of that look may be a
  /// state in which other things can be done.
  mutating func frame(of settled: Walker<State, Action>.Settled) -> Int? {
    if let state = walker.state(of: settled), let frame = frameOfState[state] { return frame }
    return walker.look(of: settled, ifSeenIn: drawn).flatMap { frameOfLook[$0] }
  }

  /// The clients that are asked by what is done, and not by what appears then.
  func askedOn(_ way: Way, _ start: Run, _ drawing: Drawing) -> [String] {
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
  mutating func mayBeShown(_ run: Run, _ seen: Int32) -> Bool {
    guard let ends = walker.ends(of: run, seen: seen) else {
      drawnToFindOut += 1
      return drawnToFindOut <= Self.mostDrawnToFindOut || shownStates.contains(run.state)
    }
    return ends.contains { end in frameOfLook[walker.states[Int(end)].look] != nil }
  }

  func addTransition(
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
  mutating func addStoryWays(_ atlas: inout PageAtlas) {
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
  mutating func setDepths() {
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
