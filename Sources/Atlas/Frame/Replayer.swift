// Goes a way again that was walked, to tell it, and to see that it ends where it ended before.

import Composable
import Drawing

/// A state that was walked, come to once more.
struct Replayed<State: Hashable & Sendable, Action: Hashable & Sendable> {
  /// The run, with what was written down on its last way.
  let run: Simulation<State, Action>
  let drawing: Drawing
  /// The ways from the beginning, as one plays them.
  let path: [PageAtlas.PathStep]
  /// The same ways, told to people by what comes of them.
  let words: [String]
  /// What the last way was, in short, for a name.
  let slug: String
  /// Whether it is the state that it was.
  let isSame: Bool
  /// The answers that were the usual ones as the page began, to be told where others follow: they
  /// would be taken for those of the beginning.
  let untold: [ChosenAnswer]
  /// The answers told as the page began for which nobody asked: others that are told next replace them.
  let unasked: [ChosenAnswer]

  func untold(besides chosen: [ChosenAnswer]) -> [ChosenAnswer] {
    untold.filter { one in chosen.contains { $0.client == one.client } }
  }
}

/// Goes to states as they were walked; a way that many have in common is gone once.
struct Replayer<State: Hashable & Sendable, Action: Hashable & Sendable> {
  typealias Run = Simulation<State, Action>
  private var known: [Int32: Replayed<State, Action>] = [:]
  private var names: [Action: ActionName] = [:]
  /// What a step may say, but for the answers.
  private var said: StepWords?

  /// Goes to a state.
  mutating func go(
    to state: Int32, in walker: inout Walker<State, Action>
  ) -> Replayed<State, Action> {
    var chain: [Int32] = []
    var next = state
    while next >= 0, known[next] == nil {
      chain.append(next)
      next = walker.states[Int(next)].parent
    }
    for state in chain.reversed() { known[state] = replay(state, in: &walker) }
    // The chain ends with the state itself.
    return known[state] ?? replay(state, in: &walker)
  }

  private mutating func replay(
    _ state: Int32, in walker: inout Walker<State, Action>
  ) -> Replayed<State, Action> {
    let walked = walker.states[Int(state)]
    let before = walked.parent < 0 ? nil : known[walked.parent]
    let start = before?.run.recording ?? walker.model.start
    var run = start
    run.answerNext(walker.answers[Int(walked.way.answers)])
    let act = self.act(walked.way.act, before, &run, walker)
    // Another outside may have other answers, which know nothing of what was told before.
    if case .outside = walked.way.act { run.answerNext(walker.answers[Int(walked.way.answers)]) }
    let chosen = walker.told(
      walked.way, appearing: walked.appearing, asked: run.takenAnswers(), start)
    let arrived = run
    run.answerNext(walker.answers[Int(walked.appearing)])
    let untold = before?.untold(besides: chosen) ?? []
    var path = before?.path ?? []
    var words = before?.words ?? []
    for one in before?.unasked ?? [] where chosen.contains(where: { $0.client == one.client }) {
      if let index = path.lastIndex(of: .answer(one)) { path.remove(at: index) }
      if let index = words.lastIndex(of: one.description) { words.remove(at: index) }
    }
    path += (untold + chosen).map(PageAtlas.PathStep.answer)
    words += chosen.map { $0.description }
    if let step = act.step {
      path.append(step)
      // The public plays nothing, and is not told of controls that it does not see.
      if act.isMisread, !walker.model.environment.redaction.isPublic {
        walker.ledger.note(Self.isMisread(step), in: state)
      }
    }
    let choices = chosen.isEmpty ? [:] : run.dependencies.choices
    for one in chosen
    where NamedControls.isCut(one.description)
      || ChosenAnswer(one.description, among: choices) != one
    {
      walker.ledger.note(Self.isMisread(.answer(one)), in: state)
    }
    if let word = act.words ?? act.step?.description { words.append(word) }
    let since = before?.drawing.appearances ?? []
    _ = try? run.appear(in: walker.model, since: since)
    let asked = run.takenAnswers()
    let drawing = walker.model.draw(run.state)
    let seen = walker.number(of: drawing.appearances)
    // What is told behind the outside in which a page begins is none of its beginning.
    let isBeginning = walked.parent < 0 && walked.way.act == .start
    let slugs = chosen.map { $0.slug } + (act.slug.isEmpty ? [] : [act.slug])
    return Replayed(
      run: run, drawing: drawing, path: path, words: words, slug: slugs.joined(separator: "-"),
      isSame: walker.key(of: run, seen: seen) == walked.key,
      untold: isBeginning ? walker.unsaid(asked, besides: chosen, arrived) : [],
      unasked: walked.parent < 0 ? chosen.without(asked) : [])
  }

  /// What one does on a way from a state, as one plays it.
  mutating func steps(
    of way: Way, from state: Int32, in walker: inout Walker<State, Action>
  ) -> [PageAtlas.PathStep] {
    let before = go(to: state, in: &walker)
    var run = before.run.recording
    run.answerNext(walker.answers[Int(way.answers)])
    let step = act(way.act, before, &run, walker).step
    let chosen = walker.answers[Int(way.answers)]
    return (before.untold(besides: chosen) + chosen).map(PageAtlas.PathStep.answer)
      + (step.map { [$0] } ?? [])
  }

