// Rapid fire: a second box is checked before the list has sorted itself.

import Atlas
import Exhibits
import Testing

private let atlas = walked(Todos.rapidFire)

private func rows(_ name: String) throws -> [String] {
  try #require(atlas.frame(name)).drawing.slots.map { slot in
    (slot.isOn == true ? "x " : "o ") + (slot.name ?? "")
  }
}

@Test("two checks within a second make one sort, a second after the last")
func oneSort() throws {
  let open = ["o Check Mail", "o Buy Milk", "o Call Mom", "o Water Plants", "o Post Letter"]
  #expect(try rows("open") == open)
  let once = ["x Check Mail"] + open.dropFirst()
  #expect(try rows("one-checked") == once)
  #expect(try rows("half-a-second-later") == once)
  let twice = ["x Check Mail", "x Buy Milk"] + open.dropFirst(2)
  #expect(try rows("two-checked") == twice)
  #expect(try rows("sorted") == open.dropFirst(2) + ["x Check Mail", "x Buy Milk"])
  let remaining = atlas.frames.prefix(5).map { $0.pending.map { $0.remaining } }
  #expect(remaining == [[], [.seconds(1)], [.milliseconds(500)], [.seconds(1)], []])
}

@Test("every row is live in every frame of the story, and each step of it is a link")
func walkedByLinks() throws {
  for frame in atlas.frames where frame.isFromStory {
    #expect(frame.liveness.count == 5 && frame.liveness.allSatisfy(\.isLive), "\(frame.name)")
  }
  let story = atlas.frames.indices.filter { atlas.frames[$0].isFromStory }
  for (from, to) in zip(story, story.dropFirst()) {
    #expect(atlas.transitions.contains { $0.from == from && $0.to == to })
  }
}
