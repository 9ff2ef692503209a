// What frames are called: for people by their titles, for addresses by their names.

import Atlas
import Composable
import Drawing
import Exhibits
import Testing

@Suite("titles of frames")
struct FrameTitleTests {
  @Test("two frames of one page never have the same title, nor the same name")
  func unique() {
    for page in walkedPages {
      let frames = page.atlas.frames
      #expect(Set(frames.map(\.title)).count == frames.count, "\(page.page.name)")
      #expect(Set(frames.map(\.name)).count == frames.count, "\(page.page.name)")
    }
  }

  @Test("a title is the story's name, or one of these and what was done since")
  func origins() {
    for page in walkedPages {
      let story = page.atlas.frames.filter(\.isFromStory)
      let names = story.map { $0.name.replacing("-", with: " ") }
      #expect(story.map(\.title) == names)
      for frame in page.atlas.frames where !frame.isFromStory {
        let place = "\(page.page.name), \(frame.name): \(frame.title)"
        let parts = frame.title.components(of: " · ")
        // Where the outside answers otherwise from the very beginning, there is no such frame.
        let comesFrom = parts.count > 1 ? parts[0] : nil
        #expect(comesFrom.map(names.contains) ?? frame.title.contains(": "), "\(place)")
        let origin = story.first { $0.title == comesFrom }
        #expect(frame.path.starts(with: origin?.path ?? []), "\(place)")
      }
    }
  }

  @Test("a title says what differs, not only what was tapped")
  func differences() {
    let titles = walked(Todos.app).frames.map(\.title)
    for title in [
      "all · Buy Milk checked", "all · Call Mom unchecked", "added · New todo checked",
      "all · Todo: Check Mail changed", "checked · Clear completed",
    ] {
      #expect(titles.contains(title), "\(title)")
    }
  }

  @Test("random features: titles and names differ, whatever controls are called")
  func random() {
    let seed = UInt64.random(in: .min ... .max)
    var chance = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let page = Self.page(&chance)
      let frames = page.explored().frames
      #expect(Set(frames.map(\.title)).count == frames.count, "seed \(seed)")
      #expect(Set(frames.map(\.name)).count == frames.count, "seed \(seed)")
    }
  }

  /// A board of checkboxes, buttons and a counter, of which many are called the same, or as titles are.
  private static func page(_ chance: inout SeededGenerator) -> Page {
    let names = ["A", "A", "B", "A checked", "A · B", "B, A", "B × 2", "on", "A (2)", "+1 s"]
    let kinds = (0..<Int.random(in: 1...4, using: &chance)).map { _ in
      (Int.random(in: 0...2, using: &chance), names[Int.random(in: names.indices, using: &chance)])
    }
    return Page("board", kinds.map { _ in 0 }) {
      Reduce<[Int], Int> { state, index in
        state[index] = (state[index] + 1) % (kinds[index].0 == 2 ? 4 : 2)
        return .none
      }
    } view: { store in
      for index in kinds.indices {
        switch kinds[index].0 {
        case 0: Checkbox(kinds[index].1, isOn: store.state[index] > 0, store.intent(index))
        case 1: Toggle(kinds[index].1, isOn: store.state[index] > 0, store.intent(index))
        default:
          Text("\(store.state[index])")
          Button(kinds[index].1, store.intent(index))
        }
      }
    } story: {
      Frame("start")
      Send(0)
      Frame("first")
    }
  }
}

extension String {
  fileprivate func components(of sign: String) -> [String] {
    split(separator: sign, maxSplits: 1).map(String.init)
  }
}
