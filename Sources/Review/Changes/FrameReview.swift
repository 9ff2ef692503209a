// A frame that is not as it was.

/// What became of a frame.
package struct FrameReview: Sendable {
  /// What happened to it as a whole.
  package enum Fate: String, Hashable, Sendable {
    case added
    case removed
    case renamed
    case changed
  }

  /// The page that it is of.
  package let page: String
  /// Its name.
  package let frame: String
  /// What happened to it.
  package let fate: Fate
  /// Where it is in the base, if it is there.
  package var basePath: String? { baseFiles?.path }
  /// Where it is in the head, if it is there.
  package var headPath: String? { headFiles?.path }
  /// The assets of its drawing that changed, in order.
  package let assets: [String]
  /// What changed in it, the gravest first.
  package let changes: [Change]
  /// Whether something in the head's frame is redacted.
  package let isRedacted: Bool
  /// Why.
  package internal(set) var cause: Cause
  /// What is seen of it, one for each viewport and colour scheme; empty if nobody looked.
  package internal(set) var pictures: [PictureReview] = []
  /// What it is drawn from in base and head; equal ones are captured once.
  let baseFiles: DrawnFiles?
  let headFiles: DrawnFiles?

  /// The path by which it is spoken of.
  package var path: String { headPath ?? basePath ?? "" }

  /// Whether redaction opened: content that was hidden shows, or a control that was dead is live
  /// where something is redacted.
  package var opensRedaction: Bool {
    changes.contains { $0.aspect == .opened }
      || isRedacted && changes.contains { $0.aspect == .liveness && $0.isNowLive }
  }
}