  private static func isMisread(_ step: PageAtlas.PathStep) -> Breach {
    if NamedControls.isCut(step.description) {
      return Breach(
        check: .replays,
        message:
          "on the way here '\(step)' is done, and who plays that does something else: a way is "
          + "cut at its arrows. Write the arrow in it without a space before or behind.")
    }
    return Breach(
      check: .replays,
      message: "on the way here '\(step)' is done, and who plays that does something else: "
        + "a control, an answer or a time is written the same. Call one of them something else.")
  }

  /// What is done on a way, as it is told.
  private struct Deed {
    var step: PageAtlas.PathStep?
    var words: String?
    var slug = ""
    /// Whether one who plays the step would do something else.
    var isMisread = false

    init(
      step: PageAtlas.PathStep? = nil, words: String? = nil, slug: String = "",
      isMisread: Bool = false
    ) {
      self.step = step
      self.words = words
      self.slug = slug
      self.isMisread = isMisread
    }

    /// Time passes.
    init(waiting time: Duration) {
      self.init(step: .wait(time), slug: "later", isMisread: PlayStep(waiting: time) != .wait(time))
    }
  }

  private mutating func act(
    _ act: Act, _ before: Replayed<State, Action>?, _ run: inout Run,
    _ walker: Walker<State, Action>
  ) -> Deed {
    switch act {
    case .start: return Deed()
    case .control(let slot):
      guard let drawing = before?.drawing,
        let action = drawing.intent(of: Int(slot)).action(as: Action.self)
      else { return Deed() }
      let named = NamedControls(of: drawing, besides: words(of: run, walker))
      try? run.send(action)
      let step = PageAtlas.PathStep.tap(named.token(for: Int(slot)))
      return Deed(
        step: step, words: named.words(ofTapping: Int(slot)), slug: name(of: action).slug,
        isMisread: !named.reads(step, as: .tap(drawing.slot(Int(slot)))))
    case .typed(let slot, let number):
      let text = walker.texts[Int(number)]
      let typed = walker.model.draw(run.state, typing: text)
      guard let drawing = before?.drawing, Int(slot) < typed.slotCount,
        let action = typed.intent(of: Int(slot)).action(as: Action.self)
      else { return Deed() }
      let named = NamedControls(of: drawing, besides: words(of: run, walker))
      try? run.send(action)
      let step = named.typing(text, into: Int(slot))
      let read = named.read(text, typedInto: Int(slot))
      return Deed(
        step: step, words: named.words(ofTyping: text, into: Int(slot)),
        slug: name(of: action).slug + (text.isEmpty ? "-empty" : "-typed"),
        isMisread: !named.reads(step, as: .type(read, into: drawing.slot(Int(slot)))))
    case .time:
      let start = run.now
      _ = try? run.advanceToNext()
      return Deed(waiting: run.now - start)
    case .wait(let index):
      let time = walker.waits[Int(index)]
      try? run.advance(by: time)
      return Deed(waiting: time)
    case .event(let index):
      let (event, action) = walker.events[Int(index)]
      let named = before.map { NamedControls(of: $0.drawing, besides: words(of: run, walker)) }
      try? run.send(action)
      let step = PageAtlas.PathStep.event(named?.happening(event) ?? event)
      return Deed(
        step: step, slug: name(of: action).slug,
        isMisread: !(named?.reads(step, as: .event(event)) ?? true))
    case .outside(let index):
      let words = words(of: run, walker)
      let outside = words.outsides[Int(index)]
      run.changeDependencies(walker.outsides[Int(index)].change)
      // A page that begins in another outside is told so by its first step.
      guard let before else { return Deed(step: .outside(outside)) }
      let named = NamedControls(of: before.drawing, besides: words)
      // Where nothing was done before, the page may as well begin so.
      let isFirst =
        !before.run.record.steps.isEmpty
        && before.path.allSatisfy { if case .answer = $0 { true } else { false } }
      let step = PageAtlas.PathStep.outside(named.happening(outside, isFirst: isFirst))
      return Deed(step: step, isMisread: !named.reads(step, as: .event(outside)))
    }
  }

  /// What a step may say in a run.
  mutating func words(of run: Run, _ walker: Walker<State, Action>) -> StepWords {
    var words =
      said
      ?? StepWords(
        events: walker.sent.keys.sorted(),
        outsides: Model<State, Action>.words(ofOutsides: walker.outsides.map(\.name)),
        isPublic: walker.model.environment.redaction.isPublic)
    said = words
    words.choices = run.dependencies.choices
    return words
  }

  /// What an action is called; found by reflection, and asked for often.
  mutating func name(of action: Action) -> ActionName {
    if let name = names[action] { return name }
    let name = ActionName(of: action)
    names[action] = name
    return name
  }
}

