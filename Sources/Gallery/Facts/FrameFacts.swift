// What can be said of a frame without looking into its state: visible, redacted, live, inert.

import Atlas
import Drawing

/// What a label tells of a frame, computed once.
struct FrameFacts: Equatable {
  /// The reasons for which something is redacted or stale.
  let reasons: RedactionReasons
  let hasRedactedContent: Bool
  let live: Int
  let inert: Int
  /// How many are live though they are redacted, which a page may only show as a defect.
  let leaks: Int
  /// What kind of look it is.
  let kinds: LookKinds

  /// Those of a drawing whose controls do that.
  init(_ drawing: Drawing, _ liveness: [Liveness], _ kindsByWay: KindsByWay) {
    reasons = drawing.shownReasons
    hasRedactedContent = drawing.hasRedactedContent
    kinds = kindsByWay.kinds(isRedacted: hasRedactedContent, of: drawing)
    live = liveness.count(where: \.isLive)
    inert = liveness.count - live
    leaks = liveness.indices.count { liveness[$0].isLive && drawing.isRedacted(slot: $0) }
  }
}

extension RedactionReasons {
  /// The reasons of the set, one by one, by their bits.
  var each: [RedactionReasons] {
    var each: [RedactionReasons] = []
    var rest = rawValue
    while rest != 0 {
      let lowest = rest & (~rest &+ 1)
      each.append(RedactionReasons(rawValue: lowest))
      rest ^= lowest
    }
    return each
  }

  /// What the reasons are called.
  func names(declared: DeclaredReasons) -> [String] {
    each.map { reason in
      Self.builtIn.first { $0.reason == reason }?.name
        ?? declared.all.first { $0.reason == reason }?.name
        ?? "reason \(reason.rawValue.trailingZeroBitCount)"
    }
  }
}

// From all that was found out about a page to what the index says of it.

extension PageSummary {
  convenience init(_ atlas: PageAtlas, info: PageInfo, _ facts: [FrameFacts]) {
    self.init(
      name: info.name, title: info.title, mostTelling: atlas.mostTelling, tags: info.tags,
      Common(
        language: info.language.tag, defects: info.defects.count,
        transitions: atlas.transitions.count, isClosed: atlas.isClosed,
        frames: atlas.frames.indices.map { index in
          let facts = facts[index]
          return Frame(
            name: atlas.frames[index].name, title: atlas.frames[index].title,
            isFromStory: atlas.frames[index].isFromStory, kinds: facts.kinds,
            isRedacted: facts.hasRedactedContent, reasons: facts.reasons,
            causes: InertCauses(atlas.frames[index].liveness),
            live: Int32(truncatingIfNeeded: facts.live),
            inert: Int32(truncatingIfNeeded: facts.inert))
        }))
  }
}
