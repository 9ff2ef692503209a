// Lists whose elements are found by id.

import Composable
import Testing

private struct Item: Identifiable, Hashable, Sendable {
  var id: Int
  var name = ""
}

private func list(_ ids: Int...) throws -> IdentifiedArray<Item> {
  try IdentifiedArray(ids.map { Item(id: $0) })
}

@Test("a duplicate id is rejected, with an error that names it")
func duplicates() throws {
  let error = #expect(throws: DuplicateID.self) { try list(1, 2, 1) }
  #expect(
    error?.description
      == "The id 1 is in the list already. Ids must be unique: give the element another one, "
      + "or update the element that has it.")
  var items = try list(1, 2)
  #expect(throws: DuplicateID(id: "2")) { try items.append(Item(id: 2)) }
  #expect(throws: DuplicateID(id: "1")) { try items.insert(Item(id: 1), at: 0) }
  #expect(items.ids == [1, 2])
  #expect(
    IdentifiedArray(keepingFirst: [Item(id: 1, name: "a"), Item(id: 1, name: "b")]).map(\.name)
      == ["a"])
}

@Test("elements are found, changed, replaced and removed by id")
func byID() throws {
  var items = try list(1, 2, 3)
  items[id: 2]?.name = "two"
  #expect(items.map(\.name) == ["", "two", ""])
  items[id: 2] = Item(id: 2, name: "zwei")
  #expect(items[id: 2]?.name == "zwei")
  items[id: 2] = Item(id: 7)
  items[id: 9] = Item(id: 9)
  #expect(items.ids == [1, 2, 3])
  items[id: 1] = nil
  #expect(items.ids == [2, 3])
  #expect(items.position(of: 3) == 1)
  #expect(items[id: 1] == nil)
}

@Test("the order is kept, and what moves keeps its id")
func order() throws {
  var items = try list(1, 2, 3, 4, 5)
  items.move(id: 1, to: 3)
  #expect(items.ids == [2, 3, 4, 1, 5])
  items.move(id: 5, to: 99)
  items.move(id: 4, to: -1)
  #expect(items.ids == [4, 2, 3, 1, 5])
  items.partitionStably { $0.id.isMultiple(of: 2) }
  #expect(items.ids == [3, 1, 5, 4, 2])
  items.removeAll { $0.id > 3 }
  #expect(items.ids == [3, 1, 2])
  for (position, id) in items.ids.enumerated() { #expect(items.position(of: id) == position) }
}

@Test("random changes keep ids, elements and positions in step")
func randomChanges() throws {
  var generator = SeededGenerator(seed: 42)
  var items = IdentifiedArray<Item>()
  var model: [Int] = []
  for _ in 0..<2_000 {
    let id = Int.random(in: 0..<30, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0, 1:
      let place = Int.random(in: 0...model.count, using: &generator)
      if model.contains(id) {
        #expect(throws: DuplicateID.self) { try items.insert(Item(id: id), at: place) }
      } else {
        try items.insert(Item(id: id), at: place)
        model.insert(id, at: place)
      }
    case 2:
      items.remove(id: id)
      model.removeAll { $0 == id }
    default:
      guard model.contains(id) else { continue }
      let place = Int.random(in: 0..<model.count, using: &generator)
      items.move(id: id, to: place)
      model.removeAll { $0 == id }
      model.insert(id, at: place)
    }
    #expect(items.ids == model, "seed 42")
    #expect(items.map(\.id) == model, "seed 42")
    #expect(model.allSatisfy { items.position(of: $0) == model.firstIndex(of: $0) }, "seed 42")
  }
}
