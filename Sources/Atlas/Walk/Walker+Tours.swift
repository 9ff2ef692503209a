// Whether what a tour asks for leads to where it says: each control of the copy, one thing nearer.

extension Walker {
  /// How far it is from the states of a step to the step's end, other than by the tour's own controls.
  private struct Distances {
    /// As far as is known; none where no way is known.
    var most: [Int32: Int] = [:]
    /// If all that was not walked led there at once.
    var least: [Int32: Int] = [:]
  }

  /// A control that the copy of a step speaks of leads nearer to the step's goal.
  mutating func checkGuidance() {
    for (number, goal) in tours.goals.enumerated() {
      let within = tours.goalOf.filter { $0.value == number }.keys.sorted()
      let distances = distances(within: within, number)
      for state in within {
        guard let most = distances.most[state] else { continue }
        for name in tours.named[state] ?? []
        where !leadsNearer(than: most, from: state, by: name, number, distances) {
          ledger.note(
            Breach(
              check: .copyIsTrue,
              message: "the copy speaks of '\(name)', which leads no nearer to the goal of "
                + "'\(goal.name)'."), in: state)
        }
      }
    }
  }

  /// Whether a control does, as far as is known.
  private func leadsNearer(
    than most: Int, from state: Int32, by name: String, _ goal: Int, _ distances: Distances
  ) -> Bool {
    let look = states[Int(state)].look
    let slots = tours.places[look]?[name] ?? []
    // Of the tour's own controls the copy may speak, and of what is inert it is said elsewhere.
    if let guide = tours.guides[look], !guide.isDisjoint(with: slots) { return true }
    let all = states[Int(state)].edges.map { edges[Int($0)] }
    func isOf(_ edge: Edge, _ slots: Set<Int>) -> Bool {
      if case .control(let slot) = edge.way.act { slots.contains(Int(slot)) } else { false }
    }
    func isNearer(_ edge: Edge) -> Bool {
      let targets = targets(of: edge)
      return targets.isEmpty
        || targets.contains { target in
          tours.goalOf[target] != goal || distances.least[target].map { $0 < most } == true
        }
    }
    let tried = all.filter { isOf($0, slots) }
    if tried.isEmpty || tried.contains(where: isNearer) { return true }
    // Where it was done and nothing else is left but to wait, it does no harm to do it again.
    let isForTime = all.allSatisfy { edge in
      edge.way.act == .time || isOf(edge, tours.guides[look] ?? []) || !isNearer(edge)
    }
    return isForTime && tried.allSatisfy { targets(of: $0) == [state] }
  }

  private func distances(within: [Int32], _ goal: Int) -> Distances {
    var origins: [Int32: [Int32]] = [:]
    var atEnd: [Int32] = []
    var unknown: [Int32] = []
    for state in within {
      let walked = states[Int(state)]
      if !walked.isFollowed { unknown.append(state) }
      for edge in walked.edges {
        let edge = edges[Int(edge)]
        if case .control(let slot) = edge.way.act,
          tours.guides[walked.look]?.contains(Int(slot)) == true
        {
          continue
        }
        let targets = targets(of: edge)
        if targets.isEmpty { unknown.append(state) }
        for target in targets {
          if tours.goalOf[target] == goal {
            origins[target, default: []].append(state)
          } else {
            atEnd.append(state)
          }
        }
      }
    }
    return Distances(
      most: Self.distances(from: atEnd, by: origins),
      least: Self.distances(from: atEnd + unknown, by: origins))
  }

  /// How many things have to be done from each state until one of those is done at whose end it is.
  private static func distances(
    from ends: [Int32], by origins: [Int32: [Int32]]
  ) -> [Int32: Int] {
    var distances: [Int32: Int] = [:]
    var reached = ends
    var distance = 1
    while !reached.isEmpty {
      var next: [Int32] = []
      for state in reached where distances[state] == nil {
        distances[state] = distance
        next += origins[state] ?? []
      }
      reached = next
      distance += 1
    }
    return distances
  }
}
