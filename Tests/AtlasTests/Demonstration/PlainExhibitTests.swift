// The closed pages of the demonstration site: what they tell is what is found in the plainest way.

import Composable
import DemonstrationSite
import Drawing
import Testing

@testable import Atlas

/// A page whose types are known again.
private protocol PlainlySearched {
  /// In what an atlas differs from what is found in the plainest way.
  func differences(_ page: Page, _ atlas: PageAtlas) throws -> [String]
}

extension Model: PlainlySearched {
  func differences(_ page: Page, _ atlas: PageAtlas) throws -> [String] {
    let typedIn = try #require(typedStates())
    var explorer = PlainExplorer<State, Action>(limit: 1_000) {
      draw($0)
    } drawTyping: {
      draw($0, typing: $1)
    } typesIn: {
      typedIn($0, $1)
    }
    try explorer.explore(from: start)
    // What the story lets happen that no control names.
    var isTold = false
    for frame in atlas.frames.filter(\.isFromStory) {
      let told = try explorer.tell(frame.path, from: start, events: events())
      isTold = isTold || told
    }
    return AtlasTests.differences(page, atlas, explorer, comparesDistances: !isTold)
  }
}

@Test("the closed pages of the demonstration site are what the plainest search finds")
func closedExhibits() throws {
  // Articles that are walked alike are one to this test.
  let closed = DemonstrationSite.walked.filter {
    $0.atlas.closure == .closed && $0.atlas.lookCount != nil
  }
  let kinds = Dictionary(grouping: closed) { "\($0.atlas.stateCount) \($0.atlas.frames.count)" }
  #expect(kinds.count >= 6)
  // The plain search compares each state with all others: most articles are for a long search.
  let mostStates = featureCount > 100 ? 1_000 : 100
  let compared = kinds.values.compactMap(\.first).filter { $0.atlas.stateCount <= mostStates }
  #expect(compared.count >= 4)
  for (page, atlas) in compared {
    let player = Mirror(reflecting: page.player()).descendant("run")
    let model = player.flatMap {
      Mirror(reflecting: $0).descendant("model") as? any PlainlySearched
    }
    let found = try #require(model).differences(page, atlas)
    #expect(found.isEmpty, "\(page.name): \(found.prefix(5).joined(separator: "\n  "))")
  }
}
