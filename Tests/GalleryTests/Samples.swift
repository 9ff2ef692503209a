// A small feature that the tests of the gallery are about: a note that is loaded, and a secret.

import Atlas
import Composable
import Drawing
import Gallery

/// A note: it is loading, and then there.
struct Notes: Reducer {
  struct State: Hashable, Sendable {
    var title = "Tea & cake"
    var secret = "4711"
    var isLoaded = false
    var isStarred = false
  }
  enum Action: Hashable, Sendable { case appeared, loaded, starTapped, closeTapped }
  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared: return .send(.loaded, after: .seconds(4))
      case .loaded: state.isLoaded = true
      case .starTapped:
        state.isStarred.toggle()
        return dependencies.analytics.track("Star", ["title": state.title])
      case .closeTapped: break
      }
      return .none
    }
  }
}

struct NotesView: View {
  let store: Store<Notes.State, Notes.Action>
  var body: some View {
    // What is redacted is handed a store that can name nothing.
    let shown = store.state.isLoaded ? store : .inert(store.state)
    Main {
      Heading(1, "Notes")
      Status { Text(store.state.isLoaded ? "One note." : "Loading the note…") }
      Stack {
        Text(store.state.title)
        Text(store.state.secret).privacySensitive()
        Button(store.state.isStarred ? "Unstar" : "Star", shown.intent(.starTapped))
        Button("Close", shown.intent(.closeTapped))
      }
      .region("note")
      .redacted(.placeholder, if: !store.state.isLoaded)
      .redacted(.privacy)
    }
    .onAppear(store.intent(.appeared))
  }
}

/// A page about a note.
func notesPage(_ state: Notes.State = Notes.State(), name: String = "notes/one") -> Page {
  Page(name, title: "Notes", state) {
    Notes()
  } view: {
    NotesView(store: $0)
  } story: {
    Frame("loading")
    Advance(.seconds(4))
    Frame("loaded")
  }
  .allowing(Analytics.live)
}

/// A page of one view that has neither a landmark nor a heading.
func barePage(_ text: String) -> Page {
  Page("bare", 0) {
    Reduce<Int, Bool> { count, _ in
      count += 1
      return .none
    }
  } view: { store in
    Text("\(text) \(store.state)")
    Button("More", store.intent(true))
  } story: {
    Frame("zero")
  }
}

let site = SiteInfo(title: "A <Museum>")

/// The documents of a page's frames by their names.
func frames(of page: Page) -> [String: String] {
  let atlas = page.explored()
  var documents: [String: String] = [:]
  let display = PageDisplay(atlas, info: PageInfo(page), site: site)
  for index in atlas.frames.indices {
    var bytes: [UInt8] = []
    display.write(frame: index, into: &bytes)
    documents[atlas.frames[index].name] = String(decoding: bytes, as: UTF8.self)
  }
  return documents
}

/// The storyboard of a page.
func storyboard(of page: Page) -> String {
  let display = PageDisplay(page.explored(), info: PageInfo(page), site: site)
  var bytes: [UInt8] = []
  display.writeStoryboard(into: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// A page that is closed first, and then open.
let openPage = Page("door", title: "Door", false) {
  Reduce<Bool, DoorAction> { isOpen, _ in
    isOpen.toggle()
    return .none
  }
} view: { store in
  Text("What is behind it").redacted(.placeholder, if: !store.state)
  Button(store.state ? "Close" : "Open", store.intent(.doorTapped))
} story: {
  Frame("closed")
  Tap("Open")
  Frame("open")
}

enum DoorAction: Hashable, Sendable { case doorTapped }

/// The page about a note, of which nothing is hidden for privacy.
func openNotesPage(_ state: Notes.State) -> Page {
  Page("notes/open", title: "Notes", state) {
    Notes()
  } view: { store in
    Main {
      Heading(1, "Notes")
      Text(store.state.title)
      Button(store.state.isStarred ? "Unstar" : "Star", store.intent(.starTapped))
    }
  } story: {
    Frame("loaded")
  }
  .allowing(Analytics.live)
}

/// A bell with two echoes, which a gate keeps out while it is muted.
let bellPage = Page("bell", title: "Bell", Bell.State()) {
  Bell()
} view: { store in
  Button("Ring", store.intent(.ringTapped))
  Toggle("Mute", isOn: store.state.isMuted, store.intent(.muteToggled))
  Text("\(store.state.echoes) echoes")
} story: {
  Frame("silence")
  Tap("Ring")
  Frame("rung")
  Branch("later") {
    Advance(.milliseconds(500))
    Frame("a-moment-later")
  }
  Tap("Mute")
  Advance(.seconds(2))
  Frame("muted")
}
.tellingValues()

struct Bell: Reducer {
  struct State: Hashable, Sendable {
    var isMuted = false
    var echoes = 0
  }
  enum Action: Hashable, Sendable { case ringTapped, muteToggled, echo }
  enum CancelID { case echoes }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ringTapped:
        state.echoes = 0
        let echoes: Effect<Action> = .merge(
          .send(.echo, after: .seconds(2)), .send(.echo, after: .seconds(5)))
        let ring = Event(client: "bell", name: "ring", properties: ["loud": "false", "times": "3"])
        return .merge(
          .record(ring),
          echoes.cancellable(id: CancelID.echoes, cancelInFlight: true))
      case .muteToggled: state.isMuted.toggle()
      case .echo: state.echoes += 1
      }
      return .none
    }
    .gate("mute") { state, action in action != .echo || !state.isMuted }
  }
}
