// The wall, part by part.

import Vitrine

/// All of the language, in parts that are regions.
struct SpecimenWall: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    Stack(.loose) {
      WordsPart().region("words")
      ThingsPart(isOn: store.state.isOn).region("things")
      SwitchesPart(store: store).region("switches")
      ChoicesPart(store: store).region("choices")
      FormPart(store: store).region("form")
      WaysPart(store: store).region("ways")
    }
    .sheet(isPresented: store.state.over == .sheet, label: "Quayside notes") {
      Heading(2, "Quayside notes")
      Text("Nothing under it can be reached.")
      Row(.apart) {
        Button("Put it away", store.intent(.over(nil)))
        Button("Ask instead", store.intent(.over(.alert)), style: .prominent)
      }
    }
    .alert("Sink the barge?", isPresented: store.state.over == .alert) {
      Text("It cannot be raised again.")
      Row {
        Button("Spare it", store.intent(.over(nil)))
        Button("Back to the notes", store.intent(.over(.sheet)), style: .prominent)
      }
    }
  }
}

/// Texts of all kinds.
private struct WordsPart: View {
  var body: some View {
    Section("Harbour words") {
      Heading(2, "Harbour words")
      Heading(3, "Smaller yet")
      Text("An opening that is larger than what follows.").lead()
      Paragraph {
        Text("Bollards stand in ")
        Text("rows").bold()
        Text(", some were ")
        Text("painted").struck()
        Text(", and ")
        Code("knot(bowline)")
        Text(" holds them.")
      }
      Code("let barge = Barge()\nbarge.moor()")
      Quote { Text("Ropes remember.") }
      DateText(CalendarDay(daysSince1970: 19_782)).caption()
      Text("港の朝").language(.japanese)
      List("Tackle") {
        ForEach(["Anchor", "Winch"]) { word in Item { Text(word) }.region("tackle") }
      }
      OrderedList("Mooring") {
        Item { Text("Throw") }
        Item { Text("Fasten") }
      }
    }
  }
}

/// What holds other things, and what is looked at.
private struct ThingsPart: View {
  let isOn: Bool

