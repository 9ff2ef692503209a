// A small page that the reports are about.

import Atlas
import Composable
import Drawing

/// A lamp that goes out by itself, behind a lock, with a note that can be written on.
struct Lamp: Reducer {
  struct State: Hashable, Sendable {
    var isOn = false
    var isLocked = false
    var note = ""
  }
  enum Action: Hashable, Sendable { case lampTapped, lockTapped, wentOut, noteChanged(String) }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .lampTapped:
        state.isOn = true
        return .merge(
          dependencies.analytics.track("Lamp On"), .send(.wentOut, after: .seconds(2)))
      case .lockTapped: state.isLocked.toggle()
      case .wentOut: state.isOn = false
      case .noteChanged(let note): state.note = note
      }
      return .none
    }
    .gate("lock") { state, action in !state.isLocked || action != .lampTapped }
  }
}

let lampPage = Page("lamp", Lamp.State()) {
  Lamp()
} view: { store in
  Stack {
    Stack {
      Text(store.state.isOn ? "Bright" : "Dark")
      Button("Lamp", store.intent(.lampTapped))
      Checkbox("Spare", isOn: false, .none).redacted(.placeholder)
    }
    .region("lamp")
    Button("Lock", store.intent(.lockTapped))
    TextField("Note", text: store.state.note, sample: "Bulb") { store.intent(.noteChanged($0)) }
  }
} story: {
  Frame("dark")
}
.allowing(Analytics.live)
