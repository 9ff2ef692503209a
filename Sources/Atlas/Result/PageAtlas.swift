// All that was found out about a page.

import Composable
import Drawing

/// The states of a page, what leads from one to another, and what each control does in each.
public struct PageAtlas: Sendable {
  /// A state of the page, drawn.
  public struct Frame: Sendable {
    /// The name, unique in the page, which is also its address.
    public let name: String
    /// Whether the story names it.
    public let isFromStory: Bool
    /// How many actions it is away from the frames of the story.
    public let depth: Int
    /// What is seen.
    public internal(set) var drawing: Drawing
    /// What each control does, in the order of the drawing's slots.
    public internal(set) var liveness: [Liveness]
    /// The time until the next effect in flight, if there is one.
    public let nextEffect: Duration?
    /// How many effects are in flight.
    public let pendingCount: Int
    /// What the state promises.
    public let promises: Promises
    /// The shortest way to it, from the start of the page.
    public internal(set) var path: [PathStep] = []
    /// What happened on that way's last part that a live run would have sent out.
    public internal(set) var events: [Event] = []
  }

  /// What leads from one frame to another.
  public struct Transition: Sendable {
    /// What makes it happen.
    public enum Cause: Hashable, Sendable {
      /// A control: its index among the slots of the frame.
      case control(Int)
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
  }

  /// One step of a way to a frame.
  public enum PathStep: Hashable, Sendable, CustomStringConvertible {
    /// The outside answers otherwise, as in the branch of this name.
    case outside(String)
    /// An action.
    case action(String)
    /// Time that passes.
    case wait(Duration)

    /// `favorite tapped`, `4 s later`, `if failed`.
    public var description: String {
      switch self {
      case .outside(let name): "if \(name)"
      case .action(let name): name
      case .wait(let time): "\(time.readable) later"
      }
    }
  }

  /// The name of the page.
  public internal(set) var page: String
  /// Its frames, those of the story first, in order.
  public internal(set) var frames: [Frame] = []
  /// What leads from frame to frame.
  public internal(set) var transitions: [Transition] = []
  /// What was not followed: transitions that lead beyond.
  public var untried: [Transition] { transitions.filter { $0.to == nil } }
  /// Whether every action in every frame leads to a frame.
  public var isClosed: Bool { transitions.allSatisfy { $0.to != nil } }
  /// How often a view was drawn: once for each state.
  public internal(set) var drawCount = 0
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
    frame.liveness.map { liveness in
      switch liveness {
      case .live(let target): .link(link(frames[target].name))
      case .beyond: .beyond(title: "This works; where it leads is not part of this gallery.")
      case .likeFirstRow: .beyond(title: "This works like the first row.")
      case .noStore, .dropped, .ignored, .disabled: .inert
      }
    }
  }
}

extension Intent {
  /// The name of the action, if there is one.
  var name: ActionName? { anyAction.map { ActionName(of: $0) } }
}
