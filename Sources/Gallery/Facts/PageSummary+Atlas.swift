// From all that was found out about a page to what the index says of it.

import Atlas

extension PageSummary {
  init(_ atlas: PageAtlas, info: PageInfo) {
    self.init(
      name: info.name, title: info.title, feature: info.feature, tags: info.tags,
      language: info.language.tag, defects: info.defects.count,
      transitions: atlas.transitions.count, isClosed: atlas.isClosed,
      frames: atlas.frames.map { frame in
        let facts = FrameFacts(frame)
        return Frame(
          name: frame.name, isFromStory: frame.isFromStory, isWaiting: facts.isWaiting,
          isRedacted: facts.hasRedactedContent, reasons: facts.reasons,
          live: Int32(truncatingIfNeeded: facts.live),
          inert: Int32(truncatingIfNeeded: facts.inert))
      })
  }
}
