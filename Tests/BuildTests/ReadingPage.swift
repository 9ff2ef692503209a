// The page that documents become in these tests: a lamp to read by, and the text.

import Atlas
import Composable
import Content
import Drawing
import Prose

struct Reading: Reducer {
  struct State: Hashable, Sendable {
    var document: Document
    var isLit = false
  }

  enum Action: Hashable, Sendable {
    case lampTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lampTapped: state.isLit.toggle()
      }
      return .none
    }
  }
}

struct ReadingView: View {
  let store: Store<Reading.State, Reading.Action>

  var body: some View {
    Main {
      Heading(1, store.state.document.title)
      Button("Lamp", store.intent(.lampTapped))
      Prose(store.state.document).redacted(store.state.isLit ? [] : .placeholder)
    }
  }
}

/// The site of these tests: each document is a page of two frames, `dark` and `lit`.
let readingSite = Site(
  title: "Reading",
  article: { document, content in
    Page(content.pageName(of: document), title: document.title, Reading.State(document: document)) {
      Reading()
    } view: {
      ReadingView(store: $0)
    } story: {
      Frame("dark")
      Tap("Lamp")
      Frame("lit")
    }
  })

/// A site whose pages have a control that is redacted and live, which is what the checks are for.
let leakingSite = Site(
  title: "Leaking",
  article: { document, content in
    Page(content.pageName(of: document), Reading.State(document: document)) {
      Reading()
    } view: { store in
      Main { Button("Lamp", store.intent(.lampTapped)).redacted(.placeholder) }
    } story: {
      Frame("dark")
    }
    .exploring { $0.showsStoryOnly = true }
  })
