// The way of a story through the states, which is walked first.

import Composable
import Drawing

extension Walker {
  /// Where a story is.
  private struct Teller {
    var place: Place
    /// What the outside is told to answer next.
    var chosen: [ChosenAnswer] = []

    enum Place {
      /// On the way: what appears has not appeared yet.
      case arriving(Arrival)
      /// In a state.
      case at(Int32, Settled)

      /// What the outside can answer there.
      var choices: [String: AnswerChoices] {
        switch self {
        case .arriving(let arrival): arrival.run.dependencies.choices
        case .at(_, let settled): settled.run.dependencies.choices
        }
      }
    }
  }

  /// Walks as the story tells, and notes its frames.
  mutating func tellStory() {
    let start = Arrival(
      run: model.start.unrecorded, seen: 0, parent: -1, way: Way(act: .start),
      number: newArrival())
    let teller = Teller(place: .arriving(start))
    for (client, choice) in start.run.dependencies.choices.sorted(by: { $0.key < $1.key }) {
      noteTwins(among: choice.names, of: client)
    }
    let story = model.story()
    sent = Model<State, Action>.events(of: story)
    tell(story, teller)
    // A page is what it is at its beginning, even if its story says nothing of it.
    if storyFrames.isEmpty {
      tell([StoryStep(what: .frame("start"), place: CodePlace(fileID: "", line: 0))], teller)
    }
    // Walking begins there too, with whatever else the outside may answer.
    queue(start, at: 0)
  }

  /// Answers of one name cannot be told apart, neither by a story nor by who plays.
  private mutating func noteTwins(among names: [String], of client: String) {
    for name in Set(names).sorted() where names.count(where: { $0 == name }) > 1 {
      ledger.note(
        Breach(
          check: .madeRight,
          message: "the client '\(client)' has more than one answer called '\(name)', and only the "
            + "first of them can be chosen. Give each a name of its own."))
    }
  }

  /// Tells steps one after the other, until one cannot be taken: those after it are about what is not
  /// there.
  private mutating func tell(_ steps: [StoryStep<Action>], _ start: Teller) {
    var teller = start
    var awaited: [AwaitedAnswer] = []
    for step in steps {
      awaited.note(step, of: teller.place.choices)
      do throws(SimulationError) {
        guard try take(step, &teller) else {
          // What is not there may be missing because of it.
          return tell(stillAwaited(awaited.filter(\.hasWaited), teller))
        }
      } catch {
        return ledger.note(error, at: step.place)
      }
    }
    tell(stillAwaited(awaited, teller))
  }

  /// Those of the answers that are still to be given where the story is; none if that is not known yet.
  private func stillAwaited(_ awaited: [AwaitedAnswer], _ teller: Teller) -> [AwaitedAnswer] {
    guard !awaited.isEmpty, case .at(_, let settled) = teller.place else { return [] }
    var left = awaited
    left.keepThose(of: settled.run.dependencies.choices, or: teller.chosen)
    return left
  }

  /// Takes a step; whether it could be taken.
  private mutating func take(
    _ step: StoryStep<Action>, _ teller: inout Teller
  ) throws(SimulationError) -> Bool {
    switch step.what {
    case .send(let action, let name): try send(action, name, &teller)
    case .advance(let interval): try advance(interval, &teller)
    case .settle: return try settle(step.place, &teller)
    case .tap(let name, let region):
      let (_, settled) = try here(&teller)
      guard let (act, action) = control(name, in: region, step.place, settled) else {
        return false
      }
      try go(act, &teller) { (run) throws(SimulationError) in
        try run.send(action)
      }
    case .type(let text, let name):
      let (_, settled) = try here(&teller)
      guard let slot = field(name, step.place, in: settled) else { return false }
      return try type(text, into: slot, step.place, &teller)
    case .answer(let client, let answer): return choose(client, answer, step.place, &teller)
    case .frame(let name): try addFrame(name, step.place, &teller)
    case .branch(let branch):
      var branched = teller
      if let outside = branch.outside {
        try change(branch.name, outside, &branched)
      }
      tell(branch.steps, branched)
    }
    return true
  }

