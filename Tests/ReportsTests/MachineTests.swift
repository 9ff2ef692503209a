// Pages as machines for other tools, to the letter. That the machines of all pages are sound is looked
// at where these pages are.

import Atlas
import Composable
import Drawing
import Reports
import Testing

@Suite("pages as machines")
struct MachineTests {
  @Test("Mermaid: states are called after frames, and nothing in a name means anything")
  func mermaid() {
    #expect(
      MachineReport.lines(of: [door], as: .mermaid).joined(separator: "\n") == #"""
        stateDiagram-v2
          %% rooms/door - closed up to rows and words, 3 of 3 looks shown
          state "shut" as s_shut
          state "walled-up" as s_walled_up
          state "shut-open" as s_shut_open
          [*] --> s_shut
          s_shut --> s_shut_open : Open#58; #34;wide#34; #38; #60;far#62;#59; 100 #37;
          s_shut --> s_walled_up : Wall #35;1 up
          s_shut_open --> s_shut : סגור
          s_shut_open --> s_shut : +2 s
          s_walled_up --> [*]
          classDef waiting stroke-dasharray:4
          class s_shut_open waiting
        """#)
  }

  @Test("DOT: what expects something is dashed, an end has two borders, kinds of ways differ")
  func dot() {
    #expect(
      MachineReport.lines(of: [door], as: .dot).joined(separator: "\n") == #"""
        digraph "rooms/door" {
          node [shape=box style=rounded]
          // rooms/door: closed up to rows and words, 3 of 3 looks shown
          "*" [shape=point label=""]
          "*" -> "shut"
          "shut" [label="shut"]
          "walled-up" [label="walled-up" peripheries=2]
          "shut-open" [label="shut-open" style="rounded,dashed"]
          "shut" -> "shut-open" [label="Open: \"wide\" &amp; <far>; 100 %" class=tap]
          "shut" -> "walled-up" [label="Wall #1 up" class=tap]
          "shut-open" -> "shut" [label="סגור" class=tap]
          "shut-open" -> "shut" [label="+2 s" class=wait style=dashed]
        }
        """#)
  }

  @Test("SCXML: an end is final, a way is an event, and what it is called is logged")
  func scxml() {
    #expect(
      MachineReport.lines(of: [door], as: .scxml).joined(separator: "\n") == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- rooms/door: closed up to rows and words, 3 of 3 looks shown -->
        <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="null" name="rooms.door" initial="shut">
          <state id="shut">
            <transition event="tap.open-wide-far-100" target="shut-open"><log label="Open: &quot;wide&quot; &amp; &lt;far&gt;; 100 %"/></transition>
            <transition event="tap.wall-1-up" target="walled-up"><log label="Wall #1 up"/></transition>
          </state>
          <final id="walled-up"/>
          <state id="shut-open">
            <transition event="tap.way" target="shut"><log label="סגור"/></transition>
            <transition event="wait.2-s" target="shut"><log label="+2 s"/></transition>
          </state>
        </scxml>
        """#)
  }

  @Test("several pages are one document, in which no two states have one id")
  func several() {
    let both = [door, doorPage("rooms/2 doors").explored()]
    func lines(_ format: MachineFormat, with signs: String...) -> [String] {
      MachineReport.lines(of: both, as: format).filter { line in
        signs.contains(where: line.contains)
      }
    }
    #expect(
      lines(.mermaid, with: "[*]", " {") == [
        "  state \"rooms/door\" as p1 {", "    [*] --> p1_shut", "    p1_walled_up --> [*]",
        "  state \"rooms/2 doors\" as p2 {", "    [*] --> p2_shut", "    p2_walled_up --> [*]",
      ])
    #expect(
      lines(.dot, with: "cluster", "*") == [
        "  subgraph cluster_1 {", "    \"rooms/door#*\" [shape=point label=\"\"]",
        "    \"rooms/door#*\" -> \"rooms/door#shut\"", "  subgraph cluster_2 {",
        "    \"rooms/2 doors#*\" [shape=point label=\"\"]",
        "    \"rooms/2 doors#*\" -> \"rooms/2 doors#shut\"",
      ])
    #expect(
      lines(.scxml, with: " id=") == [
        "  <parallel id=\"pages\">",
        "    <state id=\"rooms.door.\" initial=\"rooms.door..shut\">",
        "      <state id=\"rooms.door..shut\">", "      <final id=\"rooms.door..walled-up\"/>",
        "      <state id=\"rooms.door..shut-open\">",
        "    <state id=\"rooms.2_20_doors.\" initial=\"rooms.2_20_doors..shut\">",
        "      <state id=\"rooms.2_20_doors..shut\">",
        "      <final id=\"rooms.2_20_doors..walled-up\"/>",
        "      <state id=\"rooms.2_20_doors..shut-open\">",
      ])
  }

  @Test("a page that no frame shows from its very beginning says what happens before")
  func beforeTheFirst() {
    let page = doorPage("door", beginsWalledUp: true).exploring { $0.showsStoryOnly = true }
    let machine = [page.explored()]
    #expect(
      MachineReport.lines(of: machine, as: .mermaid).contains(
        "  [*] --> s_walled_up : Wall #35;1 up"))
    #expect(
      MachineReport.lines(of: machine, as: .dot).contains(
        "  \"*\" -> \"walled-up\" [label=\"Wall #1 up\"]"))
  }

  @Test("what ends a line, turns its direction or may not stand in XML is a space in each format")
  func controls() {
    let page = Page("lamp", false) {
      Reduce<Bool, Bool> { isLit, action in
        isLit = action
        return .none
      }
    } view: { store in
      if !store.state { Button("a\u{202E}b\u{2028}c\u{2066}d\u{FFFF}e", store.intent(true)) }
    } story: {
      Frame("dark")
    }
    for format in MachineFormat.allCases {
      let lines = MachineReport.lines(of: [page.explored()], as: format)
      #expect(lines.contains { $0.contains("a b c d e") }, "\(format)")
    }
  }
}

private enum DoorAction: Hashable, Sendable { case openTapped, shutTapped, fell, wallTapped }

private enum Door: Hashable, Sendable { case shut, open, walled }

private let door = doorPage("rooms/door").explored()

/// A door that falls shut by itself, and can be walled up.
private func doorPage(_ name: String, beginsWalledUp: Bool = false) -> Page {
  Page(name, Door.shut) {
    Reduce<Door, DoorAction> { door, action in
      switch action {
      case .openTapped:
        door = .open
        return .send(.fell, after: .seconds(2))
      case .shutTapped, .fell: if door == .open { door = .shut }
      case .wallTapped: door = .walled
      }
      return .none
    }
  } view: { store in
    switch store.state {
    case .shut:
      Button("Open: \"wide\" & <far>; 100 %", store.intent(.openTapped))
      Button("Wall #1 up", store.intent(.wallTapped))
    case .open: Button("סגור", store.intent(.shutTapped))
    case .walled: Text("A wall.")
    }
  } story: {
    if !beginsWalledUp { Frame("shut") }
    Send(.wallTapped)
    Frame("walled-up")
  }
}
