// The page of the wall, and its story.

import Vitrine

/// What stands above the wall, which is hidden by nothing, and the wall.
struct SpecimenView: View {
  let store: Store<Specimen.State, Specimen.Action>

  var body: some View {
    let showing = store.state.showing
    Main {
      Heading(1, "Specimen").redacted(if: showing == .loading)
      Text("All that a page can be made of, on one wall.").lead()
      Row {
        Status { Text(sentence).caption() }
        // Beside the sentence it takes no room of its own: nothing moves when it goes.
        if showing == .loading { Spinner() }
      }
      Picker("Shown") {
        for other in Specimen.Showing.allCases {
          Segment(other.title, isSelected: other == showing, store.intent(.showingPicked(other)))
        }
      }
      SpecimenWall(store: isAlive ? store : .inert(store.state))
        .invalidatable()
        .privacySensitive(showing == .privacy)
        .redacted(showing.reasons)
        .disabled(showing == .disabled || showing == .dimmed)
    }
    .title("Specimen")
  }

  /// Whether the controls of the wall are: nothing that is hidden is alive.
  private var isAlive: Bool { store.state.showing == .plain || store.state.showing == .disabled }

  private var sentence: String {
    switch store.state.showing {
    case .plain: "The wall as it is."
    case .loading: "The wall is on its way."
    case .placeholder: "Behind a placeholder."
    case .privacy: "Hidden for privacy."
    case .invalidated: "Grown stale."
    case .text: "Without its texts."
    case .images: "Without its images."
    case .disabled: "Disabled as a whole."
    case .dimmed: "Disabled, behind a placeholder."
    }
  }
}

extension Specimen {
  /// The page `specimen/wall`.
  public static var page: Page {
    Page("specimen/wall", title: "Specimen", State()) {
      Specimen()
    } view: { store in
      SpecimenView(store: store)
    } story: {
      Frame("plain")
      for showing in Showing.allCases where showing != .plain {
        Branch(showing.rawValue) {
          Tap(showing.title)
          Frame(showing.rawValue)
        }
      }
      Branch("on") {
        Tap("Lamp")
        Frame("on")
      }
      Branch("wrong") {
        Tap("Send")
        Frame("wrong")
      }
      Branch("filled") {
        Type("Ada Lovelace", in: "Name")
        Frame("filled")
        Tap("Send")
        Frame("sent")
      }
      Branch("menu") {
        Tap("Country")
        Frame("menu-open")
        Tap("Peru")
        Frame("chosen")
      }
      Branch("sheet") {
        Tap("Lay a sheet over it")
        Frame("sheet")
      }
      Branch("alert") {
        Tap("Ask first")
        Frame("alert")
      }
    } laws: {
      CanAlways("the wall can be shown plain") { $0.showing == .plain && $0.over == nil }
    }
    .declaringTextAndImages()
  }
}