  /// The state that the story is in, after all has appeared.
  private mutating func here(
    _ teller: inout Teller
  ) throws(SimulationError) -> (state: Int32, settled: Settled) {
    switch teller.place {
    case .at(let state, let settled):
      ledger.here = BreachPlace(state: state)
      return (state, settled)
    case .arriving(let arrival):
      guard let settled = settle(arrival).first else {
        // Gone again, to be told as it was where it was found.
        var run = arrival.run
        try run.appear(in: model, since: appearances[Int(arrival.seen)])
        throw .neverSettles(
          page: model.name, steps: 1_000, time: arrival.run.now, lastActions: [])
      }
      let (state, isNew) = register(settled, arrival)
      if isNew {
        var again = arrival
        again.run = settled.run
        again.seen = settled.seen
        queue(again, at: Int(states[Int(state)].distance))
      }
      teller.place = .at(state, settled)
      ledger.here = BreachPlace(state: state)
      return (state, settled)
    }
  }

  /// Goes one way from where the story is.
  private mutating func go(
    _ act: Act, _ teller: inout Teller,
    _ body: (inout Run) throws(SimulationError) -> Void
  ) throws(SimulationError) {
    let (state, settled) = try here(&teller)
    var run = settled.run
    run.answerNext(teller.chosen)
    try body(&run)
    let way = Way(act: act, answers: number(of: teller.chosen))
    ledger.note(run, on: way)
    let taken = answers(to: run.takenAnswers(), told: teller.chosen, settled.run)
    check(run, after: settled, in: state, on: way)
    teller.place = .arriving(
      Arrival(
        run: run, seen: settled.seen, parent: state, way: way, number: newArrival(), taken: taken))
    teller.chosen = []
  }

  /// Sends an action: as the control does that names it, if there is one.
  private mutating func send(
    _ action: Action, _ name: String?, _ teller: inout Teller
  ) throws(SimulationError) {
    let (_, settled) = try here(&teller)
    let slot = settled.drawing.slots.first {
      !$0.isDisabled && !$0.isCovered && $0.intent.action(as: Action.self) == action
    }
    let sent = sent
    let act =
      slot.map { .control(Int32(truncatingIfNeeded: $0.index)) }
      ?? event(action, Model<State, Action>.name(of: action, as: name, among: sent))
    try go(act, &teller) { (run) throws(SimulationError) in try run.send(action) }
  }

  /// What no control does that is to be seen, by its name.
  mutating func event(_ action: Action, _ name: @autoclosure () -> String) -> Act {
    let place = events.firstIndex { $0.action == action } ?? events.count
    if place == events.count { events.append((name(), action)) }
    return .event(Int32(truncatingIfNeeded: place))
  }

  /// Types a text into a field; whether that could be done.
  private mutating func type(
    _ text: String, into slot: Int32, _ step: CodePlace, _ teller: inout Teller
  ) throws(SimulationError) -> Bool {
    let (_, settled) = try here(&teller)
    let place = texts.firstIndex(of: text) ?? texts.count
    if place == texts.count { texts.append(text) }
    samples.remove(place)
    let typed = model.draw(settled.run.state, typing: text)
    guard Int(slot) < typed.slotCount,
      let action = typed.intent(of: Int(slot)).action(as: Action.self)
    else {
      broken(step, "nothing comes of typing '\(text)': the field names no action for it.")
      return false
    }
    try go(.typed(slot, text: Int32(truncatingIfNeeded: place)), &teller) {
      (run) throws(SimulationError) in try run.send(action)
    }
    return true
  }

  /// Lets time pass, from moment to moment.
  private mutating func advance(
    _ interval: Duration, _ teller: inout Teller
  ) throws(SimulationError) {
    var left = interval
    while true {
      let (_, settled) = try here(&teller)
      guard let next = settled.run.timeToNext, next <= left else { break }
      try go(.time, &teller) { (run) throws(SimulationError) in try run.advanceToNext() }
      left -= next
    }
    guard left > .zero else { return }
    let (_, settled) = try here(&teller)
    // Where nothing is on its way, time changes nothing.
    guard settled.run.isExpectingMore else { return }
    let place = waits.firstIndex(of: left) ?? waits.count
    if place == waits.count { waits.append(left) }
    try go(.wait(Int32(truncatingIfNeeded: place)), &teller) { (run) throws(SimulationError) in
      try run.advance(by: left)
    }
  }

