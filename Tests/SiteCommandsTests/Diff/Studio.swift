// A small site to plant changes in: a feature with a tour's veil and gate, another, and articles.

import Atlas
import Composable
import Content
import Drawing
import Prose
import SiteCommands

/// What can be planted in the Swift of the site.
struct StudioPlan: Sendable {
  /// A gate drops it when the bell is rung, so that the bell is inert. A reducer that did nothing would
  /// be a finding: nothing disables the bell.
  var isBellMute = false
  /// The gate lets the lamp through, while the easel is redacted.
  var isGateOpen = false
  /// The view draws the easel as it is.
  var isEaselShown = false
  /// The page declares that it shows a redacted control that is live, and shows it.
  var hasDefect = false
  /// There is a page that lists the articles, with their titles and blurbs.
  var hasShelf = false
}

private struct StudioState: Hashable, Sendable {
  var isOpen = false
}

private enum StudioAction: Hashable, Sendable { case doorTapped, bellTapped, lampTapped }

/// Pages `studio` and `hall`, and one for each article; `shelf` where it is planned.
func studioSite(_ plan: StudioPlan = StudioPlan()) -> Site {
  Site(
    title: "Studio",
    pages: { content in
      [studio(plan), hall] + (plan.hasShelf ? [shelf(content.documents)] : [])
    })
}

enum StudioProgram: SiteProgram {
  static let site = studioSite()
}

private func studio(_ plan: StudioPlan) -> Page {
  let page = Page("studio", title: "Studio", StudioState()) {
    Reduce<StudioState, StudioAction> { state, action in
      switch action {
      case .doorTapped: state.isOpen.toggle()
      case .bellTapped: return .record(Event(client: "bell", name: "rung"))
      case .lampTapped: return .record(Event(client: "lamp", name: "lit"))
      }
      return .none
    }
    .gate("mute") { _, action in action != .bellTapped || !plan.isBellMute }
    .gate("tour") { _, action in action != .lampTapped || plan.isGateOpen }
  } view: { store in
    Main {
      Heading(1, "Studio")
      Row {
        Button(store.state.isOpen ? "Shut" : "Open", store.intent(.doorTapped))
        Button("Bell", store.intent(.bellTapped))
        Button("Lamp", store.intent(.lampTapped))
      }
      Text("The easel stands by the window.").redacted(plan.isEaselShown ? [] : .placeholder)
      if plan.hasDefect { Button("Stray", store.intent(.bellTapped)).redacted(.placeholder) }
    }
  } story: {
    Frame("shut")
    Tap("Open")
    Frame("open")
  }
  return plan.hasDefect ? page.showing(defect: .redactedIsInert) : page
}

private let hall = Page("hall", title: "Hall", false) {
  Reduce<Bool, StudioAction> { _, _ in .none }
} view: { _ in
  Main {
    Heading(1, "Hall")
    Text("Nobody is here.")
  }
} story: {
  Frame("empty")
}

private func shelf(_ documents: [Document]) -> Page {
  Page("shelf", title: "Shelf", false) {
    Reduce<Bool, StudioAction> { _, _ in .none }
  } view: { _ in
    Main {
      Heading(1, "Shelf")
      ForEach(documents) { document in
        Text(document.title)
        Text(document.blurb)
      }
    }
  } story: {
    Frame("full")
  }
}

/// A site whose articles say aloud what they hide.
enum LeakingProgram: SiteProgram {
  static let words = "Words that are in no title and in no blurb."
  static let site = Site(
    title: "Leaking",
    article: { document, content in
      Page(content.pageName(of: document), false) {
        EmptyReducer<Bool, StudioAction>()
      } view: { _ in
        Main {
          Text(words)
          Prose(document).redacted(.placeholder)
        }
      } story: {
        Frame("start")
      }
    })
}
