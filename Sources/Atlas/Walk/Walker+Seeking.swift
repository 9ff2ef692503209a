// What was not seen so far may merely not have been walked to. Before a page is told that something never
// happens, it is walked on, as long as there is room.

import Composable

extension Walker {
  /// Walks on by whatever is nearest until all is seen that is looked for.
  mutating func seek() {
    // To find out whether something is still missing takes a look at all controls that were seen: so that
    // this is not done after each step, ever more of them are made before it.
    var stepCount = Self.firstSteps
    while !isCutOff, isMissingSomething {
      for _ in 0..<stepCount {
        guard !isCutOff, hasRoomToSeek, walkOnFromNearest() else { return }
      }
      stepCount *= 2
    }
  }

  private static var firstSteps: Int { 100 }

  /// Whether there is still room, without the page being cut off for it.
  private var hasRoomToSeek: Bool { usedRoom < model.options.states / 10 * 9 }

  /// Whether a law of the page's own looks for something that was not seen yet, or a control was never live,
  /// which is not what the page is there to show.
  private var isMissingSomething: Bool {
    for (index, law) in model.laws.enumerated() {
      switch law.kind {
      case .sometimes where ledger.counts.isEmpty || ledger.counts[index] == 0: return true
      case .canAlways where ledger.goals.isEmpty || ledger.goals[index].isEmpty: return true
      case .always, .each, .sometimes, .canAlways: continue
      }
    }
    return isThorough && undivided.isEmpty
      && !model.options.defects.contains(.controlsDoSomething)
      && !controls.suspects(isClosed: false).isEmpty
  }

  /// Walks on from the nearest state that was not walked on from, or not by all that can be typed there.
  private mutating func walkOnFromNearest() -> Bool {
    func distance(_ waiting: Waiting) -> Int32 {
      waiting.head.map { states[Int($0.state)].distance } ?? .max
    }
    let distances = (distance(held), distance(hiding), distance(untyped))
    let nearest = min(distances.0, distances.1, distances.2)
    if nearest == .max { return false }
    if distances.0 == nearest, let next = held.next() {
      follow(next)
    } else if distances.1 == nearest, let next = hiding.next() {
      follow(next)
    } else if let next = untyped.next() {
      follow(next, typing: true)
    }
    walkedOn += 1
    walkBuckets()
    return true
  }
}
