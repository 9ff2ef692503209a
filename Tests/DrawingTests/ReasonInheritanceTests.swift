// How reasons travel down a view.

import Drawing
import Testing

@Suite("inheritance of reasons")
struct ReasonInheritanceTests {
  @Test("redacted adds to what is inherited")
  func adds() {
    #expect(reasons { $0.redacted(.privacy).redacted(.placeholder) } == [.privacy, .placeholder])
  }

  @Test("redacted with no reason changes nothing")
  func addsNothing() {
    #expect(reasons { $0.redacted([]).redacted(.privacy) } == .privacy)
    #expect(reasons { $0.redacted([]) } == [])
  }

  @Test("unredacted clears all reasons for its subtree, and only there")
  func clears() {
    #expect(reasons { $0.unredacted().redacted([.privacy, .custom(31)]) } == [])
    let view = Stack {
      Text("open").unredacted()
      Text("hidden")
    }
    let drawing = Drawing(of: view.redacted(.placeholder))
    #expect(drawing.visibleText == "open")
  }

  @Test("a deeper redacted redacts again")
  func again() {
    #expect(reasons { $0.redacted(.privacy).unredacted().redacted(.placeholder) } == .privacy)
  }

  @Test("redacted and unredacted take a condition as a value", arguments: [true, false])
  func conditions(holds: Bool) {
    #expect(reasons { $0.redacted(.custom(12), if: holds) } == (holds ? .custom(12) : []))
    #expect(
      reasons { $0.unredacted(if: holds).redacted(.privacy) } == (holds ? [] : .privacy))
    #expect(reasons { $0.redacted(if: holds) } == (holds ? .placeholder : []))
  }

  @Test("unredacted(only:) takes away just these reasons")
  func only() {
    let all: RedactionReasons = [.placeholder, .privacy, .custom(10)]
    #expect(
      reasons { $0.unredacted(only: [.privacy, .custom(11)]).redacted(all) }
        == [.placeholder, .custom(10)])
  }

  @Test("a view reads the set as it reads any other value of its environment")
  func reading() {
    let view = Reading(\.redactionReasons) { reasons in
      Text(reasons.contains(.custom(10)) ? "careful" : "carefree")
    }
    #expect(Drawing(of: view.redacted(.custom(10))).visibleText == "careful")
    #expect(Drawing(of: view).visibleText == "carefree")
  }

  @Test("reasons of views side by side do not mix")
  func siblings() {
    let view = Stack {
      Text("a").redacted(.placeholder)
      Text("b")
      Text("c").privacySensitive()
      Text("d")
    }
    #expect(Drawing(of: view.redacted(.privacy)).visibleText == "bd")
  }

  @Test("what is sensitive, invalidatable or disabled stays so within")
  func marks() {
    let secret = Text("secret").privacySensitive(false)
    #expect(Drawing(of: secret.privacySensitive().redacted(.privacy)).visibleText.isEmpty)
    #expect(Drawing(of: secret.redacted(.privacy)).visibleText == "secret")
    let button = Button("Cancel", .none).disabled(false)
    #expect(Drawing(of: button.disabled()).slots.map(\.isDisabled) == [true])
    #expect(Drawing(of: button).slots.map(\.isDisabled) == [false])
  }

  @Test("of the reasons in force, a drawing tells those that hide something or mark it as stale")
  func shownReasons() {
    func shown(_ view: some View) -> RedactionReasons { Drawing(of: view).shownReasons }
    let open = Text("open")
    let secret = Text("secret").privacySensitive()
    #expect(shown(open.redacted([.privacy, .invalidated])) == [])
    #expect(shown(secret.redacted([.privacy, .invalidated])) == .privacy)
    #expect(shown(open.redacted([.privacy, .placeholder])) == .placeholder)
    #expect(shown(secret.redacted([.privacy, .placeholder])) == [.privacy, .placeholder])
    #expect(shown(open.invalidatable().redacted([.privacy, .invalidated])) == .invalidated)
    #expect(shown(secret.invalidatable().redacted([.privacy, .invalidated])) == .privacy)
    #expect(shown(Button("x", .none).redacted([.privacy, .placeholder])) == .placeholder)
  }

  /// The reasons in force under what the modifiers make of a view.
  private func reasons<Result: View>(_ modify: (Button<Text>) -> Result) -> RedactionReasons? {
    Drawing(of: modify(Button("x", .none))).slots.first?.reasons
  }
}
