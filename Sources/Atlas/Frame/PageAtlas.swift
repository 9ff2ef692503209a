// All that was found out about a page.

import Composable
import Drawing

/// The states of a page, what leads from one to another, and what each control does in each.
public struct PageAtlas: Sendable {
  /// A state of the page, drawn.
  public struct Frame: Sendable {
    /// The name, unique in the page, which is also its address.
    public let name: String
    /// What it is called for people: `added · Buy Milk checked`. No other frame of the page is.
    public let title: String
    /// Whether the story names it.
    public let isFromStory: Bool
    /// How many things have to be done to come here from a frame of the story.
    public internal(set) var depth: Int
    /// What is seen.
    public internal(set) var drawing: Drawing
    /// The same state with nothing redacted but what is private; nothing where that is the same, and in
    /// a build for the public.
    package internal(set) var unredacted: Drawing?
    /// What each control does, in the order of the drawing's slots.
    public internal(set) var liveness: [Liveness]
    /// The time until the next effect in flight, if there is one.
    public let nextEffect: Duration?
    /// What is in flight, in order.
    public let pending: [Pending]
    /// What the state promises.
    public let promises: Promises
    /// The shortest way to it, from the start of the page.
    package internal(set) var path: [PathStep] = []
    /// What happened on that way's last part that a live run would have sent out.
    public internal(set) var events: [Event] = []
    /// The actions that were dropped on that last part.
    public internal(set) var dropped: [Dropped] = []
    /// What would be seen where a control leads to a look that is not shown, by the slot of the control.
    package internal(set) var unshown: [Int: UnshownLook] = [:]
    /// The sensitive texts of the page that are hidden here, for those who look whether they are.
    package internal(set) var hiddenTexts: [String] = []
  }

  /// An effect in flight.
  public struct Pending: Hashable, Sendable {
    /// What it sends: `articles response`.
    public let action: String
    /// The time until then.
    public let remaining: Duration
  }

  /// An action that did not pass.
  public struct Dropped: Hashable, Sendable {
    /// What it is called: `favorite tapped`.
    public let action: String
    /// The gate that refused it.
    public let gate: String
  }

  /// What leads from one frame to another.
  public struct Transition: Sendable {
    /// What makes it happen.
    public enum Cause: Hashable, Sendable {
      /// A control: its index among the slots of the frame.
      case control(Int)
      /// A text that is typed into a field: its index among the slots of the frame.
      case typing(Int)
      /// Time: until the next effect in flight.
      case time(Duration)
      /// A part of the story that a visitor cannot take in one step.
      case story
    }

    /// The frame it starts from.
    public let from: Int
    /// The frame it leads to; none when that is beyond what is explored.
    public let to: Int?
    /// What makes it happen.
    public let cause: Cause
    /// What a live run would have sent to the outside.
    public let events: [Event]
    /// The names of the gates that dropped actions on the way.
    public let dropped: [String]
    /// The action, as the map and the path call it.
    public let label: String
    /// What the outside answers, where that is not the usual; the label says it as well.
    package let answers: [String]
  }

  /// One step of a way to a frame.
  package enum PathStep: Hashable, Sendable, CustomStringConvertible {
    /// The outside is another one, as in a branch of the story: `if failed`.
    case outside(String)
    /// A client answers the next request so.
    case answer(ChosenAnswer)
    /// A control is tapped.
    case tap(String)
    /// A text is typed into a field.
    case type(String, into: String)
    /// Something happens that no control names.
    case event(String)
    /// Time passes.
    case wait(Duration)

    /// `Favorite`, `+4 s`, `articles: failed`, `if failed`: as one plays it.
    public var description: String {
      switch self {
      case .answer(let answer): answer.description
      case .outside(let words), .tap(let words), .event(let words): words
      case .type(let text, let field): "\(field)=\(text)"
      case .wait(let time): "+\(time.readable)"
      }
    }
  }

  /// How much of the page is known.
  public enum Closure: Hashable, Sendable {
    /// No state is new: all were walked.
    case closed
    /// Any two parts of a look that can be seen together were seen so in a state that was walked;
    /// states that show nothing new were looked at, and not walked on from. Of those that were, what
    /// was done again led to what it led to before, or was walked as a shape of its own.
    case upToRowsAndWords(held: Int)
    /// There was no room for more states, or none to find out whether folding hides something.
    case cutOff(notFollowed: Int)
  }

