// The frames that a story names, and whether it keeps its promises.

import Composable
import Drawing

extension Explorer {
  /// A way from a frame of the story (or from the start of the page) to another.
  struct Way {
    let from: Int?
    let to: Int
    let moves: [Move<Action>]
    let events: [Event]
  }

  /// Where a story is.
  private struct Teller {
    var run: Run
    /// What was on the screen when the story last looked.
    var seen: [Intent] = []
    /// The last frame, and what was done since then.
    var frame: Int?
    var moves: [Move<Action>] = []
    /// How many events there had been at the last frame.
    var events = 0
  }

  mutating func tellStory() {
    let teller = Teller(run: model.start)
    do throws(SimulationError) {
      try tell(model.story, teller)
      // A page is what it is at its beginning, even if its story says nothing of it.
      if visited.isEmpty { try tell([.frame("start")], teller) }
    } catch {
      report(error, in: nil)
    }
  }

  private mutating func tell(
    _ steps: [StoryStep<Action>], _ start: Teller
  ) throws(SimulationError) {
    var teller = start
    for step in steps {
      switch step {
      case .send(let action):
        _ = try look(&teller)
        try teller.run.send(action)
        teller.moves.append(.send(action))
      case .advance(let interval):
        _ = try look(&teller)
        try teller.run.advance(by: interval)
        teller.moves.append(.advance(interval))
      case .tap(let name):
        guard let action = try action(ofControl: name, &teller) else { return }
        try teller.run.send(action)
        teller.moves.append(.send(action))
      case .frame(let name):
        try addFrame(name, &teller)
      case .branch(let branch):
        var branched = teller
        if let outside = branch.outside {
          branched.run.changeDependencies(outside)
          branched.moves.append(.outside(branch.name, outside))
        }
        try tell(branch.steps, branched)
      }
      noteDenials(in: teller.run)
    }
  }

  /// Draws where the story is, and lets appear what appears.
  private mutating func look(_ teller: inout Teller) throws(SimulationError) -> Int {
    let drawing = try stage.appear(in: &teller.run, since: teller.seen)
    teller.seen = stage.drawings[drawing].appearances
    return drawing
  }

  private mutating func addFrame(
    _ name: String, _ teller: inout Teller
  ) throws(SimulationError) {
    let drawing = try look(&teller)
    let frame: Int
    if let known = self.frame(of: teller.run, drawing: drawing) {
      frame = known
      broken(
        "the frame '\(name)' is the same state as '\(visited[known].name)'. Remove one of them, "
          + "or let something happen between them.")
    } else if names.contains(name) {
      return broken("two frames are called '\(name)'. Give each a name of its own.")
    } else if !Self.isAddress(name) {
      return broken(
        "the frame '\(name)' cannot be an address. Use lower case letters, digits and hyphens.")
    } else {
      frame = visited.count
      visit(
        teller.run, drawing: drawing, name: name, ancestor: name, isFromStory: true, depth: 0)
    }
    let events = teller.run.record.events
    ways.append(
      Way(
        from: teller.frame, to: frame, moves: teller.moves,
        events: Array(events.dropFirst(teller.events))))
    teller.frame = frame
    teller.moves = []
    teller.events = events.count
  }

  private mutating func action(
    ofControl name: String, _ teller: inout Teller
  ) throws(SimulationError) -> Action? {
    // Looked at first: a subscript takes its array as it was before what stands in its brackets.
    let place = try look(&teller)
    let drawing = stage.drawings[place]
    let named = drawing.slots.filter { $0.name == name }
    if named.isEmpty {
      let others = Set(drawing.slots.compactMap(\.name)).sorted()
      broken(
        "there is no control '\(name)' to tap. "
          + (others.isEmpty ? "There is none with a name." : "There are: ")
          + others.map { "'\($0)'" }.joined(separator: ", "))
      return nil
    }
    var why = Liveness.noStore
    for slot in named {
      var attempt = teller.run.withoutRecord
      if let liveness = try attempt.tap(slot).inertness {
        why = liveness
      } else {
        return slot.intent.action(as: Action.self)
      }
    }
    broken("the control '\(name)' is inert: \(why.words).")
    return nil
  }

  private mutating func broken(_ message: String) {
    findings.append(
      Finding(page: model.page.name, check: .story, frame: nil, message: message))
  }

  /// Lower case letters, digits and hyphens, beginning with a letter or digit.
  private static func isAddress(_ name: String) -> Bool {
    !name.isEmpty && name.first != "-"
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}
