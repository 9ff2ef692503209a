// A frame that is not as it was.

/// What became of a frame.
public struct FrameReview: Sendable {
  /// What happened to it as a whole.
  public enum Fate: String, Hashable, Sendable {
    case added
    case removed
    case renamed
    case changed
  }

  /// The page that it is of.
  public let page: String
  /// Its name.
  public let frame: String
  /// What happened to it.
  public let fate: Fate
  /// Where it is in the base, if it is there.
  public var basePath: String? { baseFiles?.path }
  /// Where it is in the head, if it is there.
  public var headPath: String? { headFiles?.path }
  /// The assets of its drawing that changed, in order.
  public let assets: [String]
  /// What changed in it, the gravest first.
  public let changes: [Change]
  /// Whether something in the head's frame is redacted.
  public let isRedacted: Bool
  /// Why.
  public internal(set) var cause: Cause
  /// What is seen of it, one for each viewport and colour scheme; empty if nobody looked.
  public internal(set) var pictures: [PictureReview] = []
  /// What it is drawn from in base and head; equal ones are captured once.
  let baseFiles: DrawnFiles?
  let headFiles: DrawnFiles?

  /// The path by which it is spoken of.
  public var path: String { headPath ?? basePath ?? "" }

  /// Whether redaction opened: content that was hidden shows, or a control that was dead is live
  /// where something is redacted.
  public var opensRedaction: Bool {
    changes.contains { $0.aspect == .opened }
      || isRedacted && changes.contains { $0.aspect == .liveness && $0.isNowLive }
  }
}
