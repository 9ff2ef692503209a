// Controls: how they are drawn live, inert, disabled, beyond what is built, and redacted.

import Composable
import Drawing
import Testing

@Suite("controls")
struct ControlTests {
  private let tap = Intent(1)

  @Test("a live control is a link with the role of what it is")
  func live() {
    let to: [SlotState] = [.link("a.html")]
    #expect(
      html(Button("Go", tap), slots: to)
        == "<a class=\"button\" role=\"button\" href=\"a.html\">Go</a>")
    #expect(html(Link("Go", tap), slots: to) == "<a class=\"link\" href=\"a.html\">Go</a>")
    #expect(
      html(Toggle("Go", isOn: false, tap), slots: to)
        == "<a class=\"toggle\" role=\"switch\" aria-checked=\"false\" href=\"a.html\">Go</a>")
    #expect(
      html(Checkbox("Go", isOn: true, tap), slots: to)
        == "<a class=\"checkbox\" role=\"checkbox\" aria-checked=\"true\" href=\"a.html\">Go</a>")
  }

  @Test("an inert control is the same element without href, and not dimmed")
  func inert() {
    let views: [any View] = [
      Button("Go", tap), Toggle("Go", isOn: true, tap), Checkbox("Go", isOn: true, tap),
    ]
    for view in views {
      let live = html(AnyView(view), slots: [.link("a.html")])
      let inert = html(AnyView(view), slots: [.inert])
      #expect(inert == live.replacing("href=\"a.html\"", with: "aria-disabled=\"true\""))
    }
    #expect(
      html(Link("Go", tap), slots: [.inert])
        == "<a class=\"link\" role=\"link\" aria-disabled=\"true\">Go</a>")
  }

  @Test("only a disabled control is dimmed, and it has no link")
  func disabled() {
    #expect(
      html(Button("Go", tap).disabled(), slots: [.link("a.html")])
        == "<a class=\"button disabled\" role=\"button\" aria-disabled=\"true\">Go</a>")
  }

  @Test("a control that leads beyond what is built looks live, has no link, and says so")
  func beyond() {
    #expect(
      html(Button("Go", tap), slots: [.beyond(title: "Not \"built\"")])
        == "<a class=\"button\" role=\"button\" title=\"Not &quot;built&quot;\">Go</a>")
  }

  @Test("a redacted control is neutral: no name, value, selection, style, tint or link")
  func redacted() {
    let label = "<span class=\"sk\" aria-hidden=\"true\" inert>"
    let glyphs = String(decoding: Projection(of: "Go").glyphs, as: UTF8.self)
    func expect(_ view: some View, _ kind: String) {
      let markup = html(view.redacted(.placeholder), slots: [.link("a.html")])
      #expect(markup == "<span class=\"\(kind) neutral\">\(label)\(glyphs)</span></span>")
    }
    expect(Button("Go", tap, style: .prominent).tint(.red), "button")
    expect(Button("Go", tap).disabled(), "button")
    expect(Button("Go", tap, style: .plain).tint(.red), "button plain")
    expect(Link("Go", tap).label("Go on"), "link")
    expect(Toggle("Go", isOn: true, tap), "toggle")
    expect(Toggle("Go", isOn: false, tap), "toggle")
    expect(Checkbox("Go", isOn: true, tap), "checkbox")
    expect(Segment("Go", isSelected: true, tap), "segment")
    expect(TextField("Go", text: "secret", hidesLabel: true, edit: tap), "field")
  }

  @Test("a redacted button keeps whether it has chrome, and under privacy not even that")
  func redactedStyle() {
    func hidden(_ style: ButtonStyle, _ reason: RedactionReasons) -> String {
      html(Button("Go", tap, style: style).privacySensitive().redacted(reason))
    }
    #expect(hidden(.prominent, .placeholder) == hidden(.bordered, .placeholder))
    #expect(hidden(.plain, .placeholder) != hidden(.bordered, .placeholder))
    for style in [ButtonStyle.plain, .prominent] {
      #expect(hidden(style, .privacy) == hidden(.bordered, .privacy))
      let nameless = Button(tap, style: style) { Text("Go").privacySensitive() }
      #expect(html(nameless.redacted(.privacy)) == hidden(.bordered, .privacy))
    }
  }

  @Test("a control whose label is hidden is redacted, though its own place is not")
  func hiddenLabel() {
    let button = Button(tap, isPressed: true) { Text("Go").redacted(.placeholder) }
    let slot = Drawing(of: button).slots.first
    #expect(slot?.isRedacted == true && slot?.name == nil && slot?.isOn == nil)
    #expect(html(button, slots: [.link("a.html")]).hasPrefix("<span class=\"button neutral\">"))
  }

  @Test("a page that declares the defect has live redacted controls that can be focused")
  func defect() {
    let view = Button("Go", tap).redacted(.placeholder)
    let declared = environment { $0.showsLiveRedactedControls = true }
    let markup = html(view, environment: declared, slots: [.link("a.html")])
    #expect(
      markup.hasPrefix(
        "<a class=\"button neutral\" role=\"button\" aria-label=\"Redacted control\" href=\"a.html\">"
      ))
    #expect(!html(view, environment: declared, slots: [.inert]).contains("<a"))
    #expect(
      html(view, environment: declared, slots: [.beyond(title: "Works.")]).hasPrefix(
        "<a class=\"button neutral\" role=\"button\" aria-label=\"Redacted control\" "
          + "title=\"Works.\">"))
    #expect(!html(view, slots: [.beyond(title: "Works.")]).contains("<a"))
    #expect(Drawing(of: view, environment: declared).tabOrder([.link("a")]) == [.control(0)])
    #expect(Drawing(of: view).tabOrder([.link("a")]).isEmpty)
  }

  @Test("a picker is a named group, each segment a control; redacted, no selection shows")
  func picker() {
    let picker = Picker("Filter") {
      for title in ["All", "Done"] { Segment(title, isSelected: title == "All", tap) }
    }
    #expect(
      html(picker, slots: [.inert, .link("done.html")]) == """
        <div class="picker" role="group" aria-label="Filter">\
        <a class="segment" role="link" aria-current="true" aria-disabled="true">All</a>\
        <a class="segment" href="done.html">Done</a></div>
        """)
    #expect(Drawing(of: picker).slots.map(\.kind) == [.segment, .segment])
    let redacted = html(picker.redacted(.placeholder))
    #expect(!redacted.contains("aria-current") && !redacted.contains("Filter"))
  }

  @Test("a text field leads to the result of its sample edit and shows what it holds")
  func textField() {
    let field = TextField("Todo", text: "Buy <Milk>", edit: tap)
    #expect(
      html(field, slots: [.link("edited.html")]) == """
        <a class="field" href="edited.html"><span class="caption">Todo</span> \
        <span class="value">Buy &lt;Milk&gt;</span></a>
        """)
    #expect(text(field, slots: [.link("edited.html")]) == "[✎ Todo: Buy <Milk>]\n")
    let hidden = TextField("Todo", text: "Milk", hidesLabel: true, edit: tap)
    #expect(
      html(hidden) == """
        <a class="field" role="link" aria-label="Todo: Milk" aria-disabled="true">\
        <span class="value">Milk</span></a>
        """)
    #expect(text(hidden) == "(✎ Todo: Milk)\n")
  }

  @Test("a field is called by its label, and what it holds is its value", arguments: [true, false])
  func fieldName(hidesLabel: Bool) {
    for text in ["", "Milk", "Todo"] {
      let field = TextField(
        "Todo", text: text, placeholder: "What?", hidesLabel: hidesLabel, edit: tap)
      let slot = Drawing(of: field).slots.first
      #expect(slot?.name == "Todo" && slot?.value == (text.isEmpty ? nil : text))
      #expect(slot?.fullName == (text.isEmpty ? "Todo" : "Todo: \(text)"))
    }
  }

  @Test("a field that holds nothing shows what belongs there; redacted, that does not show")
  func hint() {
    func field(_ text: String, hidesLabel: Bool = true) -> TextField {
      TextField("Todo", text: text, placeholder: "What?", hidesLabel: hidesLabel, edit: tap)
    }
    #expect(
      html(field("")) == """
        <a class="field" role="link" aria-label="Todo: What?" aria-disabled="true">\
        <span class="value hint">What?</span></a>
        """)
    #expect(!html(field("Milk")).contains("What?"))
    #expect(text(field("")) == "(✎ Todo: ‹What?›)\n")
    #expect(text(field("", hidesLabel: false)) == "(✎ Todo: ‹What?›)\n")
    for reason in [RedactionReasons.placeholder, .privacy] {
      #expect(
        html(field("").privacySensitive().redacted(reason))
          == html(field("Milk").privacySensitive().redacted(reason)))
    }
  }

  @Test("what is done with is struck through, and redacted like anything else")
  func struck() {
    #expect(html(Text("Tea").struck()) == "<p class=\"struck\">Tea</p>")
    #expect(html(Text("Tea").struck(false)) == "<p>Tea</p>")
    #expect(text(Text("Tea").struck()) == "~~Tea~~\n")
    let field = TextField("Todo", text: "Tea", edit: tap)
    #expect(html(field.struck()).contains("<span class=\"value\"><span class=\"struck\">Tea<"))
    #expect(text(field.struck()) == "(✎ Todo: ~~Tea~~)\n")
    #expect(html(field.struck().redacted(.placeholder)) == html(field.redacted(.placeholder)))
    #expect(
      html(Text("Tea").struck().redacted(.placeholder)) == html(Text("Tea").redacted(.placeholder)))
  }

  @Test("a control is named by its label, else by what it says")
  func names() {
    let named = Button(tap) { Symbol(.star) }.label("Favorite")
    let spoken = Button(tap) {
      Symbol(.star).label("Starred")
      Text("12")
    }
    #expect(Drawing(of: named).slots.first?.name == "Favorite")
    #expect(Drawing(of: spoken).slots.first?.name == "Starred 12")
    #expect(html(Button(tap, isPressed: true) { Text("x") }).contains("aria-pressed=\"true\""))
  }

  @Test("a control of which only what names nothing can be seen is redacted")
  func namelessBesideRedacted() {
    let forPublic = environment { $0.redaction.isPublic = true }
    let secret = Text("Jane Doe").privacySensitive()
    let beside: [AnyView] = [
      AnyView(Symbol(.star)), AnyView(Symbol(.star).label(" ")), AnyView(Text("")),
      AnyView(Text(" \u{A0}\u{200B}")), AnyView(Symbol(svg: "<svg viewBox='0 0 9 9'></svg>")),
      AnyView(Picture("jane.png", alternative: "", width: 9, height: 9)), AnyView(Divider()),
    ]
    for nameless in beside {
      let button = Button(tap, style: .prominent) {
        nameless
        secret
      }
      let shown = Drawing(of: button, environment: forPublic)
      #expect(shown.slots.map(\.isRedacted) == [true] && shown.isVeiled(slot: 0))
      #expect(shown.tabOrder([.link("a.html")]).isEmpty)
      let written = html(button, environment: forPublic, slots: [.link("a.html")])
      #expect(written.hasPrefix("<span class=\"button neutral\">"), "\(written)")
      #expect(Drawing(of: button).slots.map(\.isRedacted) == [false])
      #expect(
        Drawing(of: button.label("Contact"), environment: forPublic).slots[0].name == "Contact")
      let link = Link(to: .url("https://jane.example")) {
        nameless
        Text("Jane Doe").redacted()
      }
      #expect(!html(link).contains("jane.example"))
    }
    for telling in [AnyView(Symbol(.star).label("Star")), AnyView(Text("是")), AnyView(Text("!"))] {
      let button = Button(tap) {
        telling
        secret
      }
      #expect(Drawing(of: button, environment: forPublic).slots.map(\.isRedacted) == [false])
    }
  }

  @Test("blocks in the label of a control are set in a line, as HTML wants them")
  func inlineLabel() {
    let card = Link(tap) {
      Stack {
        Heading(2, "Title")
        Text("Blurb")
      }
    }
    #expect(
      html(card, slots: [.link("a.html")]) == """
        <a class="link" href="a.html"><span class="stack"><span class="h2">Title</span> \
        <span>Blurb</span></span></a>
        """)
  }
}
