// One of the ways in which a change shows: where it is seen, where it is redacted, in a tour.

import System

/// Frames in which one cause changed the same, and of which the same is seen.
package struct ChangeVariant: Sendable {
  /// How grave it is, the gravest first.
  enum Gravity: Int, Comparable {
    /// Redaction opened.
    case opened
    /// Redaction closed, or a control became live or inert.
    case behaviour
    case seen
    /// Nothing is to be seen of it.
    case plain

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The frames, in order; the first stands for all.
  package let frames: [FrameReview]
  /// What changed in each of them for this cause, the gravest first.
  package let changes: [Change]

  /// The frame that stands for all.
  package var first: FrameReview { frames[0] }
  /// Whether redaction opened in it.
  package var opensRedaction: Bool { frames.contains { $0.opensRedaction(changes) } }
  /// Whether there is something to see; nil if nobody looked.
  package var isVisible: Bool? {
    first.pictures.isEmpty ? nil : first.pictures.contains { $0.verdict != .same }
  }
  /// Whether there is nothing to see of it, and nothing to hear or to do: bytes and no more.
  var isPlain: Bool { isVisible == false && changes.allSatisfy { $0.aspect >= .structure } }

  var gravity: Gravity {
    if opensRedaction { return .opened }
    if isPlain { return .plain }
    return changes.contains { $0.aspect <= .liveness } ? .behaviour : .seen
  }

  /// How much is seen of it in all of its frames.
  var seenPixels: Int { frames.map(\.seenPixels).reduce(0, +) }

  private struct Key: Hashable {
    let fate: FrameReview.Fate
    let changes: [Change]
    let pictures: [Fingerprint?]
    /// What came and went is told page by page.
    let page: String
  }

  /// What one cause changed, the gravest first, then what most frames show.
  static func variants(of members: [(frame: FrameReview, reason: Reason)]) -> [ChangeVariant] {
    var order: [Key] = []
    var frames: [Key: [FrameReview]] = [:]
    for (frame, reason) in members {
      let isChanged = frame.fate == .changed
      let key = Key(
        fate: frame.fate, changes: reason.changes,
        pictures: isChanged ? frame.pictures.map(\.fingerprint) : [],
        page: isChanged ? "" : frame.page)
      if frames[key] == nil { order.append(key) }
      frames[key, default: []].append(frame)
    }
    let variants = order.map { key in
      var frames = frames[key] ?? []
      // Of what came or went, the look that says most stands for all.
      if key.fate == .added || key.fate == .removed {
        let most = frames.indices.max { frames[$0].words.count < frames[$1].words.count }
        if let most { frames.insert(frames.remove(at: most), at: 0) }
      }
      return ChangeVariant(frames: frames, changes: key.changes)
    }
    return variants.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.gravity != b.gravity { return a.gravity < b.gravity }
      if a.aspect != b.aspect { return a.aspect < b.aspect }
      if a.isOfRedacted != b.isOfRedacted { return b.isOfRedacted }
      if a.frames.count != b.frames.count { return a.frames.count > b.frames.count }
      return one.offset < other.offset
    }.map(\.element)
  }

  private var aspect: Change.Aspect { changes.first?.aspect ?? .structure }

  /// Whether what changed is redacted.
  var isOfRedacted: Bool { changes.contains(where: \.isOfRedacted) && aspect >= .structure }
}
