// What the commands say of pages, to the letter.

import Atlas
import Composable
import Drawing
import JSON
import Reports
import Testing

@Test("pages lists each page with its frames and the ways to them")
func pages() {
  #expect(
    PagesReport.lines(of: lampPage.explored()) == [
      "lamp  closed up to rows and words, 621 states, 12 of 12 looks shown, "
        + "100 % of live controls lead on",
      "  dark",
      "  dark-lamp                  Lamp",
      "  dark-lock                  Lock",
      "  dark-note                  Note",
      "  dark-note-typed            Note=a text that is much longer than usual",
      "  dark-lamp-lock             Lamp → Lock",
      "  dark-lamp-note             Lamp → Note",
      "  dark-lamp-note-typed       Lamp → Note=a text that is much longer than usual",
      "  dark-lock-note             Lock → Note",
      "  dark-lock-note-typed       Lock → Note=a text that is much longer than usual",
      "  dark-lamp-lock-note        Lamp → Lock → Note",
      "  dark-lamp-lock-note-typed  Lamp → Lock → Note=a text that is much longer than usual",
    ])
}

@Test("the matrix tells of each frame what is seen, and what each control does")
func matrix() {
  let lines = MatrixReport(lampPage.explored()).lines
  #expect(
    lines.prefix(6) == [
      "dark",
      "  lamp       partly    [Lamp] → dark-lamp, (checkbox 1) no store",
      "  elsewhere  visible   [Lock] → dark-lock, [Note] → dark-note",
      "dark-lamp",
      "  lamp       partly    [Lamp] → dark-lamp, (checkbox 1) no store",
      "  elsewhere  visible   [Lock] → dark-lamp-lock, [Note] → dark-lamp-note",
    ])
  #expect(lines.contains("  lamp       partly    (Lamp) dropped by 'lock', (checkbox 1) no store"))
}

@Test("an audit in which all holds is one line")
func cleanAudit() {
  var report = AuditReport()
  report.add(lampPage, lampPage.explored())
  #expect(report.lines == ["1 page, 12 frames: every check holds"])
  #expect(report.findings.isEmpty)
}

@Test("an audit tells each finding with the path to it")
func findings() {
  let page = lampPage.promising { (state: Lamp.State) in
    Promises(controls: state.isLocked ? ["Lamp"] : [])
  }
  var report = AuditReport()
  report.add(page, page.explored())
  #expect(
    report.lines == [
      "copy-is-true: lamp, dark-lock: the copy speaks of 'Lamp', which is inert: "
        + "dropped by 'lock'. Seen in 309 states. (Lock)",
      "1 page, 12 frames: 1 finding",
    ])
}

@Test("a play shows after each step what is there and what came of it")
func play() throws {
  var report = PlayReport(lampPage)
  for step in ["Lamp", "+500ms", "Lock", "lamp", "Note=Bulb, 40 W", "+1.5s"] {
    try report.take(step)
  }
  #expect(
    report.lines.joined(separator: "\n") == """
      ── lamp · at 0 s
        lamp:
          Dark
          [Lamp]
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note]
      ── Lamp · at 0 s
      recorded: analytics: Lamp On
        lamp:
          Bright
          [Lamp]
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note]
      pending: went out in 2 s
      ── +500ms · at 500 ms
        lamp:
          Bright
          [Lamp]
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note]
      pending: went out in 1.5 s
      ── Lock · at 500 ms
        lamp:
          Bright
          (Lamp)
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note]
      pending: went out in 1.5 s
      ── lamp · at 500 ms
      inert: dropped by 'lock'
        lamp:
          Bright
          (Lamp)
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note]
      pending: went out in 1.5 s
      ── Note=Bulb, 40 W · at 500 ms
        lamp:
          Bright
          (Lamp)
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note: Bulb, 40 W]
      pending: went out in 1.5 s
      ── +1.5s · at 2 s
        lamp:
          Dark
          (Lamp)
          (▒) ▒▒▒▒▒
        [Lock]
        [✎ Note: Bulb, 40 W]
      """)
}

@Test("a field whose label is hidden is called by it all the same")
func hiddenLabel() throws {
  let page = Page("note", "Milk") {
    Reduce<String, Lamp.Action> { note, action in
      if case .noteChanged(let text) = action { note = text }
      return .none
    }
  } view: { store in
    TextField("Task", text: store.state, hidesLabel: true, sample: "") {
      store.intent(.noteChanged($0))
    }
  } story: {
    Frame("start")
  }
  var report = PlayReport(page)
  try report.take("Task=Bread")
  #expect(report.lines.last == "  [✎ Task: Bread]")
}

@Test("a step that fits no control, or several, lists the candidates")
func candidates() {
  func problem(_ step: String) -> String? {
    var report = PlayReport(lampPage)
    do throws(PlayError) {
      try report.take(step)
      return nil
    } catch {
      return error.description
    }
  }
  #expect(
    problem("Lump") == """
      there is no control 'Lump'. Did you mean 'Lamp'? There are:
        button 1  'Lamp'
        checkbox 1  (redacted)
        button 2  'Lock'
        text field 1  'Note'
      """)
  #expect(problem("+2x") == "'+2x' is no time. Write '+1s', '+1.5s' or '+500ms'.")
  #expect(problem("checkbox 1") == nil)
}

@Test("a step that a way tells once with how often it is done is played so often")
func repeatedSteps() {
  let (report, problem) = PlayReport.play(lampPage, ["Lamp × 3", "+1 s × 2"])
  #expect(problem == nil)
  let played = report.lines.filter { $0.hasPrefix("── ") }.map {
    $0.dropFirst(3).prefix { $0 != "·" }
  }
  #expect(played.dropFirst() == ["Lamp ", "Lamp ", "Lamp ", "+1 s ", "+1 s "], "\(played)")
  let wrong = PlayReport.play(lampPage, ["Lump × 3"]).problem
  #expect(wrong?.description.hasPrefix("there is no control 'Lump'.") == true)
}

@Test("the objects for machines have the keys that are documented")
func machineForms() throws {
  let pages = JSON.array([PagesReport.json(of: lampPage.explored())])
  #expect(pages[0]?["frames"]?[1]?["name"] == "dark-lamp")
  #expect(pages[0]?["frames"]?[1]?["events"] == ["analytics: Lamp On"])
  let matrix = Dictionary(uniqueKeysWithValues: MatrixReport(lampPage.explored()).json)
  #expect(matrix["cells"]?[0]?["controls"]?[0]?["to"] == "dark-lamp")
  var report = PlayReport(lampPage)
  try report.take("Lamp")
  let play = Dictionary(uniqueKeysWithValues: report.json)
  #expect(play["steps"]?[1]?["pending"] == [["action": "went out", "in": 2000]])
  #expect(
    play["steps"]?[1]?["events"]
      == [["client": "analytics", "name": "Lamp On", "properties": [:]]])
  #expect(play["steps"]?[1]?["controls"]?[1]?["control"] == "checkbox 1")
  try report.take("Note=Bulb")
  let typed = Dictionary(uniqueKeysWithValues: report.json)["steps"]?[2]?["controls"]?[3]
  #expect(typed?["name"] == "Note" && typed?["value"] == "Bulb")
}

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
