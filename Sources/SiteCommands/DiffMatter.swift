// What a user can say about a diff: what counts, and in which colours to look.

import Browser
import Commands
import Review

/// What counts as a difference.
enum DiffMatter: String, CaseIterable, ArgumentValue {
  case pixels
  case structure
  case bytes
  case redaction
  case liveness

  /// Whether there is such a difference.
  func isFound(in review: Review) -> Bool {
    switch self {
    case .bytes: !review.isEmpty
    case .pixels:
      // Where nobody could look, what may be seen counts.
      review.hasPixels
        ? review.frames.contains { $0.pictures.contains { $0.verdict != .same } }
        : !review.frames.isEmpty
    case .structure:
      !review.pages.isEmpty
        || review.frames.contains { frame in
          frame.fate != .changed
            || frame.changes.contains { $0.aspect != .markup && $0.aspect != .caption }
        }
    case .redaction:
      review.pages.contains { $0.opening != nil || $0.weakening != nil }
        || review.frames.contains { frame in
          frame.opensRedaction || frame.changes.contains { $0.aspect == .closed }
        }
    case .liveness:
      review.frames.contains { frame in
        frame.changes.contains { $0.aspect == .liveness }
      }
    }
  }
}

/// A colour scheme.
enum DiffScheme: String, CaseIterable, ArgumentValue {
  case light
  case dark

  var scheme: Medium.Scheme { self == .light ? .light : .dark }
}

/// A part of frames that is not looked at.
struct DiffRegion: ArgumentValue {
  static let expectation = "a CSS selector or a rectangle like '0,0,300,250'"

  let region: IgnoredRegion

  init?(argument: String) {
    guard let region = IgnoredRegion(argument) else { return nil }
    self.region = region
  }
}
