// The outside of a feature.

import Composable
import Testing

private struct Maker: Reducer {
  struct State: Hashable, Sendable {
    var ids: [UniqueID] = []
    var day: Int64 = 0
  }
  enum Action: Hashable, Sendable { case makeTapped, dayAsked }
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .makeTapped:
        state.ids.append(dependencies.uuid())
        return dependencies.analytics.track("Made", ["kind": "id", "onboarding": "false"])
      case .dayAsked:
        state.day = dependencies.date.secondsSince1970
        return .none
      }
    }
  }
}

private func maker(
  _ dependencies: Dependencies, _ reducer: some Reducer<Maker.State, Maker.Action> = Maker()
) -> Simulation<Maker.State, Maker.Action> {
  Simulation(Maker.State(), dependencies: dependencies) { reducer }
}

private let all = Dependencies(page: "maker")
  .allowing(UniqueIDs.live).allowing(Analytics.live).allowing(Today(secondsSince1970: 5))

@Test("what is not allowed is denied: the record names page, client, feature and action")
func denied() throws {
  var run = maker(Dependencies(page: "items/list").allowing(UniqueIDs.live))
  try run.send(.makeTapped)
  try run.send(.dayAsked)
  #expect(run.record.denials.map(\.action) == [.makeTapped, .dayAsked])
  #expect(run.record.denials.map(\.denial.client) == ["analytics", "date"])
  #expect(run.record.denials.map(\.denial.page) == ["items/list", "items/list"])
  #expect(run.record.events.isEmpty)
}

@Test("a live client records, a placeholder does nothing")
func liveAndPlaceholder() throws {
  var live = maker(all)
  try live.send(.makeTapped)
  #expect(live.record.events.map(\.name) == ["Made"])
  var quiet = maker(all.allowing(Analytics.placeholder))
  try quiet.send(.makeTapped)
  #expect(quiet.record.events.isEmpty)
  #expect(quiet.record.denials.isEmpty)
}

@Test("a tag is a prefix of the name and a property, of which the new value wins")
func tagged() throws {
  var run = maker(all, Maker().dependency(Analytics.self) { $0.tagged("Onboarding") })
  try run.send(.makeTapped)
  #expect(
    run.record.events == [
      Event(
        client: "analytics", name: "[Onboarding] Made",
        properties: ["kind": "id", "onboarding": "true"])
    ])
}

@Test("transforms stack, the outer one first")
func transformsStack() throws {
  var run = maker(
    all,
    Maker()
      .dependency(Analytics.self) { $0.tagged("Inner") }
      .dependency(Analytics.self) { $0.tagged("Outer") })
  try run.send(.makeTapped)
  #expect(run.record.events.map(\.name) == ["[Outer] [Inner] Made"])
}

@Test("a transform ends with the reducer that it is put around")
func transformEnds() throws {
  struct Both: Reducer {
    var body: some Reducer<Maker.State, Maker.Action> {
      Maker().dependency(Analytics.placeholder)
      Maker()
    }
  }
  var run = maker(all, Both())
  try run.send(.makeTapped)
  #expect(run.record.events.map(\.name) == ["Made"])
  #expect(run.state.ids == [UniqueID(0), UniqueID(1)])
}

@Test("a client that counts goes on where it was, in the place of another too")
func replacedClientCounts() throws {
  struct Both: Reducer {
    var body: some Reducer<Maker.State, Maker.Action> {
      Maker().dependency(UniqueIDs.counting(from: 7))
      Maker()
    }
  }
  var run = maker(all, Both())
  try run.send(.makeTapped)
  let early = run
  try run.send(.makeTapped)
  #expect(run.state.ids == [7, 0, 8, 1].map { UniqueID($0) })
  #expect(run.node != early.node)
  var replay = early
  try replay.send(.makeTapped)
  #expect(replay.node == run.node)
}

@Test("what puts its clients back has them put back inside of what stands apart as well")
func putBackInside() throws {
  struct Tour: Reducer {
    var body: some Reducer<Maker.State, Maker.Action> {
      Reduce { state, action, dependencies in
        if action == .makeTapped {
          return Maker().providing(UniqueIDs.counting(from: 7))
            .run(as: "copy", on: &state, action: action, dependencies: &dependencies)
        }
        dependencies.putBackClients(of: "copy")
        return .none
      }
    }
  }
  let tours = [
    Tour().gate { _, _ in true }, Tour().sealed(as: "a tour", allowing: [Analytics.self]),
  ]
  for tour in tours {
    var run = maker(all, tour)
    let start = run.dependencies
    for action: Maker.Action in [.makeTapped, .makeTapped, .dayAsked] { try run.send(action) }
    #expect(run.dependencies == start)
    try run.send(.makeTapped)
    #expect(run.state.ids == [7, 8, 7].map { UniqueID($0) })
  }
}

@Test("two reducers side by side that are provided with clients alike have each its own")
func ownClientsAlike() throws {
  struct Both: Reducer {
    var body: some Reducer<Maker.State, Maker.Action> {
      Maker().providing(UniqueIDs.counting(from: 7))
      Maker().providing(UniqueIDs.counting(from: 7))
    }
  }
  var run = maker(all, Both())
  try run.send(.makeTapped)
  try run.send(.makeTapped)
  #expect(run.state.ids == [7, 7, 8, 8].map { UniqueID($0) })
}

@Test("a transform allows nothing that the page denies")
func transformOfDenied() throws {
  var run = maker(
    Dependencies(page: "maker").allowing(UniqueIDs.live),
    Maker().dependency(Analytics.self) { $0.tagged("Onboarding") })
  try run.send(.makeTapped)
  #expect(run.record.denials.map(\.denial.client) == ["analytics"])
}

@Test("branches of a run do not share the counter of ids, and a replay gives the same ones")
func idsBranch() throws {
  var trunk = maker(all)
  try trunk.send(.makeTapped)
  var one = trunk
  var other = trunk
  try one.send(.makeTapped)
  try other.send(.makeTapped)
  #expect(one.state.ids == [UniqueID(0), UniqueID(1)])
  #expect(one.node == other.node)
  #expect(one.node != trunk.node)
  #expect(
    one.state.ids.map(\.description) == [
      "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000001",
    ])
}

@Test("after the last id comes the first")
func lastID() throws {
  var run = maker(all.allowing(UniqueIDs.counting(from: .max)))
  try run.send(.makeTapped)
  try run.send(.makeTapped)
  #expect(run.state.ids == [UniqueID(.max), UniqueID(0)])
}

@Test("dependencies are equal whichever was allowed first")
func orderOfAllowing() {
  let one = Dependencies(page: "p").allowing(UniqueIDs.live).allowing(Analytics.live)
  let other = Dependencies(page: "p").allowing(Analytics.live).allowing(UniqueIDs.live)
  #expect(one == other)
  #expect(one.hashValue == other.hashValue)
  #expect(one != other.allowing(Analytics.placeholder))
}
