// The path of each frame, played as it is written, ends in that look, whatever is called alike and whatever
// is typed.

import Composable
import Drawing
import Testing

@testable import Atlas

private struct Asking: Hashable, Sendable {
  var isAsking = false
  var isGone = false
}

private enum Ask: Hashable, Sendable { case asked, done }

@Test("of two controls that do the same, the one is played that is not disabled and not covered")
func inertNamesake() {
  let page = Page("asking", Asking()) {
    Reduce<Asking, Ask> { state, action in
      state = action == .asked ? Asking(isAsking: true) : Asking(isGone: true)
      return .none
    }
  } view: { store in
    Group {
      Text(store.state.isGone ? "Gone" : "Here")
      Button("Ask", store.intent(.asked))
      if store.state.isAsking { Button("Cancel", store.intent(.done)) }
      Button("Delete", store.intent(.done)).disabled(true)
      Button("Delete", store.intent(.done))
    }
    .alert("Delete it?", isPresented: store.state.isAsking) {
      Button("Cancel", store.intent(.done))
    }
  } story: {
    Frame("start")
    Tap("Ask")
    Tap("Cancel")
    Frame("told")
  }
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.frames.count == 3)
  #expect(framesPlayedElsewhere(page, atlas) == [])
}

private enum Typing: Hashable, Sendable { case typed(String) }

private func field(samples: [String], isPrivate: Bool) -> Page {
  Page("field", "") {
    Reduce<String, Typing> { state, action in
      switch action {
      case .typed(let text): state = text
      }
      return .none
    }
  } view: { store in
    Text(store.state == samples[0] ? "Right" : "Wrong")
    TextField("PIN", text: store.state, samples: samples) { store.intent(.typed($0)) }
      .privacySensitive(isPrivate)
  } story: {
    Frame("start")
  }
}

@Test("which of its samples is typed into a private field is told by its number, and played so")
func privateSamples() {
  let page = field(samples: ["6271-9", "1111", "2222"], isPrivate: true)
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  let ways = Set(atlas.frames.map(\.way))
  #expect(
    ways.isSuperset(of: ["text field 1", "text field 1=… 2", "text field 1=… 3"]), "\(ways)")
  #expect(framesPlayedElsewhere(page, atlas) == [])
}

@Test("a text at whose arrow the way to it would be cut is found")
func arrowInText() {
  let atlas = field(samples: ["Milk", "Home → Work"], isPrivate: false).explored()
  #expect(atlas.findings.map(\.check) == [.replays], "\(atlas.findings)")
  #expect(atlas.findings.first?.message.contains("a way is cut at its arrows") == true)
}

@Test("a name of an event that says what is private is found, as a way is that does")
func privateEventName() {
  let atlas = Page("events", "") {
    Reduce<String, Ask> { state, _, dependencies in
      state = "opened"
      return dependencies.analytics.track("Opened 4711X")
    }
  } view: { store in
    Text("4711X").privacySensitive()
    Text(store.state)
    Button("Open", store.intent(.done))
  } story: {
    Frame("start")
  }
  .allowing(Analytics.live)
  .environment { $0.redaction.isPublic = true }
  .explored()
  #expect(atlas.findings.contains { $0.check == .nothingLeaks }, "\(atlas.findings)")
}

@Test(
  "of a finding in a build for the public, the way does not say what is private",
  arguments: [false, true])
func privateWay(isPublic: Bool) throws {
  let atlas = Page("door", false) {
    Reduce<Bool, Ask> { state, _, _ in
      state = true
      return .none
    }
  } view: { store in
    Text("4711X").privacySensitive()
    if store.state { Text("It is 4711X") } else { Button("Open 4711X", store.intent(.done)) }
  } story: {
    Frame("start")
  }
  .environment {
    $0.redaction.isPublic = isPublic
    $0.redaction.reasons = isPublic ? [] : [.privacy]
  }
  .explored()
  let ways = atlas.findings.filter { $0.check == .nothingLeaks }.map(\.path)
  #expect(ways.contains([isPublic ? "…" : "Open 4711X"]), "\(atlas.findings)")
}
