// What is read.

import Vitrine

extension ReferenceEntry {
  static let words = [
    ReferenceEntry("Heading") { _ in
      Heading(2, "Of the second level")
      Heading(3) { Text("Of the third") }
    },
    ReferenceEntry("Text") { _ in
      Text("What is said")
    },
    ReferenceEntry("Paragraph") { _ in
      Paragraph {
        Text("Texts, ")
        Text("loud ones").bold()
        Text(" and ")
        Link("links", to: .url("https://example.org"))
        Text(", in a line.")
      }
    },
    ReferenceEntry("Quote") { _ in
      Quote { Text("Somebody else said so.") }
    },
    ReferenceEntry("Code") { _ in
      Code("let rope = Rope(metres: 12)")
    },
    ReferenceEntry("DateText") { _ in
      DateText(CalendarDay(daysSince1970: 20_605))
    },
    ReferenceEntry("Status") { store in
      Status { Text(store.state.isOn ? "It is there." : "It is on its way.") }
      Button(store.state.isOn ? "Send for it" : "Let it come", store.intent(.switched))
    },
    ReferenceEntry("List", "OrderedList", "Item") { _ in
      List("Tackle") {
        ForEach(["Anchor", "Winch"]) { word in Item { Text(word) } }
      }
      OrderedList("Mooring") {
        Item { Text("Throw") }
        Item { Text("Fasten") }
      }
    },
    ReferenceEntry("Table", "TableRow", "ColumnHeader", "RowHeader", "Cell") { _ in
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
    },
  ]

  static let things = [
    ReferenceEntry("Picture") { _ in
      Picture(
        file: "pictures/lamp.svg", alternative: "A lamp on a table", fixedWidth: 150, height: 100)
    },
    ReferenceEntry("Figure", "FigureCaption") { _ in
      Figure {
        Picture(
          file: "pictures/noren.svg", alternative: "A doorway with a curtain", fixedWidth: 150,
          height: 100)
        FigureCaption { Text("Seen from the pier") }
      }
    },
    ReferenceEntry("Symbol") { _ in
      Row {
        Symbol(.starFilled).tint(.yellow).label("Rated")
        Symbol(svg: #"<svg viewBox="0 0 24 24"><path d="M12 3l9 18H3z"/></svg>"#)
      }
    },
    ReferenceEntry("Spinner", in: []) { store in
      Row {
        if store.state.isOn { Text("It is there.") } else { Spinner() }
      }
      Button(store.state.isOn ? "Send for it" : "Let it come", store.intent(.switched))
    },
    ReferenceEntry("Divider") { _ in
      Text("Above")
      Divider()
      Text("Below")
    },
    ReferenceEntry("Progress") { store in
      Progress("Unloaded", store.state.choice, of: 2)
      Button("Unload one", store.intent(.chosen(min(store.state.choice + 1, 2))))
    },
    ReferenceEntry("Reading") { _ in
      Reading(\.redactionReasons) { reasons in
        Text(reasons.isEmpty ? "Nothing is hidden here." : "Something is hidden here.")
      }
    },
  ]
}
