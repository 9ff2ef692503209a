// A review in words, the same in the terminal, the report and the summaries.

import System

extension ChangeGroup {
  /// What it is in a line: `Redaction opened`, `Words`, `Added`.
  package var title: String {
    if frames.contains(where: { $0.changes.contains { $0.aspect == .opened } }) {
      return "Redaction opened"
    }
    if opensRedaction { return "Gate opened under redaction" }
    switch first.fate {
    case .added: return "Added"
    case .removed: return "Removed"
    case .renamed where first.changes.allSatisfy({ $0.aspect >= .words }): return "Renamed"
    case .changed, .renamed: break
    }
    if isPlain { return "Nothing to see" }
    guard let aspect = first.changes.first?.aspect else { return "Look" }
    return aspect.title
  }

  /// What kind it is, as a class and a filter know it.
  var kind: String {
    if opensRedaction { return "opened" }
    if isPlain { return "plain" }
    switch first.fate {
    case .added, .removed: return "fate"
    case .renamed, .changed:
      switch first.changes.first?.aspect {
      case .opened, .closed: return "redaction"
      case .liveness: return "liveness"
      default: return "look"
      }
    }
  }

  /// The frames in words: `articles/tea: loaded and 3 more`.
  package var scope: String {
    let pages = Set(frames.map(\.page))
    if pages.count == 1 {
      return "\(first.page): \(frames.map(\.frame).listed(atMost: 3))"
    }
    return "\(frames.count.counted("frame")) of \(pages.count.counted("page"))"
  }

  /// What is seen of it, in words; nil if nobody looked.
  package var pictureWords: String? {
    let seen = first.pictures.filter { $0.verdict != .same }
    if first.pictures.isEmpty { return nil }
    guard let most = seen.max(by: { $0.differing < $1.differing }) else { return "same pixels" }
    return most.words
  }
}

extension Change.Aspect {
  /// As a heading.
  var title: String {
    switch self {
    case .opened: "Redaction opened"
    case .closed: "Redaction closed"
    case .liveness: "Liveness"
    case .accessibility: "Accessibility"
    case .words: "Words"
    case .structure: "Structure"
    case .caption: "Caption"
    case .markup: "Markup"
    }
  }
}

extension PictureReview {
  /// What is seen, in words: `1,024 pixels in 2 places, moved down by 24`.
  var words: String {
    switch verdict {
    case .same: return "same pixels"
    case .alone: return "nothing to compare with"
    case .failed: return "not captured: \(problem ?? "")"
    case .differs, .sizeDiffers:
      var words = "\(differing.counted("pixel")) in \(boxes.count.counted("place"))"
      if movedBy != 0 {
        words += ", most of it moved \(movedBy > 0 ? "down" : "up") by \(abs(movedBy))"
      }
      if verdict == .sizeDiffers, let baseSize, let headSize {
        words +=
          "; \(headSize.width) × \(headSize.height), and was \(baseSize.width) × \(baseSize.height)"
      }
      return words
    }
  }

  /// The window, in words.
  var window: String { "\(viewport.width) px, \(viewport.isDark ? "dark" : "light")" }
}

extension Review {
  /// The whole in a line: `12 of 418 frames changed, in 3 groups`.
  package var line: String {
    if isEmpty { return "\(sameCount.counted("frame")), nothing changed" }
    if frames.isEmpty {
      return "\(sameCount.counted("frame")), none changed; "
        + "\(otherFiles.count.counted("other file")) changed"
    }
    let all = frames.count + sameCount
    let groups = groups
    var words = [
      "\(frames.count) of \(all.counted("frame")) changed, in \(groups.count.counted("group"))"
    ]
    let opened = groups.count(where: \.opensRedaction)
    if opened > 0 { words.append("redaction opened in \(opened.counted("group"))") }
    if hasPixels {
      let seen = frames.count { $0.pictures.contains { $0.verdict != .same } }
      words.append("\(seen.counted("frame")) to look at")
    }
    return words.joined(separator: "; ")
  }
}
