// All that one cause changed: it is reviewed once, however many looks show it.

/// The frames that changed for one cause, as variants: those in which the same is seen.
package struct ChangeGroup: Sendable {
  /// Why they changed.
  package let cause: Cause
  /// The ways in which it shows, the gravest first.
  package let variants: [ChangeVariant]
  /// What a person sees of it: `On tea: ‘three’ became ‘seven’`.
  package private(set) var title = ""
  /// What the pages that it shows on are called. Kept, as is the title: who asks for them asks more
  /// than once, and all of the frames tell them.
  private(set) var pages: [String] = []

  /// The gravest variant, which gives the group its title.
  package var first: ChangeVariant { variants[0] }
  /// All of its frames.
  package var frames: [FrameReview] { variants.flatMap(\.frames) }
  /// Whether redaction opened in it.
  package var opensRedaction: Bool { variants.contains(where: \.opensRedaction) }
  /// Whether there is nothing to see of it, and nothing to hear or to do: bytes and no more.
  var isPlain: Bool { variants.allSatisfy(\.isPlain) }

  /// All frames in groups: what alarms first, then by how much is seen of it.
  static func groups(of frames: [FrameReview]) -> [ChangeGroup] {
    var causes: [Cause] = []
    var members: [Cause: [(FrameReview, Reason)]] = [:]
    for frame in frames {
      for reason in frame.reasons {
        if members[reason.cause] == nil { causes.append(reason.cause) }
        members[reason.cause, default: []].append((frame, reason))
      }
    }
    return causes.map { ChangeGroup($0, ChangeVariant.variants(of: members[$0] ?? [])) }
      .sorted { $0.rank < $1.rank }
  }

  private init(_ cause: Cause, _ variants: [ChangeVariant]) {
    (self.cause, self.variants) = (cause, variants)
    rank = Rank(
      gravity: variants.map(\.gravity).min() ?? .plain,
      seen: variants.map(\.seenPixels).reduce(0, +),
      frames: variants.map(\.frames.count).reduce(0, +), cause: cause)
    pages = toldPages
    title = toldTitle
  }

  private let rank: Rank

  private struct Rank: Comparable {
    let gravity: ChangeVariant.Gravity
    let seen: Int
    let frames: Int
    let cause: Cause

    /// What comes before; with equal weight by cause, so that the order is the same each time.
    static func < (one: Rank, other: Rank) -> Bool {
      if one.gravity != other.gravity { return one.gravity < other.gravity }
      if one.seen != other.seen { return one.seen > other.seen }
      if one.frames != other.frames { return one.frames > other.frames }
      return one.cause < other.cause
    }
  }
}