extension Model {
  /// What a story sends though no control names it, under the names that it is played by.
  func events() -> [String: Action] { Self.events(of: story()) }

  /// The same of some steps. Of actions that have one name, each after the first has a number.
  static func events(of steps: [StoryStep<Action>]) -> [String: Action] {
    var events: [String: Action] = [:]
    note(steps, in: &events)
    return events
  }

  private static func note(_ steps: [StoryStep<Action>], in events: inout [String: Action]) {
    for step in steps {
      switch step.what {
      case .send(let action, let name):
        events[Self.name(of: action, as: name, among: events)] = action
      case .branch(let branch): note(branch.steps, in: &events)
      case .tap, .type, .answer, .advance, .settle, .frame: continue
      }
    }
  }

  /// What an action is called that a story sends, where others are called so: `push arrived 2`.
  static func name(
    of action: Action, as given: String?, among events: [String: Action]
  ) -> String {
    let name = given ?? ActionName(of: action).words
    var numbered = name
    var number = 1
    while let other = events[numbered], other != action {
      number += 1
      numbered = "\(name) \(number)"
    }
    return numbered
  }
}

extension Walker {
  /// The answers to be told on a way. Where what is done asks, and then what appears does too, the
  /// usual answer to the first is told as well: the other one would be taken for it.
  func told(
    _ way: Way, appearing: Int32, asked: [String], _ start: Run
  ) -> [ChosenAnswer] {
    let first = answers[Int(way.answers)]
    let then = answers[Int(appearing)]
    let silent = unsaid(asked, besides: first, start)
      .filter { one in then.contains { $0.client == one.client } }
    return first + silent + then
  }

  /// The answers that were taken, of those that were told and those that are usual.
  func answers(
    to asked: [String], told: [ChosenAnswer], _ start: Run
  ) -> [ChosenAnswer] {
    let all = told + unsaid(asked, besides: told, start)
    return Set(asked).sorted().flatMap { client in
      all.filter { $0.client == client }.prefix(asked.count { $0 == client })
    }
  }

  /// The usual answers to all that was asked, besides those that were chosen.
  func unsaid(_ asked: [String], besides chosen: [ChosenAnswer], _ start: Run) -> [ChosenAnswer] {
    var unsaid: [ChosenAnswer] = []
    for client in Set(asked).sorted() {
      let first = chosen.count { $0.client == client }
      for place in first..<max(first, asked.count { $0 == client }) {
        // Only the first request can be one that the page itself has an answer for.
        let usual = place == 0 ? usual(of: client, in: start) : firstAnswer(of: client, in: start)
        if let usual { unsaid.append(usual) }
      }
    }
    return unsaid
  }
}

extension [ChosenAnswer] {
  /// Those that are left when each client was asked so often.
  fileprivate func without(_ asked: [String]) -> [ChosenAnswer] {
    var asked = asked
    return filter { one in
      guard let index = asked.firstIndex(of: one.client) else { return true }
      asked.remove(at: index)
      return false
    }
  }
}

extension NamedControls {
  /// What one calls a control so that it and no other is meant. The way to a look is told with that
  /// look, and may lead through others: so what is sensitive is told in none.
  func token(for index: Int) -> String {
    let control = controls[index]
    if control.isPrivate { return words.isPublic ? Self.privateControl : control.ordinal }
    for name in [control.slot.name, control.name].compactMap({ $0 })
    where isTellable(name) && isMeant(name, by: control) {
      return name
    }
    return control.ordinal
  }

  /// Types a text into a field, so that it and no other is meant.
  func typing(_ text: String, into index: Int) -> PageAtlas.PathStep {
    let told = told(text, into: index)
    let named = PageAtlas.PathStep.type(told, into: token(for: index))
    let read = read(text, typedInto: index)
    if words.isPublic, controls[index].isPrivate { return named }
    return reads(named, as: .type(read, into: controls[index].slot))
      ? named : .type(told, into: controls[index].ordinal)
  }

  /// What is typed by who plays the step that tells of a text.
  func read(_ text: String, typedInto index: Int) -> String {
    isSample(text, of: index) ? text : told(text, into: index)
  }

  /// What happens that no control names, so that no control and nothing else is meant. What is told first
  /// of a page could be taken for what it begins with.
  func happening(_ event: String, isFirst: Bool = false) -> String {
    StepWords.spellings(ofEvent: event).first {
      !isReadRepeated($0) && reads(.event($0), as: .event(event))
        && !(isFirst && words.mayBegin(with: $0))
    } ?? event
  }

  /// Whether one who plays it takes a step for what it is.
  func reads(_ step: PageAtlas.PathStep, as meant: PlayStep) -> Bool {
    if Self.isCut(step.description) { return false }
    return switch (try? PlayStep(step.description, among: self), meant) {
    // Controls that name the same action are one to whoever taps them.
    case (.tap(let slot)?, .tap(let other)): slot.intent == other.intent
    case (.type(let text, let slot)?, .type(let other, let field)):
      text == other && slot.index == field.index
    case (let read, _): read == meant
    }
  }

}
