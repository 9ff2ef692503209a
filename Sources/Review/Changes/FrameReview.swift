// What became of a frame: what changed in it, why, and what is to be seen of that.

/// A frame that is not as it was.
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
  /// What that page is called.
  package let pageTitle: String
  /// Its name.
  package let frame: String
  /// What happened to it.
  package let fate: Fate
  /// Whether that happened to its page as a whole, and not to some of its frames only.
  let isOfWholePage: Bool
  /// Where it is in the base, if it is there.
  package var basePath: String? { baseFiles?.path }
  /// Where it is in the head, if it is there.
  package var headPath: String? { headFiles?.path }
  /// The assets of its drawing that changed, in order.
  package let assets: [String]
  /// What changed in it, the gravest first.
  package let changes: [Change]
  /// Where in it that is.
  let spots: ChangeSpots
  /// Whether something in the head's frame is redacted.
  package let isRedacted: Bool
  /// Why, and which of the changes come from that; of several the gravest first.
  package internal(set) var reasons: [Reason]
  /// What is seen of it, one for each viewport and colour scheme; empty if nobody looked.
  package internal(set) var pictures: [PictureReview] = []
  /// The words that came or went with all of it.
  let words: WordShift
  /// The content file that its page was made from, if one was.
  let source: String?
  /// What it is drawn from in base and head; equal ones are captured once.
  let baseFiles: DrawnFiles?
  let headFiles: DrawnFiles?

  /// The path by which it is spoken of.
  package var path: String { headPath ?? basePath ?? "" }

  /// Whether its page was made from the file that is a cause.
  func isMade(from cause: Cause) -> Bool { cause.kind == .content && cause.subject == source }

  /// The causes in words.
  package var causeWords: String { reasons.map(\.cause.words).joined(separator: "; ") }

  /// Whether redaction opened: content that was hidden shows, or a control that was dead is live
  /// where something is redacted.
  package var opensRedaction: Bool { opensRedaction(changes) }

  /// Whether redaction opened by some of its changes.
  func opensRedaction(_ changes: [Change]) -> Bool {
    changes.contains { $0.aspect == .opened }
      || isRedacted && changes.contains { $0.aspect == .liveness && $0.isNowLive }
  }

  /// How much of it is seen to have changed: pixels, in the window in which these are most. Of what
  /// came or went all is.
  var seenPixels: Int {
    pictures.map { picture in
      switch picture.verdict {
      case .same, .cut, .failed: 0
      case .alone: (picture.headSize ?? picture.baseSize).map { $0.width * $0.height } ?? 0
      case .differs, .sizeDiffers: picture.differing
      }
    }.max() ?? 0
  }
}
