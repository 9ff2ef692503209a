// What can be said of a frame without looking into its state: visible, redacted, live, inert.

import Atlas
import Drawing

/// What a label tells of a frame, computed once.
struct FrameFacts {
  /// The controls that are inert for one cause.
  struct Cause {
    let words: String
    var count: Int
  }

  /// The reasons in force where something is redacted or stale.
  let reasons: RedactionReasons
  let hasRedactedContent: Bool
  let isWaiting: Bool
  let live: Int
  let inert: Int
  /// Why controls are inert, in the order of the page.
  let causes: [Cause]

  init(_ frame: PageAtlas.Frame) {
    reasons = frame.drawing.reasons
    hasRedactedContent = frame.drawing.hasRedactedContent
    isWaiting = frame.nextEffect != nil
    live = frame.liveness.count(where: \.isLive)
    inert = frame.liveness.count - live
    var causes: [Cause] = []
    for liveness in frame.liveness where !liveness.isLive {
      let words = liveness.words
      if let place = causes.firstIndex(where: { $0.words == words }) {
        causes[place].count += 1
      } else {
        causes.append(Cause(words: words, count: 1))
      }
    }
    self.causes = causes
  }
}

extension RedactionReasons {
  /// The reasons of the set, one by one, by their bits.
  var each: [RedactionReasons] {
    (0..<32).map { RedactionReasons(rawValue: 1 << UInt32($0)) }.filter { contains($0) }
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