  /// The walk that found all this.
  @usableFromInline package let walk = WalkMark()
  /// The name of the page.
  public internal(set) var page: String
  /// Its frames, those of the story first, in order.
  public internal(set) var frames: [Frame] = []
  /// What leads from frame to frame.
  public internal(set) var transitions: [Transition] = []
  /// What leads to no frame of the page.
  public var untried: [Transition] { transitions.filter { $0.to == nil } }
  /// How much of the page is known.
  public internal(set) var closure = Closure.closed
  /// Whether all sets of answers were tried, wherever several requests are made at once.
  package internal(set) var triesAllAnswers = true
  /// Whether what goes with recorded events may be told: the page says that it is no secret, and the
  /// build is not for the public.
  public internal(set) var tellsValues = false
  /// How many states were reached and checked.
  public internal(set) var stateCount = 0
  /// Whether it may be told how many states there are. A balance that is spent one by one, or a list that
  /// empties, is told by their number, so the public hears of none where something is sensitive.
  package internal(set) var tellsCounts = true
  /// How many states were walked on from, with all that can be done there.
  public internal(set) var walkedCount = 0
  /// How many looks there are; not told of pages that are alike.
  public internal(set) var lookCount: Int?
  /// How many looks hide that a tap may lead to one thing or to another.
  package internal(set) var hidingCount = 0
  /// Some of them, nearest first: two ways to each, one tap, two outcomes.
  package internal(set) var hidden: [HiddenDifference] = []
  /// What was done again in shapes that were known, and what came of it.
  package internal(set) var folds = FoldAudit()
  /// The sensitive texts that are hidden wherever they stand.
  package internal(set) var hiddenTexts: [String] = []
  /// What became of the page's own laws.
  package internal(set) var verdicts: [LawVerdict] = []
  /// Whether nothing of the page is unknown but for longer lists and other words.
  public var isClosed: Bool { if case .cutOff = closure { false } else { true } }
  /// What went wrong on the way: promises of the story that were not kept, clients that were
  /// denied, actions without an end.
  public internal(set) var findings: [Finding] = []

  /// The frame with that name.
  public func frame(_ name: String) -> Frame? { frames.first { $0.name == name } }

  /// A frame as HTML, with links to the other frames by their names.
  public func html(of frame: Frame) -> [UInt8] {
    var html: [UInt8] = []
    HTMLWriter.write(frame.drawing, slots: slotStates(of: frame) { "\($0).html" }, into: &html)
    return html
  }

  /// What is filled into the slots of a frame's drawing; `link` turns a frame's name into an
  /// address.
  package func slotStates(of frame: Frame, link: (String) -> String) -> [SlotState] {
    frame.liveness.enumerated().map { slot, liveness in
      switch liveness {
      case .live(let target): .link(link(frames[target].name))
      case .beyond:
        .beyond(
          title: "This works; where it leads is not part of this gallery."
            + (frame.unshown[slot].map { " \($0.sentence)" } ?? ""))
      case .noStore, .guarded, .dropped, .ignored, .disabled, .covered: .inert
      }
    }
  }
}

extension PageAtlas {
  /// What was found to be wrong. A defect that the page declares to show is no finding; if it is not
  /// there, that is one.
  public func audit(defects: Set<Finding.Check> = []) -> [Finding] {
    var found = findings.filter { !defects.contains($0.check) }
    for defect in defects.sorted(by: { $0.rawValue < $1.rawValue })
    where !findings.contains(where: { $0.check == defect }) {
      found.append(
        Finding(
          page: page, check: defect, frame: nil,
          message: "the page declares that it shows this defect, and does not. "
            + "Remove the declaration."))
    }
    return found
  }
}

extension Finding {
  /// A picture of a frame is a file that there is not, or that is no picture.
  package init(
    noPicture file: String, madeAt place: CodePlace?, in frame: PageAtlas.Frame,
    of atlas: PageAtlas
  ) {
    self.init(
      page: atlas.page, check: .picturesShow, frame: frame.name,
      message: (place.map { "\($0): " } ?? "")
        + "a picture shows the file '\(file)', and there is no such picture in the folder of "
        + "content. The path is that below this folder, as in 'pictures/harbour.svg'.",
      path: frame.path.map(\.description))
  }

  /// A link of a frame leads to a page that there is not.
  package init(
    noPage name: String, madeAt place: CodePlace?, linkedFrom frame: PageAtlas.Frame,
    of atlas: PageAtlas
  ) {
    self.init(
      page: atlas.page, check: .linksLead, frame: frame.name,
      message: (place.map { "\($0): " } ?? "")
        + "a link leads to the page '\(name)', and there is no such page. A page in Swift is "
        + "called what it was given as its name, an article what its file is called below the folder "
        + "of content, without '.md'.", path: frame.path.map(\.description))
  }
}

/// What became of a law that a page's author wrote.
package struct LawVerdict: Hashable, Sendable {
  /// What the law says.
  package let name: String
  /// Where it was written.
  package let place: CodePlace
  /// Whether it is broken.
  package let isBroken: Bool
  /// `held in 41 states`, `seen 3 times`, `broken`.
  package let words: String
}