  /// Lets time pass from moment to moment, until nothing is in flight; whether that ever comes.
  private mutating func settle(
    _ step: CodePlace, _ teller: inout Teller
  ) throws(SimulationError) -> Bool {
    for _ in 0..<Self.mostMoments {
      let (_, settled) = try here(&teller)
      guard settled.run.isExpectingMore else { return true }
      try go(.time, &teller) { (run) throws(SimulationError) in try run.advanceToNext() }
    }
    let (_, settled) = try here(&teller)
    let next = settled.run.nextActions.first?.map { ActionName(of: $0).words } ?? "something"
    broken(
      step,
      "all does not come to rest: after \(Self.mostMoments) moments '\(next)' is still in flight. "
        + "Stop what repeats itself, or let a time pass with Advance(…).")
    return false
  }

  /// After how many moments in which something arrives a story stops to wait for the last one.
  private static var mostMoments: Int { 1_000 }

  private mutating func change(
    _ name: String, _ outside: @escaping @Sendable (inout Dependencies) -> Void,
    _ teller: inout Teller
  ) throws(SimulationError) {
    let place = Int32(truncatingIfNeeded: outsides.count)
    // The page itself may begin in that outside; else what led here stays a way of its own.
    guard case .arriving(var arrival) = teller.place, arrival.parent < 0 else {
      outsides.append((name, outside))
      let chosen = teller.chosen
      try go(.outside(place), &teller) { (run) throws(SimulationError) in
        run.changeDependencies(outside)
        run.answerNext(chosen)
      }
      return
    }
    if case .outside(let around) = arrival.way.act {
      let (nameAround, outsideAround) = outsides[Int(around)]
      let both: @Sendable (inout Dependencies) -> Void = { dependencies in
        outsideAround(&dependencies)
        outside(&dependencies)
      }
      outsides.append(("\(nameAround), \(name)", both))
    } else {
      outsides.append((name, outside))
    }
    arrival.run.changeDependencies(outside)
    arrival.run.answerNext(answers[Int(arrival.way.answers)])
    teller.place = .arriving(
      Arrival(
        run: arrival.run, seen: arrival.seen, parent: arrival.parent,
        way: Way(act: .outside(place), answers: arrival.way.answers), number: newArrival()))
  }

  /// Lets a client answer so; whether it can.
  private mutating func choose(
    _ client: String, _ answer: String, _ place: CodePlace, _ teller: inout Teller
  ) -> Bool {
    let choices = teller.place.choices
    guard let names = choices[client]?.names else {
      broken(
        place,
        "there is no client '\(client)' that can answer in several ways."
          + (choices.isEmpty
            ? "" : " There are: " + choices.keys.sorted().joined(separator: ", ") + "."))
      return false
    }
    guard let index = names.firstIndex(of: answer) else {
      broken(
        place,
        "the client '\(client)' has no answer '\(answer)'. It can answer: "
          + names.joined(separator: ", ") + ".")
      return false
    }
    let chosen = ChosenAnswer(client: client, answer: answer, index: index)
    guard case .arriving(var arrival) = teller.place else {
      teller.chosen.append(chosen)
      return true
    }
    // What appears asks, after what was asked already: who goes this way again is told all of that before.
    func ofClient(_ answers: [ChosenAnswer]) -> [ChosenAnswer] {
      answers.filter { $0.client == client }
    }
    let known = answers[Int(arrival.way.answers)]
    let taken = ofClient(arrival.taken)
    let told = taken + ofClient(known).dropFirst(taken.count) + [chosen]
    arrival.way.answers = number(of: known.filter { $0.client != client } + told)
    arrival.run.answerNext(Array(told.dropFirst(taken.count)))
    teller.place = .arriving(
      Arrival(
        run: arrival.run, seen: arrival.seen, parent: arrival.parent, way: arrival.way,
        number: newArrival(), taken: arrival.taken))
    return true
  }

  private mutating func addFrame(
    _ name: String, _ place: CodePlace, _ teller: inout Teller
  ) throws(SimulationError) {
    let (state, _) = try here(&teller)
    if let known = storyFrames.first(where: { $0.state == state }) {
      broken(
        place,
        "the frame '\(name)' is the same state as '\(known.name)'. Remove one of them, "
          + "or let something happen between them.")
    } else if storyFrames.contains(where: { $0.name == name }) {
      broken(place, "two frames are called '\(name)'. Give each a name of its own.")
    } else if !Address.isOne(name) {
      broken(
        place,
        "the frame '\(name)' cannot be an address. Use lower case letters, digits and hyphens.")
    } else {
      storyFrames.append((name, state))
    }
  }
}
