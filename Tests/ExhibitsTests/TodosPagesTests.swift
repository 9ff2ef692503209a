// What can be clicked on the pages of the tours, and what it would send out.

import Atlas
import Exhibits
import Testing

/// The names of the frames that a visitor comes by who clicks one control after the other.
private func walk(_ names: [String], from start: String, of page: Page) throws -> [String] {
  let atlas = walked(page)
  var place = try #require(atlas.frame(start))
  return try names.map { name in
    let slots = place.drawing.slots
    let index = try #require(slots.firstIndex { $0.name == name }, "\(name) in \(place.name)")
    guard case .live(let target) = place.liveness[index] else {
      Issue.record("\(name) has no link in \(place.name): \(place.liveness[index].words)")
      return place.name
    }
    place = atlas.frames[target]
    return place.name
  }
}

@Test("a tour is walked to its end and back by links alone")
func walking() throws {
  for page in [Todos.tour, Todos.plainTour] {
    #expect(
      try walk(
        ["Next", "Next", "Previous", "Previous", "Next", "Next", "Done"], from: "actions", of: page)
        == ["filters", "todos", "filters", "actions", "filters", "todos", "done"])
    #expect(try walk(["Skip"], from: "actions", of: page) == ["done"])
  }
}

@Test("who does what the steps ask for comes to the end by links alone, when what is done has sunk")
func walkingByGoals() throws {
  #expect(
    try walk(
      ["Add", "Active", "All", "Check Mail", "Buy Milk"], from: "actions", of: Todos.tour)
      == ["added", "added-active", "added-all", "added-one-checked", "added-two-checked"])
  let atlas = walked(Todos.tour)
  let later = atlas.transitions.filter {
    if case .time = $0.cause { atlas.frames[$0.from].name == "added-two-checked" } else { false }
  }
  #expect(later.map { $0.to.map { atlas.frames[$0].name } } == ["done"])
}

@Test("within a tour each event is tagged, and outside of it none is")
func tags() throws {
  for page in [Todos.tour, Todos.plainTour] {
    let atlas = walked(page)
    var names: Set<String> = []
    for transition in atlas.transitions {
      let isTouring = atlas.frames[transition.from].drawing.regions.contains { $0.name == "step" }
      for event in transition.events {
        names.insert(event.name)
        #expect(event.name.hasPrefix("[Onboarding] ") == isTouring, "\(event)")
        #expect((event.properties["onboarding"] == "true") == isTouring, "\(event)")
      }
    }
    #expect(names.contains("Add Todo"))
    #expect(names.contains("[Onboarding] Add Todo") == (page.name == "todos/onboarding"))
  }
}

@Test("a sort that comes too late can be seen to be dropped, and a tagged event to be tagged")
func toldUnderTheFrame() throws {
  let plain = walked(Todos.plainTour)
  let before = try #require(plain.frame("back-before-the-sort"))
  let dropped = try #require(plain.frame("sort-dropped"))
  #expect(before.pending.map { $0.action } == ["sort delay elapsed"])
  #expect(dropped.drawing == before.drawing && dropped.pending.isEmpty)
  #expect(
    dropped.dropped.map { "\($0.action), by '\($0.gate)'" } == [
      "sort delay elapsed, by 'step filters'"
    ])
  let tour = walked(Todos.tour)
  let added = try #require(tour.frame("added"))
  #expect(added.events.map { $0.words } == ["analytics: [Onboarding] Add Todo, onboarding"])
  #expect(tour.tellsValues && plain.tellsValues)
}
