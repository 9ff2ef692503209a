// What is said of views.

import Vitrine

extension ReferenceEntry {
  static let modifiers = [
    ReferenceEntry("redacted", in: []) { store in
      Text("A secret while it loads").redacted(if: !store.state.isOn)
      Button(store.state.isOn ? "Load again" : "Loaded", store.intent(.switched))
    },
    ReferenceEntry("unredacted", in: []) { _ in
      Stack {
        Text("Opening hours").unredacted()
        Text("From nine to five")
      }
      .redacted(.placeholder)
    },
    ReferenceEntry("privacySensitive", in: []) { store in
      Stack {
        Text("Your next visit")
        DateText(CalendarDay(daysSince1970: 20_605)).privacySensitive()
      }
      .redacted(.privacy, if: !store.state.isOn)
      Button(store.state.isOn ? "Hide" : "Show", store.intent(.switched))
    },
    ReferenceEntry("invalidatable", in: []) { _ in
      Text("Eleven metres at noon").invalidatable().redacted(.invalidated)
    },
    ReferenceEntry("disabled", in: []) { store in
      Button("Moor", store.intent(.switched)).disabled(store.state.isOn)
      Button("Change the tide", store.intent(.switched))
    },
    ReferenceEntry("region", in: []) { _ in
      Text("What the matrix reports on by its name").region("balance")
    },
    ReferenceEntry("label", in: []) { store in
      Button(store.intent(.switched)) { Symbol(store.state.isOn ? .bookFilled : .book) }
        .label("Read later")
    },
    ReferenceEntry("title", in: []) { _ in
      // A page has one title, and this one has it: .title("Visitors' book")
      Text("What the tab of the browser says")
    },
    ReferenceEntry("onAppear", in: []) { _ in
      // .onAppear(store.intent(.appeared)) is sent once, when the page is first seen.
      Text("What begins by itself")
    },
    ReferenceEntry("tint", in: []) { _ in
      Row {
        for tint in [Tint.red, .yellow, .green, .blue] { Symbol(.heartFilled).tint(tint) }
      }
    },
    ReferenceEntry("language", in: []) { _ in
      Text("港の朝").language(.japanese)
    },
    ReferenceEntry("environment", in: []) { _ in
      Text("As wide as its letters").redacted(.placeholder).environment(\.projection, .grid)
    },
    ReferenceEntry("style", in: []) { _ in
      Card { Text("Met as .own-medal by the stylesheet of the site") }.style("medal")
    },
    ReferenceEntry("sheet", in: []) { store in
      Button("Lay it over the page", store.intent(.switched))
        .sheet(isPresented: store.state.isOn, label: "Quayside notes") {
          Heading(2, "Quayside notes")
          Text("Nothing under it can be reached.")
          Button("Put it away", store.intent(.switched))
        }
    },
    ReferenceEntry("alert", in: []) { store in
      Button("Sink the barge", store.intent(.switched))
        .alert("Sink the barge?", isPresented: store.state.isOn) {
          Button("Spare it", store.intent(.switched))
        }
    },
    ReferenceEntry("bold", "struck", "caption", "lead", in: []) { _ in
      Text("Larger than what follows").lead()
      Text("Loud").bold()
      Text("Taken back").struck()
      Text("Small").caption()
    },
    ReferenceEntry("error", in: []) { store in
      TextField("Name", text: store.state.text, samples: ["Ada", ""]) { store.intent(.typed($0)) }
        .error(store.state.text.isEmpty ? "Say who steers" : nil)
    },
  ]
}
