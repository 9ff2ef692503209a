// What can be done in a state, and what comes of it.

import Composable
import Drawing

extension Walker {
  /// What came of trying all that can be done in a state.
  struct Tried {
    /// For each control why it is inert; nothing where it is live.
    var inertness: [Inertness?] = []
    /// What leads on: the live ones and time, for each answer of the outside.
    var ways: [Way] = []
    /// The same with where it leads, if that is kept.
    var next: [(run: Run, way: Way)] = []
    /// Whether it is kept where the ways lead. Most states show nothing new and are not walked on from:
    /// there it is enough to know that something comes of a control.
    var keepsRuns = true
    /// Whether these are all ways.
    var isWhole = true
    /// Whether the same comes of all controls, whatever is in flight.
    var isOfPresent = true

    /// Notes a way, and where it leads.
    mutating func note(_ run: consuming Run, _ way: Way) {
      ways.append(way)
      if keepsRuns { next.append((run, way)) }
    }

    /// For each control why it is inert, whatever is typed into it. A field whose sample it holds already
    /// ignores that one, and may take another text.
    var inertnessOfTexts: [Inertness?] {
      var inertness = inertness
      for way in ways { if case .typed(let slot, _) = way.act { inertness[Int(slot)] = nil } }
      return inertness
    }

    /// The same, but not from controls that others stand for.
    func without(_ spared: Spared) -> Tried {
      guard !spared.isEmpty else { return self }
      func isTried(_ way: Way) -> Bool {
        guard case .control(let slot) = way.act else { return true }
        return spared[Int(slot)] == nil
      }
      var some = self
      some.ways = ways.filter(isTried)
      some.next = next.filter { isTried($0.way) }
      some.isWhole = isWhole && some.ways.count == ways.count
      return some
    }
  }

  /// The controls that are left out, each with the one that stands for it: of rows that are alike but
  /// for their words the first, a middle one and the last are tried, and the middle one stands for
  /// the others.
  struct Spared {
    private var standIns: [Int: Int] = [:]

    /// None.
    init() {}

    init(_ drawing: Drawing) {
      // Of three rows each is tried, whatever their kinds.
      if drawing.rowCount > 3 { self.init(drawing.rowKinds) } else { self.init() }
    }

    init(_ rows: [RowKind]) {
      guard rows.count > 3 else { return }
      var places: [UInt64: [Int]] = [:]
      for (index, row) in rows.enumerated() { places[row.kind, default: []].append(index) }
      for indices in places.values where indices.count > 3 {
        let middle = indices[indices.count / 2]
        let controls = rows[middle].controls
        for index in indices.dropFirst().dropLast()
        where index != middle && rows[index].controls.count == controls.count {
          for (slot, other) in zip(rows[index].controls, controls) { standIns[slot] = other }
        }
      }
    }

    /// All of so many but these.
    init(allBut slots: [Int], of count: Int) {
      for slot in 0..<count where !slots.contains(slot) { standIns[slot] = slot }
    }

    var isEmpty: Bool { standIns.isEmpty }

    /// The control that stands for this one, if that need not be tried.
    subscript(slot: Int) -> Int? { standIns[slot] }
  }

  /// Whether there are so many controls that all cannot be tried: what comes of each is a state as large
  /// as this one.
  static func isLong(_ drawing: Drawing) -> Bool { drawing.slotCount > 1_024 }

