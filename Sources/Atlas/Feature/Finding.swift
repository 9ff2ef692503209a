// What a check found wrong, and the path to it.

import Drawing

/// Something that is not as it has to be.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The checks.
  public enum Check: String, Hashable, Sendable, CaseIterable {
    /// Nothing that is redacted is live, unless the page declares that it shows this defect.
    case redactedIsInert = "redacted-is-inert"
    /// From every state a way leads to a state of rest.
    case noDeadEnd = "no-dead-end"
    /// What a step's copy names is live, and leads to the step's goal.
    case copyIsTrue = "copy-is-true"
    /// Regions that a step focuses exist.
    case focusExists = "focus-exists"
    /// The Tab key visits the live controls, and nothing else.
    case tabOrder = "tab-order"
    /// No control stands inside of another, where nobody could reach it.
    case controlsStandAlone = "controls-stand-alone"
    /// Whoever hears a page hears what its live controls and links are called, and one heading of the
    /// first level.
    case canBeHeard = "can-be-heard"
    /// Links lead to pages that there are, and to addresses that links may lead to.
    case linksLead = "links-lead"
    /// Pictures that are files of the content are there, and symbols of one's own can be drawn.
    case picturesShow = "pictures-show"
    /// What appears behind redaction starts no effects.
    case inertStartsNothing = "inert-starts-nothing"
    /// Every promise of the story was kept.
    case story
    /// Only allowed clients are called.
    case dependencies
    /// Actions lead to an end.
    case settles
    /// What is done again leads to the same state again, and a state always looks the same.
    case replays
    /// Each control is live in some state, unless something disables it.
    case controlsDoSomething = "controls-do-something"
    /// The goal of each step of a tour can be reached from every state of the step.
    case goalIsReachable = "goal-is-reachable"
    /// Nothing is wrong in what a page is made of, such as two steps of a tour under one name.
    case madeRight = "made-right"
    /// What is sensitive stands in no look that hides it, and in nothing that is said of such a look.
    case nothingLeaks = "nothing-leaks"
    /// Two states that look alike act alike, where the page promises it.
    case transparent
    /// What the page's author says of all of its states.
    case law
  }

  /// The page.
  public let page: String
  /// The check that failed.
  public let check: Check
  /// The frame in which it failed, if it is about one.
  public let frame: String?
  /// What is wrong, and what to do.
  public let message: String
  /// The way to where it can be seen.
  public var path: [String] = []
  /// Where the page was written.
  package var place: CodePlace?

  /// The same, told otherwise.
  package func told(as message: String) -> Finding {
    Finding(page: page, check: check, frame: frame, message: message, path: path, place: place)
  }

  /// `todos/app, loaded: the message (favorite tapped → 4 s later)`.
  public var description: String {
    let place = frame.map { "\(page), \($0)" } ?? page
    let way = path.isEmpty ? "" : " (\(path.joined(separator: " → ")))"
    return "\(place): \(message)\(way)"
  }
}
