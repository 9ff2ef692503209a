// Where the outside is asked, what can follow divides: once for each set of its answers.

import Composable

extension Simulation {
  /// Does something once for each set of answers but the usual ones that the outside may give to what is
  /// asked meanwhile. What it is asked with the usual ones is known: each client as often as it is asked.
  /// Returns how many sets were tried, and whether these were all.
  ///
  /// Those are tried first that differ from the usual ones in one answer, then those that differ in two.
  /// They are handed on in the order of the requests: each set, then those that change a later request as
  /// well.
  @discardableResult
  func divide(
    _ asked: [String], atMost mostSets: Int = mostAnswerSets,
    _ body: (inout Simulation) throws(SimulationError) -> Bool,
    then: (Simulation, [ChosenAnswer]) -> Void,
    failing: (SimulationError, [ChosenAnswer]) -> Void
  ) -> (tried: Int, areAll: Bool) {
    if asked.isEmpty { return (0, true) }
    var sets = [AnswerSet(start: self, told: [], asked: asked, fixed: [], place: [])]
    var ends: [(place: [Int], run: Simulation, told: [ChosenAnswer])] = []
    var (next, triedCount, hasRoom) = (0, 0, true)
    while next < sets.count, hasRoom {
      let set = sets[next]
      next += 1
      // Each set once: a request that comes later in order gets all of its answers, while those before
      // it keep theirs.
      var fixed = set.fixed
      for request in set.asked.requests where fixed.insert(request).inserted {
        for told in set.start.alternatives(to: request, after: set.told) {
          hasRoom = triedCount < mostSets
          if !hasRoom { break }
          triedCount += 1
          var start = self
          start.answerNext(told)
          var run = start
          do throws(SimulationError) {
            guard try body(&run) else { continue }
          } catch {
            failing(error, told)
            continue
          }
          let taken = run.takenAnswers()
          // Where one answer keeps another client from being asked, nothing is to be chosen there.
          guard told.areTaken(by: taken) else { continue }
          let place = set.place + [triedCount]
          ends.append((place, run, told))
          sets.append(AnswerSet(start: start, told: told, asked: taken, fixed: fixed, place: place))
        }
        if !hasRoom { break }
      }
    }
    ends.sort { $0.place.lexicographicallyPrecedes($1.place) }
    for end in ends { then(end.run, end.told) }
    return (triedCount, hasRoom)
  }

  /// How many sets of answers are tried where much is asked at once, as of four clients with four answers
  /// each: of a list whose rows load by themselves there are as many as it has subsets.
  static var mostAnswerSets: Int { 256 }

  /// What the outside is told for each other answer to a request: all that was chosen, then the answers
  /// that come between.
  private func alternatives(
    to request: AnswerRequest, after chosen: [ChosenAnswer]
  ) -> [[ChosenAnswer]] {
    guard let choice = dependencies.choices[request.client] else { return [] }
    func answer(_ index: Int) -> ChosenAnswer {
      ChosenAnswer(client: request.client, answer: choice.names[index], index: index)
    }
    let known = chosen.count { $0.client == request.client }
    let between = (known..<max(known, request.ordinal)).map { answer(choice.answer(to: $0)) }
    return choice.names.indices.filter { $0 != choice.answer(to: request.ordinal) }.map {
      chosen + between + [answer($0)]
    }
  }
}

/// A request to a client, which may be asked several times at once.
private struct AnswerRequest: Hashable {
  let client: String
  /// How many requests to the client come before it.
  let ordinal: Int
}

/// What the outside was told to answer, and what it was asked then.
private struct AnswerSet<Run> {
  /// The run before anything is asked.
  let start: Run
  let told: [ChosenAnswer]
  let asked: [String]
  /// The requests whose answers are not changed any more.
  let fixed: Set<AnswerRequest>
  /// Which sets it came of, and which of theirs it is.
  let place: [Int]
}

extension [String] {
  /// The requests to these clients, in order.
  fileprivate var requests: [AnswerRequest] {
    var counts: [String: Int] = [:]
    return map { client in
      defer { counts[client, default: 0] += 1 }
      return AnswerRequest(client: client, ordinal: counts[client, default: 0])
    }
  }
}

extension [ChosenAnswer] {
  /// Whether each client is asked as often as it was told what to answer.
  fileprivate func areTaken(by asked: [String]) -> Bool {
    allSatisfy { one in
      asked.count { $0 == one.client } >= count { $0.client == one.client }
    }
  }
}