  /// Tries each control but these, and time; of a long list, not each row either. With a view of the owner's
  /// the controls are those that the owner sees.
  mutating func tryAll(
    _ settled: Settled, seenBy owner: OwnersView? = nil, sparing given: Spared? = nil,
    keepingRuns keepsRuns: Bool = true
  ) -> Tried {
    var tried = Tried()
    tried.keepsRuns = keepsRuns
    let drawing = owner?.drawing ?? settled.drawing
    let spared = given ?? (Self.isLong(drawing) ? Spared(drawing) : Spared())
    let count = drawing.slotCount
    tried.inertness.reserveCapacity(count)
    tried.ways.reserveCapacity(count + 1)
    if keepsRuns { tried.next.reserveCapacity(count + 1) }
    for slot in 0..<count {
      if spared[slot] != nil {
        tried.inertness.append(nil)
        continue
      }
      if drawing.isDisabled(slot: slot) {
        tried.inertness.append(.disabled)
        continue
      }
      if drawing.isCovered(slot: slot) {
        tried.inertness.append(.covered)
        continue
      }
      let intent = drawing.intent(of: slot)
      guard let action = intent.action(as: Action.self) else {
        tried.inertness.append(Inertness(naming: intent))
        continue
      }
      // A control that only the owner sees is told as nothing that is done.
      let shown = owner.map { $0.shownSlot(of: slot) } ?? slot
      let act = shown.map { Act.control(Int32(truncatingIfNeeded: $0)) } ?? .start
      tried.inertness.append(tap(action, act, settled.run, &tried))
    }
    if !spared.isEmpty {
      tried.isWhole = false
      for slot in 0..<count {
        if let other = spared[slot] { tried.inertness[slot] = tried.inertness[other] }
      }
    }
    tryTime(settled.run, &tried)
    return tried
  }

  /// Why nothing would come of a disabled control if it were not: where it is hidden that it is, that would
  /// tell it.
  func inertness(ofHidden slot: Int, _ settled: Settled) -> Inertness {
    let intent = settled.drawing.intent(of: slot)
    guard let action = intent.action(as: Action.self) else { return Inertness(naming: intent) }
    var run = settled.run
    guard let reaction = try? run.react(to: action), reaction.didNothing else { return .disabled }
    return reaction.gate.map(Inertness.dropped) ?? .ignored
  }

  /// Lets time pass until something happens.
  mutating func tryTime(_ run: Run, _ tried: inout Tried) {
    guard run.isExpectingMore else { return }
    divide(run, on: Way(act: .time)) { (run) throws(SimulationError) in
      try run.advanceToNext()
      return true
    } then: { walker, run, chosen in
      let way = Way(act: .time, answers: walker.number(of: chosen))
      tried.note(walker.looked(at: run, on: way), way)
    }
  }

  /// Types into each field but these what else may be typed.
  mutating func tryTyping(
    _ settled: Settled, sparing spared: Spared = Spared(), _ tried: inout Tried
  ) {
    let drawing = settled.drawing
    let fields = fields(of: drawing, tried).filter { spared[$0] == nil }
    if fields.isEmpty { return }
    let own = fields.map { numbers(ofTexts: drawing.samples(ofSlot: $0)) }
    for (number, text) in texts.enumerated() {
      let isForAll = !samples.contains(number)
      let tryable = zip(fields, own).filter { $1.isEmpty ? isForAll : $1.contains(number) }
      if tryable.isEmpty { continue }
      let typed = model.draw(settled.run.state, typing: text)
      for (slot, _) in tryable where slot < typed.slotCount {
        let intent = typed.intent(of: slot)
        // A field may know one edit only, whatever is typed.
        guard intent != drawing.intent(of: slot), let action = intent.action(as: Action.self)
        else { continue }
        let act = Act.typed(
          Int32(truncatingIfNeeded: slot), text: Int32(truncatingIfNeeded: number))
        _ = tap(action, act, settled.run, &tried)
      }
    }
  }

  /// The fields into which something may be typed.
  func fields(of drawing: Drawing, _ tried: Tried) -> [Int] {
    (0..<drawing.slotCount).filter { slot in
      guard drawing.slot(slot).kind == .textField else { return false }
      // Where its sample changes nothing, another text may.
      return tried.inertness[slot] == nil
        || tried.inertness[slot] == .ignored && !drawing.isRedacted(slot: slot)
    }
  }

  /// The texts that a field says are typed into it, among all texts of the walk.
  private mutating func numbers(ofTexts texts: [String]) -> [Int] {
    texts.map { text in
      if let known = self.texts.firstIndex(of: text) { return known }
      self.texts.append(text)
      samples.insert(self.texts.count - 1)
      return self.texts.count - 1
    }
  }

