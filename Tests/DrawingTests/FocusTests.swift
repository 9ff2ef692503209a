// Redacting all but some regions.

import Drawing
import Testing

private struct Page: View {
  var body: some View {
    Stack {
      Text("outside")
      Stack {
        Text("one")
        Text("nested").region("nested")
        Text("again").redacted(.placeholder)
      }
      .region("one")
      Text("two").privacySensitive().region("two")
    }
  }
}

private func seen(_ view: some View) -> String { Drawing(of: view).visibleText }

@Test("all is redacted but the regions in focus, with what is in them")
func focus() {
  #expect(seen(Page().redacted(.placeholder, except: ["one"])) == "onenested")
  #expect(seen(Page().redacted(.placeholder, except: ["nested"])) == "nested")
  #expect(seen(Page().redacted(.placeholder, except: ["elsewhere"])).isEmpty)
}

@Test("a region in focus is spared the reasons that were given with it, and no others")
func focusSparesOneReason() {
  let view = Page().redacted(.placeholder, except: ["two"])
  #expect(seen(view) == "two")
  #expect(seen(view.redacted(.privacy)).isEmpty)
}

@Test("the report on a region tells the reasons that hold in it")
func focusInReports() {
  let regions = Drawing(of: Page().redacted(.placeholder, except: ["two"])).regions
  #expect(regions.map(\.name) == ["one", "nested", "two"])
  #expect(regions.map(\.reasons) == [.placeholder, .placeholder, []])
  #expect(regions.map(\.isRedacted) == [true, true, false])
}

@Test("an inner focus takes the place of an outer one")
func innerFocus() {
  let view = Page().redacted(.placeholder, except: ["one"])
  #expect(seen(view.redacted(.placeholder, except: ["two"])) == "onenested")
}

@Test("a region in focus stays redacted where somebody else redacts it")
func focusSparesItsOwn() {
  let pin = Text("2580").region("pin")
  let focus: Set<String> = ["pin"]
  #expect(seen(pin.redacted(.placeholder, except: focus)) == "2580")
  #expect(seen(pin.redacted(if: true).redacted(.placeholder, except: focus)).isEmpty)
  #expect(seen(pin.redacted(.placeholder, except: focus).redacted()).isEmpty)
  #expect(seen(pin.redacted(if: false).redacted(.placeholder, except: focus)) == "2580")
  #expect(seen(pin.redacted(.placeholder, except: focus).unredacted().redacted()) == "2580")
  #expect(
    seen(
      pin.redacted().redacted(.placeholder, except: focus).redacted(.placeholder, except: focus)
    ).isEmpty)
  // What stands beside that is spared as ever.
  let pair = Stack {
    pin.redacted(.placeholder)
    Text("open").region("pin")
  }
  #expect(seen(pair.redacted(.placeholder, except: focus)) == "open")
  let secret = pin.privacySensitive()
  let tour: RedactionReasons = [.placeholder, .privacy]
  #expect(seen(secret.redacted(tour, except: focus)) == "2580")
  #expect(seen(secret.redacted(.privacy).redacted(tour, except: focus)).isEmpty)
  #expect(seen(secret.redacted(tour, except: focus).redacted(.privacy)).isEmpty)
}
