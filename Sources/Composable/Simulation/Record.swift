// What happened in a run, complete, in a form that reads and compares.

/// The record of a run: where it began, and every step. Equal runs have equal records.
public struct Record<State: Hashable & Sendable, Action: Hashable & Sendable>: Hashable, Sendable {
  /// Every action that was handled, in order.
  package internal(set) var steps: [Step<State, Action>] = []
  /// What effects recorded and cancelled between steps, in order.
  package internal(set) var late: [Late] = []
  /// Whether no step sent anything out, and none was dropped or denied anything: as almost always.
  package internal(set) var isUneventful = true

  /// What an effect did some time after the step that started it.
  package struct Late: Hashable, Sendable {
    /// When.
    package let time: Duration
    /// The step that started the effect.
    package let startedBy: Int
    /// How many actions had been handled by then: a time alone does not tell what came first.
    let stepsBefore: Int
    /// What a live run would have sent, if it recorded that.
    package var event: Event? = nil
    /// Effects that it cancelled.
    package var cancelled: [Step<State, Action>.Scheduled] = []
  }

  /// All events in the order of their times.
  public var events: [Event] { events(after: Place()) }

  /// How far a record went at a moment.
  package struct Place {
    fileprivate var steps = 0
    fileprivate var late = 0
  }

  /// How far it goes now.
  package var end: Place { Place(steps: steps.count, late: late.count) }

  /// The events since it went so far, in the order of their times.
  package func events(after place: Place) -> [Event] {
    if isUneventful && late.isEmpty { return [] }
    var events: [Event] = []
    var late = late.dropFirst(place.late)
    for index in steps.indices.dropFirst(place.steps) {
      while let next = late.first, next.stepsBefore <= index {
        if let event = next.event { events.append(event) }
        late.removeFirst()
      }
      events += steps[index].events
    }
    return events + late.compactMap(\.event)
  }

  /// The steps since it went so far.
  package func steps(after place: Place) -> ArraySlice<Step<State, Action>> {
    steps.dropFirst(place.steps)
  }

  /// All drops, in order.
  package var drops: [Drop] {
    isUneventful ? [] : steps.flatMap { $0.drops }
  }

  /// Whether a call was denied.
  @usableFromInline package var hasDenials: Bool {
    !isUneventful && steps.contains { !$0.denials.isEmpty }
  }

  /// All denials, in order.
  package var denials: [(action: Action, denial: Denial)] {
    if isUneventful { return [] }
    var denials: [(action: Action, denial: Denial)] = []
    for step in steps where !step.denials.isEmpty {
      denials += step.denials.map { (step.action, $0) }
    }
    return denials
  }
}

extension Record: CustomStringConvertible {
  /// The run as text: a paragraph a step, with the change of the state as a folded diff.
  public var description: String {
    var lines: [String] = []
    for (index, step) in steps.enumerated() {
      let origin =
        switch step.origin {
        case .user: "user"
        case .effect(let startedBy): "effect of \(startedBy + 1)"
        }
      lines.append(
        "\(index + 1). at \(step.time.readable), \(origin): \(ValueText.inline(step.action))")
      lines += step.drops.map { "   dropped by '\($0.gate)' at \($0.path)" }
      lines += step.denials.map { "   denied: \($0.client) at \($0.path)" }
      if step.before != step.after {
        lines += ValueText.difference(step.before, step.after).map { "   " + $0 }
      }
      lines += step.events.map { "   recorded \($0)" }
      lines += step.cancelled.map { "   cancelled \($0.summary), due at \($0.due.readable)" }
      lines += step.sent.map { "   sends \(ValueText.inline($0))" }
      lines += step.started.map { "   starts \($0.summary), due at \($0.due.readable)" }
      for late in late where late.startedBy == index {
        let time = "   later, at \(late.time.readable): "
        if let event = late.event { lines.append("\(time)recorded \(event)") }
        lines += late.cancelled.map { "\(time)cancelled \($0.summary), due at \($0.due.readable)" }
      }
    }
    return lines.joined(separator: "\n")
  }
}