  private static let anchor = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000000"
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="12" cy="5" r="2.5"/><path d="M12 7.5v13M7 11h10M4 14a8 6.5 0 0 0 16 0"/>
    </svg>
    """

  var body: some View {
    Piece("Harbour things") {
      Header { Heading(2, "Harbour things") }
      Grid(columns: .narrow, .tight) {
        for word in ["Buoy", "Crane", "Pilot"] {
          Card(.tight) {
            Symbol(isOn ? .starFilled : .star).tint(.yellow).label("Rated")
            Text(word)
          }
        }
      }
      Table("Tides") {
        TableRow {
          ColumnHeader { Text("Moon") }
          ColumnHeader { Text("Depth") }
        }
        TableRow {
          RowHeader { Text("Waxing") }
          Cell { Text("Eleven") }
        }
      }
      Figure {
        Picture(
          file: "pictures/noren.svg", alternative: "A doorway with a curtain", fixedWidth: 150,
          height: 100)
        FigureCaption { Text("Seen from the pier") }
      }
      Row(.tight) {
        Symbol(svg: Self.anchor).label("Grapnel")
        Text("Dropped here")
      }
      Divider()
      Aside("Margin") { Text("Gulls are not harbour property.") }
      Footer { Text("Harbour office").caption() }
    }
  }
}

/// What is tapped.
private struct SwitchesPart: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    let isOn = store.state.isOn
    let tap = store.intent(.switched)
    Stack {
      Heading(2, "Switchgear")
      Row {
        Button("Whistle", tap)
        Button("Signal", tap, style: .prominent)
        Button(tap, style: .plain, isPressed: isOn) { Symbol(isOn ? .heartFilled : .heart) }
          .tint(.red)
          .label("Fondness")
        Button("Rusted", tap).disabled()
      }
      Row {
        Toggle("Lamp", isOn: isOn, tap)
        Checkbox("Foghorn", isOn: isOn, tap)
        Link("Turn round", tap)
      }
    }
  }
}

/// What one chooses from.
private struct ChoicesPart: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    let choice = store.state.choice
    Stack {
      Heading(2, "Crossroads")
      Tabs("Berths") {
        for (index, word) in ["Outer", "Middle", "Inner"].enumerated() {
          Tab(word, isSelected: index == choice, store.intent(.chosen(index)))
        }
      }
      Picker("Tonnage") {
        for (index, word) in ["Light", "Laden", "Heavy"].enumerated() {
          Segment(word, isSelected: index == choice, store.intent(.chosen(index)))
        }
      }
      Grid(columns: .wide) {
        Fieldset("Flag") {
          RadioGroup("Flag") {
            for (index, word) in ["Crimson", "Striped", "Chequered"].enumerated() {
              Radio(word, isOn: index == choice, store.intent(.chosen(index)))
            }
          }
          .error(store.state.form == .failed ? "Not the flag of this harbour" : nil)
        }
        Stack {
          Select(
            "Country", choice: Self.countries[choice], isOpen: store.state.isMenuOpen,
            store.intent(.menuTapped)
          ) {
            for (index, country) in Self.countries.enumerated() {
              Option(country, isSelected: index == choice, store.intent(.chosen(index)))
            }
          }
          Slider("Throttle", value: choice, in: 0...2) { store.intent(.chosen($0)) }
          Progress("Unloaded", choice, of: 2)
        }
      }
    }
  }

  private static let countries = ["Iceland", "Peru", "Tonga"]
}

/// What is typed.
private struct FormPart: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    let form = store.state.form
    let isFilled = form.isFilled
    let isWrong = form == .failed
    Form("Manifest") {
      Heading(2, "Manifest")
      Fieldset("Skipper") {
        Grid {
          TextField(
            "Name", text: isFilled ? "Ada Lovelace" : "", placeholder: "Given, family",
            samples: ["Ada Lovelace", ""]
          ) { typed($0.isEmpty) }
          .error(isWrong ? "Say who steers" : nil)
          SecureField("Passphrase", text: isFilled ? "swordfish" : "", samples: ["swordfish", ""]) {
            typed($0.isEmpty)
          }
          .error(isWrong ? "At least one sign" : nil)
        }
      }
      Grid {
        NumberField("Crates", value: isFilled ? 40 : nil, samples: [40, nil]) { typed($0 == nil) }
          .error(isWrong ? "How many there are" : nil)
        DateField(
          "Departure", day: isFilled ? Self.departure : nil, samples: [Self.departure, nil]
        ) {
          typed($0 == nil)
        }
        .error(isWrong ? "Give a date" : nil)
      }
      TextArea(
        "Remarks", text: isFilled ? "Fragile:\nglassware below" : "",
        samples: ["Fragile:\nglassware below", ""]
      ) { typed($0.isEmpty) }
      Checkbox("Weighed", isOn: isFilled, typed(isFilled))
        .error(isWrong ? "Has to be weighed" : nil)
      Button("Send", store.intent(.sendTapped), style: .prominent)
      if form == .sent { Text("Thank you, skipper.") }
    }
  }

  private static let departure = CalendarDay(daysSince1970: 20_605)

  private func typed(_ isEmpty: Bool) -> Intent { store.intent(.typed(isEmpty: isEmpty)) }
}

/// What leads elsewhere, and what lies over the page.
private struct WaysPart: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    Nav("Gangways") {
      Heading(2, "Gangways")
      Paragraph {
        Text("Ashore: ")
        Link("the ledger", to: .page("articles/list"))
        Text(", or far away: ")
        Link("charts", to: .url("https://example.org/charts?sea=north"))
        Text(".")
      }
      Row {
        Button("Lay a sheet over it", store.intent(.over(.sheet)))
        Button("Ask first", store.intent(.over(.alert)))
      }
      Sheet("Locker") {
        Heading(3, "Locker")
        Text("A sheet that lies beside, and over nothing.")
      }
    }
  }
}
