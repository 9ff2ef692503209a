// Whatever failed on the demonstration site can be tried again, and that leads on.

import Atlas
import DemonstrationSite
import Drawing
import Testing
import Type

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
