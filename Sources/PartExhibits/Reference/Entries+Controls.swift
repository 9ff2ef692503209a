// What is tapped, and what one chooses from.

import Vitrine

extension ReferenceEntry {
  static let switches = [
    ReferenceEntry("Button", in: [.placeholder, .disabled]) { store in
      Row {
        Button("Keep", store.intent(.switched))
        Button("Send", store.intent(.switched), style: .prominent)
        Button(store.intent(.switched), style: .plain, isPressed: store.state.isOn) {
          Symbol(store.state.isOn ? .heartFilled : .heart)
        }
        .label("Favorite")
      }
    },
    ReferenceEntry("Link", in: [.placeholder, .disabled]) { store in
      Link(store.state.isOn ? "Show less" : "Show all", store.intent(.switched))
      Link("The list of articles", to: .page("articles/list"))
      Link("The standard", to: .url("https://html.spec.whatwg.org"))
    },
    ReferenceEntry("Toggle", in: [.placeholder, .disabled]) { store in
      Toggle("Lamp", isOn: store.state.isOn, store.intent(.switched))
    },
    ReferenceEntry("Checkbox", in: [.placeholder, .disabled]) { store in
      Checkbox("Milk", isOn: store.state.isOn, store.intent(.switched))
        .error(store.state.isOn ? nil : "Has to be bought")
    },
  ]

  static let choices = [
    ReferenceEntry("Picker", "Segment", in: [.placeholder, .disabled]) { store in
      Picker("Tonnage") {
        for (place, word) in ["Light", "Laden", "Heavy"].enumerated() {
          Segment(word, isSelected: place == store.state.choice, store.intent(.chosen(place)))
        }
      }
    },
    ReferenceEntry("Tabs", "Tab", in: [.placeholder, .disabled]) { store in
      Tabs("Berths") {
        for (place, word) in ["Outer", "Middle", "Inner"].enumerated() {
          Tab(word, isSelected: place == store.state.choice, store.intent(.chosen(place)))
        }
      }
    },
    ReferenceEntry("RadioGroup", "Radio", in: [.placeholder, .disabled]) { store in
      RadioGroup("Flag") {
        for (place, word) in ["Crimson", "Striped", "Chequered"].enumerated() {
          Radio(word, isOn: place == store.state.choice, store.intent(.chosen(place)))
        }
      }
      .error(store.state.choice == 2 ? "Not the flag of this harbour" : nil)
    },
    ReferenceEntry("Select", "Option", in: [.placeholder, .disabled]) { store in
      Select(
        "Country", choice: ["Iceland", "Peru", "Tonga"][store.state.choice],
        isOpen: store.state.isOn, store.intent(.switched)
      ) {
        for (place, country) in ["Iceland", "Peru", "Tonga"].enumerated() {
          Option(country, isSelected: place == store.state.choice, store.intent(.chosen(place)))
        }
      }
    },
    ReferenceEntry("Slider", in: [.placeholder, .disabled]) { store in
      Slider("Throttle", value: store.state.choice, in: 0...2) { store.intent(.chosen($0)) }
    },
  ]

  static let fields = [
    ReferenceEntry("TextField", in: [.placeholder, .disabled]) { store in
      TextField(
        "Name", text: store.state.text, placeholder: "Given, family", samples: ["Ada Lovelace", ""]
      ) { store.intent(.typed($0)) }
      .error(store.state.text.isEmpty ? "Say who steers" : nil)
    },
    ReferenceEntry("TextArea", in: [.placeholder, .disabled]) { store in
      TextArea("Remarks", text: store.state.text, samples: ["Fragile:\nglassware below", ""]) {
        store.intent(.typed($0))
      }
    },
    ReferenceEntry("SecureField", in: [.placeholder, .disabled]) { store in
      SecureField("Passphrase", text: store.state.text, samples: ["swordfish", ""]) {
        store.intent(.typed($0))
      }
    },
    ReferenceEntry("NumberField", in: [.placeholder, .disabled]) { store in
      NumberField("Crates", value: store.state.choice, samples: [0, 1, 2]) {
        store.intent(.chosen(min(max($0 ?? 0, 0), 2)))
      }
    },
    ReferenceEntry("DateField", in: [.placeholder, .disabled]) { store in
      let departure = CalendarDay(daysSince1970: 20_605)
      DateField("Departure", day: store.state.isOn ? departure : nil, samples: [departure, nil]) {
        ($0 == nil) == store.state.isOn ? store.intent(.switched) : .none
      }
    },
  ]
}
