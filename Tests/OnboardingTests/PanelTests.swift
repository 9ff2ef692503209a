// How a tour is drawn: its panel, or one of one's own, and what is not in focus.

import Composable
import Drawing
import Onboarding
import Testing

private let tour = LampTour(steps: [
  LampStep("one", copy: "This is a lamp.", focus: ["lamp"]) { _, _ in .dropped },
  LampStep("two", copy: "Words.", focus: ["words"]) { _, _ in .dropped },
]) { Lamp() }

private func drawing(
  _ step: String, _ view: @Sendable (Store<LampTour.State, LampTour.Action>) -> some View,
  environment: EnvironmentValues = EnvironmentValues()
) -> Drawing {
  let state = LampTour.State(live: .init(), placeholder: .init(), step: step)
  return Drawing(of: view(Store(state)), environment: environment)
}

@Test("the button to the next step says that it is the end on the last one")
func lastStep() {
  func names(_ step: String) -> [String] {
    drawing(step) { OnboardingView($0, of: tour) { LampView(store: $0) } }
      .slots.filter { $0.regions.contains("step") }.compactMap(\.name)
  }
  #expect(names("one") == ["Previous", "Next", "Skip"])
  #expect(names("two") == ["Previous", "Done"])
}

@Test("a panel of one's own has all that the usual one has, and its region")
func ownPanel() {
  let seen = drawing("two") { store in
    OnboardingView(store, of: tour) {
      LampView(store: $0)
    } panel: { guide in
      Row {
        Text("\(guide.position)/\(guide.count) \(guide.copy.map(\.text).joined())")
        Button("On", guide.next)
        if guide.skip != nil { Text("may be skipped") }
      }
    }
  }
  let panel = seen.slots.filter { $0.regions.contains("step") }
  #expect(panel.compactMap(\.name) == ["On"])
  #expect(panel.first?.intent == Intent(LampTour.Action.nextTapped))
  let text = TextWriter.write(seen)
  #expect(text.contains("2/2 Words."))
  #expect(!text.contains("may be skipped"))
}

@Test("what is not in focus is redacted for the reason that is chosen")
func reason() throws {
  let blur = RedactionReasons.custom(12)
  var environment = EnvironmentValues()
  environment.declaredReasons = try DeclaredReasons([
    DeclaredReason("blur", bit: 12, treatment: .look(.blur))
  ])
  func html(_ reason: RedactionReasons) -> String {
    let seen = drawing(
      "one",
      { store in OnboardingView(store, of: tour, reason: reason) { LampView(store: $0) } },
      environment: environment)
    var bytes: [UInt8] = []
    HTMLWriter.write(seen, slots: [], into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
  let blurred = html(blur)
  #expect(!blurred.contains("Switched 0 times"))
  #expect(blurred.contains("Switch"))
  #expect(blurred != html(.placeholder))
  // A reason that is declared as nothing hides nothing.
  #expect(html(.custom(13)).contains("Switched 0 times"))
}
