// The summary of a page as bytes, so that the index can be made without building the page again.

import Drawing
import Gallery

extension Packer {
  package mutating func add(_ summary: PageSummary) {
    add(summary.name)
    add(summary.title)
    add(summary.feature)
    add(summary.tags)
    add(summary.language)
    add(summary.defects)
    add(summary.transitions)
    add(summary.isClosed)
    add(summary.frames.count)
    for frame in summary.frames {
      add(frame.name)
      add(frame.isFromStory)
      add(frame.isWaiting)
      add(frame.isRedacted)
      add(UInt64(frame.reasons.rawValue))
      add(Int(frame.live))
      add(Int(frame.inert))
    }
  }
}

extension Unpacker {
  mutating func summary() throws(Malformed) -> PageSummary {
    var summary = PageSummary(
      name: try text(), title: try text(), feature: try text(), tags: try texts(),
      language: try text(), defects: try size(), transitions: try size(),
      isClosed: try flag(), frames: [])
    let count = try count()
    summary.frames.reserveCapacity(count)
    for _ in 0..<count {
      summary.frames.append(
        PageSummary.Frame(
          name: try text(), isFromStory: try flag(), isWaiting: try flag(),
          isRedacted: try flag(),
          reasons: RedactionReasons(rawValue: UInt32(truncatingIfNeeded: try number())),
          live: Int32(try size()), inert: Int32(try size())))
    }
    return summary
  }
}