  /// Why nothing comes of an action; where something does, where that leads.
  private mutating func tap(
    _ action: Action, _ act: Act, _ start: Run, _ tried: inout Tried
  ) -> Inertness? {
    if !tried.keepsRuns, !start.record.hasDenials, let prospect = start.prospect(of: action) {
      if prospect.dependsOnQueue { tried.isOfPresent = false }
      let reaction = prospect.reaction
      if reaction.didNothing { return reaction.gate.map(Inertness.dropped) ?? .ignored }
      tried.ways.append(Way(act: act))
      return nil
    }
    tried.isOfPresent = false
    var run = start
    let reaction: Reaction
    do throws(SimulationError) {
      reaction = try ledger.loops.stop(&run) { (run) throws(SimulationError) in
        try run.react(to: action)
      }
    } catch {
      ledger.note(error, on: Way(act: act))
      return .ignored
    }
    if !reaction.isUneventful { run = looked(at: run, on: Way(act: act)) }
    let taken = run.takenAnswers()
    var isLive = !reaction.didNothing
    // Where the usual answer changes nothing, another one may.
    var others: [(run: Run, way: Way)] = []
    if !taken.isEmpty {
      divide(start, taken, on: Way(act: act)) { (run) throws(SimulationError) in
        do throws(SimulationError) {
          if try !run.react(to: action).didNothing { isLive = true }
        } catch {
          // What never ends is more than nothing.
          isLive = true
          throw error
        }
        return true
      } then: { walker, run, chosen in
        let way = Way(act: act, answers: walker.number(of: chosen))
        others.append((walker.looked(at: run, on: way), way))
      }
    }
    guard isLive else { return reaction.gate.map(Inertness.dropped) ?? .ignored }
    tried.note(consume run, Way(act: act))
    for other in others { tried.note(other.run, other.way) }
    return nil
  }

  /// Notes calls that were denied on a way. What comes after it is no matter of theirs.
  private mutating func looked(at run: Run, on way: Way) -> Run {
    guard run.record.hasDenials else { return run }
    ledger.note(run, on: way)
    return run.unrecorded
  }

  /// Does something once for each answer that the outside may give to what is asked meanwhile, the
  /// usual ones first.
  mutating func divide(
    _ start: Run, on way: Way? = nil, _ body: (inout Run) throws(SimulationError) -> Bool,
    then: (inout Walker, Run, [ChosenAnswer]) -> Void
  ) {
    var run = start
    do throws(SimulationError) {
      guard try ledger.loops.stop(&run, body) else { return }
    } catch {
      return ledger.note(error, on: way)
    }
    let taken = run.takenAnswers()
    then(&self, run, [])
    divide(start, taken, on: way, body, then: then)
  }

  /// The same once for each set of answers but the usual ones, with which these clients were asked.
  private mutating func divide(
    _ start: Run, _ asked: [String], on way: Way?,
    _ body: (inout Run) throws(SimulationError) -> Bool,
    then: (inout Walker, Run, [ChosenAnswer]) -> Void
  ) {
    let loops = ledger.loops
    let (tried, areAll) = start.divide(asked, atMost: mostAnswerSets) {
      (run) throws(SimulationError) in
      try loops.stop(&run, body)
    } then: { run, chosen in
      then(&self, run, chosen)
    } failing: { error, chosen in
      let answered = way.map { Way(act: $0.act, answers: number(of: chosen)) }
      ledger.note(error, on: answered)
    }
    if !areAll { undivided.insert(ledger.place(on: way)) }
    furtherAnswerSets += max(0, tried - Self.fewAnswerSets)
  }

  /// How many sets of answers are tried on a way. Where requests pile up, each way may have as many as
  /// there can be, and one page would take hours: then the first few have to do.
  private var mostAnswerSets: Int {
    furtherAnswerSets < Self.mostFurtherAnswerSets ? Run.mostAnswerSets : Self.fewAnswerSets
  }

  private static var fewAnswerSets: Int { 16 }
  private static var mostFurtherAnswerSets: Int { 20_000 }
}
