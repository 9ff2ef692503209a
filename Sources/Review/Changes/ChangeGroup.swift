// Changes that are reviewed once, since they have one cause and look the same.

import System

/// Frames with the same change.
package struct ChangeGroup: Sendable {
  /// The frames, in order; the first stands for all.
  package let frames: [FrameReview]

  /// Why they changed.
  package var cause: Cause { frames[0].cause }
  /// The frame that stands for all.
  package var first: FrameReview { frames[0] }
  /// Whether redaction opened in it.
  package var opensRedaction: Bool { frames.contains(where: \.opensRedaction) }
  /// Whether there is something to see; nil if nobody looked.
  package var isVisible: Bool? {
    first.pictures.isEmpty ? nil : first.pictures.contains { $0.verdict != .same }
  }

  /// Whether there is nothing to see of it, and nothing to hear or to do: bytes and no more.
  var isPlain: Bool {
    isVisible == false && frames.allSatisfy { $0.changes.allSatisfy { $0.aspect >= .structure } }
  }

  private struct Key: Hashable {
    let cause: Cause
    let fate: FrameReview.Fate
    let changes: [Change]
    let pictures: [Fingerprint?]
    /// What came and went is one group for each page.
    let page: String
  }

  /// All frames in groups: opened redaction first, then by gravity, cause and path.
  static func groups(of frames: [FrameReview]) -> [ChangeGroup] {
    var order: [Key] = []
    var members: [Key: [FrameReview]] = [:]
    for frame in frames {
      let key = Key(
        cause: frame.cause, fate: frame.fate, changes: frame.changes,
        pictures: frame.fate == .changed ? frame.pictures.map(\.fingerprint) : [],
        page: frame.fate == .changed ? "" : frame.page)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(frame)
    }
    let groups = order.compactMap { members[$0].map(ChangeGroup.init) }
    return groups.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  private var rank: Rank {
    Rank(
      gravity: opensRedaction ? 0 : isPlain ? 3 : first.changes.isEmpty ? 2 : 1,
      aspect: first.changes.first?.aspect ?? .structure, cause: cause)
  }

  private struct Rank: Comparable {
    let gravity: Int
    let aspect: Change.Aspect
    let cause: Cause

    static func < (one: Rank, other: Rank) -> Bool {
      (one.gravity, one.aspect, one.cause) < (other.gravity, other.aspect, other.cause)
    }
  }
}
