// A review in words, the same in the terminal, the report and the summaries.

import Pixels
import System

extension ChangeGroup {
  /// What a person sees of it, the gravest first.
  var toldTitle: String {
    if isPlain { return "\(subject): nothing to see" }
    guard let change = first.mainChange else {
      switch first.first.fate {
      case .added, .removed, .renamed: return fateTitle
      case .changed: return "\(subject) \(pages.count == 1 ? "looks" : "look") different"
      }
    }
    // Elements come and go with their words, and are told with them further down.
    let rest = first.changes.count { $0.aspect <= max(change.aspect, .words) } - 1
    let told = change.sentence.lowercasedFirst + (rest > 0 ? ", and \(rest) more" : "")
    if change.aspect == .opened { return "Redaction opened in \(subject): \(told)" }
    return opensRedaction
      ? "Gate opened under redaction in \(subject): \(told)" : "\(subject): \(told)"
  }

  /// What came, went or was renamed: `On tea: removed` if the page was, and else how many of its
  /// states, since the page is still there.
  private var fateTitle: String {
    let fate = first.first.fate
    let told = own(frames.filter { $0.fate == fate })
    let isWhole = told.allSatisfy(\.isOfWholePage)
    let states = isWhole ? "" : "\(told.count.counted("state")) "
    return "\(told.pageTitles.listed(atMost: 2)): \(states)\(fate.rawValue)"
  }

  /// Those of some frames whose page was made from its file, or all of them where none was.
  private func own(_ frames: [FrameReview]) -> [FrameReview] {
    let own = frames.filter { $0.isMade(from: cause) }
    return own.isEmpty ? frames : own
  }

  /// What the pages that it shows on are called.
  var toldPages: [String] { own(frames).pageTitles }

  private var subject: String { pages.listed(atMost: 2) }

  /// What kind it is, as a class and a filter know it: that of its gravest variant.
  var kind: String { first.kind }

  /// The frames in words.
  package var scope: String { frames.scope }
}

extension ChangeVariant {
  /// What it is in a line: `Redaction opened`, `Words`, `Added`.
  package var title: String {
    if changes.contains(where: { $0.aspect == .opened }) { return "Redaction opened" }
    if opensRedaction { return "Gate opened under redaction" }
    switch first.fate {
    case .added: return "Added"
    case .removed: return "Removed"
    case .renamed where changes.allSatisfy({ $0.aspect >= .words }): return "Renamed"
    case .changed, .renamed: break
    }
    if isPlain { return "Nothing to see" }
    if isOfRedacted { return "Where it is redacted" }
    return changes.first?.aspect.title ?? "Look"
  }

  /// What kind it is, as a class and a filter know it.
  var kind: String {
    if opensRedaction { return "opened" }
    if isPlain { return "plain" }
    switch first.fate {
    case .added, .removed: return "fate"
    case .renamed, .changed:
      switch changes.first?.aspect {
      case .opened, .closed: return "redaction"
      case .liveness: return "liveness"
      default: return "look"
      }
    }
  }

  /// The change that stands for all: what alarms, or else the gravest; of what was renamed none.
  var mainChange: Change? {
    if first.fate == .renamed, changes.allSatisfy({ $0.aspect >= .words }) { return nil }
    let alarm = changes.first { $0.aspect == .liveness && $0.isNowLive }
    return opensRedaction && changes.first?.aspect != .opened ? alarm : changes.first
  }

  /// The frames in words.
  package var scope: String { frames.scope }

  /// What is seen of it, in words; nil if nobody looked.
  package var pictureWords: String? {
    let seen = first.pictures.filter { $0.verdict != .same }
    if first.pictures.isEmpty { return nil }
    guard let most = seen.max(by: { $0.differing < $1.differing }) else { return "same pixels" }
    return most.words
  }
}

extension [FrameReview] {
  /// What their pages are called, each once.
  fileprivate var pageTitles: [String] {
    var known: Set<String> = []
    return map(\.pageTitle.isolated).filter { known.insert($0).inserted }
  }

  /// `articles/tea: loaded and 3 more`, or how many they are.
  fileprivate var scope: String {
    let pages = Set(map(\.page))
    guard pages.count == 1, let page = pages.first else {
      return "\(count.counted("frame")) of \(pages.count.counted("page"))"
    }
    return "\(page.isolated): \(map(\.frame.isolated).listed(atMost: 3))"
  }
}

extension FrameReview {
  /// `articles/tea: loaded`.
  var placeWords: String { "\(page.isolated): \(frame.isolated)" }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
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
  /// What is seen, in words: `1,024 pixels in 2 places; the rest moved down by 24 px`.
  var words: String {
    guard let shownRows else { return wordsOfShown }
    return "\(wordsOfShown), in the upper \(shownRows.grouped) px of a page that is longer"
  }

  private var wordsOfShown: String {
    switch verdict {
    case .same, .cut: return "same pixels"
    case .alone: return "nothing to compare with"
    case .failed: return "not captured: \(problem ?? "")"
    case .differs, .sizeDiffers:
      let places = max(boxes.count, baseBoxes.count)
      var words = "\(differing.counted("pixel")) in \(places.counted("place"))"
      if differing == 0 { words = moveWords == nil ? "nothing but its size" : "" }
      if let moveWords {
        words +=
          differing > 0 ? "; the rest \(moveWords)" : "\(moveWords), and nothing else changed"
      }
      if verdict == .sizeDiffers, let baseSize, let headSize {
        words +=
          "; \(headSize.width) × \(headSize.height), and was \(baseSize.width) × \(baseSize.height)"
      }
      return words
    }
  }

  /// How most of what moved did: `moved down by 24 px`.
  private var moveWords: String? {
    guard let move = PictureDifference.most(of: moves) else { return nil }
    let way =
      switch move.axis {
      case .down: move.by > 0 ? "down" : "up"
      case .right: move.by > 0 ? "right" : "left"
      }
    let isOne = moves.allSatisfy { ($0.axis, $0.by) == (move.axis, move.by) }
    return "moved\(isOne ? "" : ", most of it") \(way) by \(abs(move.by)) px"
  }

  /// The window, in words.
  var window: String { "\(viewport.width) px, \(viewport.isDark ? "dark" : "light")" }
}

extension Review {
  /// The whole in a line: `12 of 418 frames changed, in 3 groups`.
  package var line: String {
    if isEmpty { return "\(sameCount.counted("frame")), nothing changed" }
    let groups = groups
    let all = frames.count + sameCount
    var words = [
      frames.isEmpty
        ? "\(sameCount.counted("frame")), none changed"
        : "\(frames.count) of \(all.counted("frame")) changed, in \(groups.count.counted("group"))"
    ]
    let opened = groups.count(where: \.opensRedaction)
    if opened > 0 { words.append("redaction opened in \(opened.counted("group"))") }
    let bared = pages.count { $0.opening != nil }
    if bared > 0 { words.append("private words can be read on \(bared.counted("page"))") }
    let weaker = pages.count { $0.weakening != nil }
    if weaker > 0 { words.append("redaction tells more on \(weaker.counted("page"))") }
    if frames.isEmpty {
      words.append(otherFilesLine)
    } else if hasPixels {
      let seen = frames.count { $0.pictures.contains { $0.verdict != .same } }
      words.append("\(seen.counted("frame")) to look at")
    }
    return words.joined(separator: "; ")
  }

  /// `10 other files changed`.
  var otherFilesLine: String { "\(otherFiles.count.counted("other file")) changed" }
}
