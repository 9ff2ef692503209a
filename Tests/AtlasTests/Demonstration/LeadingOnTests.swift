// What leads on, on the demonstration site: all that can be done where a story first comes to rest, and
// whatever tries again what failed.

import Atlas
import DemonstrationSite
import Drawing
import Testing
import Type

@Test("of what can be done in the first look at rest of each story, all leads somewhere")
func firstLookAtRest() {
  for (page, atlas) in DemonstrationSite.walked where !page.options.showsStoryOnly {
    guard let first = atlas.frames.first(where: { $0.isFromStory && $0.pending.isEmpty }) else {
      continue
    }
    for (slot, liveness) in zip(first.drawing.slots, first.liveness) {
      #expect(liveness != .beyond, "\(page.name), \(first.name): \(slot.name ?? "")")
    }
  }
}

private let retries = Labels.languages.map { Labels.of($0)[.retry] }

@Test("every Retry of the demonstration site leads to a frame in which something is on its way")
func everyRetryLeadsOn() {
  var pages: Set<String> = []
  for (page, atlas) in DemonstrationSite.walked {
    for frame in atlas.frames {
      for (slot, liveness) in zip(frame.drawing.slots, frame.liveness) {
        guard let name = slot.name, retries.contains(where: name.hasPrefix) else { continue }
        pages.insert(page.name)
        guard case .live(let target) = liveness else {
          Issue.record("\(page.name), \(frame.name): \(name) is \(liveness.words)")
          continue
        }
        #expect(!atlas.frames[target].pending.isEmpty, "\(page.name), \(frame.name): \(name)")
        #expect(
          atlas.transitions.contains { way in
            if case .time = way.cause { way.from == target && way.to != nil } else { false }
          }, "\(page.name), \(frame.name): \(name)")
      }
    }
  }
  #expect(pages.count > 10)
  #expect(pages.contains("articles/effects-as-data"))
}

@Test("a page says that some of it is not shown where something is redacted, and only there")
func partlyIsTrue() {
  let sentences = Labels.languages.map { Labels.of($0)[.partly] }
  var said = 0
  for (page, atlas) in DemonstrationSite.walked {
    for frame in atlas.frames {
      guard let status = frame.drawing.status, sentences.contains(status) else { continue }
      said += 1
      #expect(frame.drawing.hasRedactedContent, "\(page.name), \(frame.name)")
    }
  }
  #expect(said > 20)
}
