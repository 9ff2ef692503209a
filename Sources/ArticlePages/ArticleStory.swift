// The story of an article's page: the states that matter, and the way to each.

import Atlas
import Composable
import Prose

/// The story of an article's page, whose actions are those of the article itself or of a walk
/// around it.
struct ArticleStory<Action: Hashable & Sendable> {
  /// The states that are told of.
  let plan: ArticlePlan
  /// An action of the article as one of the page.
  let action: (ArticleReading.Action) -> Action
  /// What begins the walk, what leads on in it, and what happens to the copy that it plays on.
  var walk: (begin: Action, next: Action, onCopy: (ArticleReading.Action) -> Action)?

  typealias Steps = [StoryStep<Action>]

  /// The article as it is, then what else the service may answer.
  @StoryBuilder<Action>
  var steps: Steps {
    Branch("as it is") {
      frame(.loading)
      arriving
      if plan.outcome != .empty {
        whenLoaded
        redacted
        shownAround
      }
    }
    if plan.states.contains(.failed), plan.outcome != .failed {
      Branch("it fails") {
        Answer("articles", "failed")
        Advance(plan.latency)
        frame(.failed)
      }
    }
    if plan.states.contains(.empty), plan.outcome != .empty {
      Branch("it is empty") {
        Answer("articles", "nothing")
        Advance(plan.latency)
        frame(.empty)
      }
    }
  }

  /// From the first look at the page to the article.
  @StoryBuilder<Action>
  private var arriving: Steps {
    switch plan.outcome {
    case .loaded:
      Advance(plan.latency)
    case .slow:
      Advance(plan.latency)
      if plan.states.contains(.loading) { Frame("late") }
      Advance(plan.latency * 2)
    case .empty:
      Advance(plan.latency)
      frame(.empty)
    case .failed:
      Advance(plan.latency)
      frame(.failed)
      Send(action(.retryTapped))
      if plan.states.contains(.loading) { Frame("retrying") }
      Advance(plan.latency)
    }
  }

  /// What a reader can do with the article.
  @StoryBuilder<Action>
  private var whenLoaded: Steps {
    if plan.flags.contains(.hidden) {
      frame(.hidden)
      Send(action(.undoTapped))
    }
    frame(.loaded)
    toggled(.favorite, from: .favorite, "not-favorite", action(.favoriteTapped))
    toggled(.readLater, from: .readLater, "not-read-later", action(.readLaterTapped))
    if plan.states.contains(.hidden), !plan.flags.contains(.hidden) {
      Branch("hidden") {
        Send(action(.hideTapped))
        frame(.hidden)
      }
    }
  }

  /// A flag that is the other way; where it was on already, the frame says that it is off.
  @StoryBuilder<Action>
  private func toggled(
    _ state: FrontMatter.PageState, from flag: FrontMatter.Flag, _ nameWhenOff: String,
    _ action: Action
  ) -> Steps {
    if plan.states.contains(state) {
      Branch("toggled") {
        Send(action)
        Frame(plan.flags.contains(flag) ? nameWhenOff : state.address)
      }
    }
  }

  /// The article under each reason.
  @StoryBuilder<Action>
  private var redacted: Steps {
    for (state, reasons) in plan.reasonStates {
      Branch("redacted") {
        Send(action(.redactionChanged(reasons)), as: "reason: \(state.address)")
        frame(state)
      }
    }
  }

  /// The walk, a frame for each step.
  @StoryBuilder<Action>
  private var shownAround: Steps {
    if let walk {
      Branch("shown around") {
        for (index, step) in plan.walk.enumerated() {
          Send(index == 0 ? walk.begin : walk.next)
          Frame(step.frame)
          for act in step.tried {
            Branch("tried") {
              Send(walk.onCopy(act.action))
              Frame(step.frame(after: act))
            }
          }
        }
      }
    }
  }

  @StoryBuilder<Action>
  private func named(_ name: String) -> Steps { Frame(name) }

  private func frame(_ state: FrontMatter.PageState) -> Steps {
    plan.states.contains(state) ? named(state.address) : []
  }
}

extension FrontMatter.PageState {
  /// Its name as a part of an address.
  var address: String { self == .readLater ? "read-later" : rawValue }
}
