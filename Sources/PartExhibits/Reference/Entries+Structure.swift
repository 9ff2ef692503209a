// What holds other views.

import Vitrine

extension ReferenceEntry {
  static let structure = [
    ReferenceEntry("Stack") { _ in
      Stack(.tight) {
        Text("One")
        Text("below the other")
      }
    },
    ReferenceEntry("Row") { _ in
      Row(.apart) {
        Text("At one end")
        Text("and at the other")
      }
    },
    ReferenceEntry("Grid") { _ in
      Grid(columns: .narrow) {
        for word in ["Red", "Yellow", "Green", "Blue"] { Text(word) }
      }
    },
    ReferenceEntry("Card") { _ in
      Card {
        Text("Rope").bold()
        Text("Twelve metres")
      }
    },
    ReferenceEntry("Main", "Header", "Footer") { _ in
      // The page itself stands in a Main.
      Header { Text("What it begins with") }
      Text("What it is about")
      Footer { Text("What it ends with") }
    },
    ReferenceEntry("Section") { _ in
      Section("Opening hours") {
        Heading(2, "Opening hours")
        Text("From nine to five.")
      }
    },
    ReferenceEntry("Piece") { _ in
      Piece("A letter") {
        Text("It could stand on a page of its own.")
      }
    },
    ReferenceEntry("Aside") { _ in
      Aside("In the margin") { Text("By the way.") }
    },
    ReferenceEntry("Nav") { _ in
      Nav("Further reading") { Link("All articles", to: .page("articles/list")) }
    },
    ReferenceEntry("Sheet") { _ in
      Sheet("Notes") { Text("It lies beside, and over nothing.") }
    },
    ReferenceEntry("Group", "ForEach") { _ in
      Group {
        ForEach(["One view", "or several"]) { Text($0) }
      }
    },
    ReferenceEntry("Form") { store in
      Form("Sign") {
        TextField("Name", text: store.state.text, samples: ["Ada", ""]) { store.intent(.typed($0)) }
        Button("Send", store.intent(.switched), style: .prominent)
      }
    },
    ReferenceEntry("Fieldset") { store in
      Fieldset("Where to") {
        TextField("Town", text: store.state.text, samples: ["Oslo", ""]) {
          store.intent(.typed($0))
        }
      }
    },
  ]
}
