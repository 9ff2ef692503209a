// Fields of all kinds, choices, and what is wrong with them.

import Composable
import Drawing
import Testing

@Suite("forms")
struct FormTests {
  private let tap = Intent(1)
  private let june = CalendarDay(year: 2026, month: 6, day: 1)

  @Test("all kinds of fields are one shape: a label, what they hold, a link to what is typed")
  func kinds() throws {
    let june = try #require(june)
    let fields: [(String, AnyView, String)] = [
      ("field area", AnyView(TextArea("A", text: "x", samples: ["y"]) { Intent($0) }), "x"),
      ("field number", AnyView(NumberField("A", value: 7, samples: [8]) { Intent($0) }), "7"),
      (
        "field secure", AnyView(SecureField("A", text: "x", samples: ["y"]) { Intent($0) }),
        "••••••••"
      ),
    ]
    for (name, field, value) in fields {
      #expect(
        html(field, slots: [.link("a.html")]) == """
          <a class="\(name)" href="a.html"><span class="caption">A</span> \
          <span class="value">\(value)</span></a>
          """)
      #expect(text(field) == "(✎ A: \(value))\n")
    }
    let day = html(DateField("A", day: june, samples: []) { Intent($0) })
    #expect(
      day.contains("<span class=\"value\"><time datetime=\"2026-06-01\">Monday June 1, 2026<"))
    #expect(!html(DateField("A", day: nil, samples: []) { Intent($0) }).contains("<time"))
  }

  @Test("a field leads to the first of its samples that it does not hold already")
  func samples() throws {
    let june = try #require(june)
    func intent(_ view: some View) -> Intent? { Drawing(of: view).slots.first?.intent }
    func field(_ text: String) -> TextField {
      TextField("A", text: text, samples: ["", "Milk", "Tea"]) { Intent($0) }
    }
    #expect(intent(field("")) == Intent("Milk"))
    #expect(intent(field("Milk")) == Intent(""))
    #expect(intent(field("Bread")) == Intent(""))
    let only = TextField("A", text: "Milk", sample: "Milk") { Intent($0) }
    #expect(intent(only) == Intent("Milk"))
    let number = NumberField("A", value: 2, samples: [2, nil, -4]) { Intent($0) }
    #expect(intent(number) == Intent(Int?.none))
    #expect(
      intent(DateField("A", day: nil, samples: [june]) { Intent($0) }) == Intent(Optional(june)))
    #expect(Drawing(of: number).samples(ofSlot: 0) == ["2", "", "-4"])
    #expect(Drawing(of: only).samples(ofSlot: 0).isEmpty)
    #expect(Drawing(of: number.redacted(.placeholder)).samples(ofSlot: 0).isEmpty)
  }

  @Test("what is typed and is no number or day comes as nothing")
  func parsing() {
    func typed(_ text: String, _ view: some View) -> Intent? {
      Drawing(of: view, environment: environment { $0.typedText = text }).slots.first?.intent
    }
    let number = NumberField("A", value: 2, samples: []) { Intent($0) }
    #expect(typed("40", number) == Intent(Optional(40)))
    for text in ["", "four", "4.5", " 4", "99999999999999999999"] {
      #expect(typed(text, number) == Intent(Int?.none))
    }
    let day = DateField("A", day: nil, samples: []) { Intent($0) }
    #expect(typed("2026-06-01", day) == Intent(june))
    for text in ["", "2026-6-1", "2026-02-30", "2026-06-01x", "-026-06-01", "20260601--"] {
      #expect(typed(text, day) == Intent(CalendarDay?.none))
    }
  }

  @Test("what a secure field holds is nowhere, nor how long it is")
  func secure() {
    func field(_ text: String) -> SecureField {
      SecureField("A", text: text, placeholder: "Password", samples: ["x"]) { _ in Intent(1) }
    }
    #expect(Drawing(of: field("hunter2")) == Drawing(of: field("a much longer secret")))
    #expect(html(field("")).contains("Password"))
    let hidden = html(field("x").redacted(.privacy))
    #expect(hidden == html(field("").redacted(.privacy)))
    #expect(
      hidden == html(TextField("B", text: "", edit: tap).privacySensitive().redacted(.privacy)))
  }

  @Test("an error is said under its field, and told by it; redacted, there is none")
  func errors() {
    let field = TextField("Day", text: "", edit: tap).error("Give a <date>")
    #expect(
      html(field) == """
        <div class="checked"><a class="field invalid" role="link" aria-describedby="error.0" \
        aria-disabled="true"><span class="caption">Day</span> <span class="value"></span></a>\
        <p class="error" id="error.0">Give a &lt;date&gt;</p></div>
        """)
    #expect(text(field) == "(✎ Day)\n! Give a <date>\n")
    #expect(Drawing(of: field).slots.first?.error == "Give a <date>")
    let views: [(AnyView, AnyView)] = [
      (AnyView(field), AnyView(field.error(nil))),
      (
        AnyView(Checkbox("A", isOn: true, tap).error("Accept it")),
        AnyView(Checkbox("A", isOn: true, tap))
      ),
      (
        AnyView(
          Select("A", choice: "x", isOpen: true, tap) { Option("x", isSelected: true, tap) }
            .error("No")),
        AnyView(Select("A", choice: "", isOpen: false, tap) { EmptyView() })
      ),
      (
        AnyView(NumberField("A", value: 1, samples: [1]) { _ in tap }.error("No")),
        AnyView(NumberField("A", value: nil, samples: [nil]) { _ in tap })
      ),
      (
        AnyView(RadioGroup("A") { Radio("x", isOn: true, tap) }.error("No")),
        AnyView(RadioGroup("A") { Radio("x", isOn: false, tap) })
      ),
    ]
    for (wrong, right) in views {
      #expect(html(wrong) != html(right))
      for reason in [RedactionReasons.placeholder, .privacy] {
        let one = Drawing(of: wrong.privacySensitive().redacted(reason))
        #expect(one == Drawing(of: right.privacySensitive().redacted(reason)))
        #expect(one.slots.first?.error == nil)
      }
    }
    #expect(html(field.disabled()).contains("class=\"field invalid disabled\""))
  }

  @Test("what is wrong with a choice is told by the group")
  func groupError() {
    let group = RadioGroup("Flag") {
      Radio("Red", isOn: true, tap)
      Radio("Blue", isOn: false, tap)
    }
    .error("Not this one")
    let html = html(group)
    #expect(
      html.contains(
        "<div class=\"radios\" role=\"group\" aria-label=\"Flag\" aria-describedby=\"error.0\">"))
    #expect(html.hasSuffix("<p class=\"error\" id=\"error.0\">Not this one</p></div>"))
    #expect(text(group).hasSuffix("! Not this one\n"))
  }

  @Test("a menu shows what is chosen; open, each of its options is a control")
  func select() {
    func menu(_ isOpen: Bool, hidesLabel: Bool = false) -> some View {
      Select("Country", choice: "Japan", hidesLabel: hidesLabel, isOpen: isOpen, tap) {
        for name in ["Japan", "Peru"] { Option(name, isSelected: name == "Japan", Intent(name)) }
      }
    }
    #expect(
      html(menu(false), slots: [.link("a.html")]) == """
        <a class="field select" role="button" aria-expanded="false" href="a.html">\
        <span class="caption">Country</span> <span class="value">Japan</span></a>
        """)
    #expect(html(menu(false, hidesLabel: true)).contains("aria-label=\"Country: Japan\""))
    let open = html(menu(true), slots: [.link("a"), .inert, .link("b")])
    #expect(open.contains("aria-expanded=\"true\""))
    #expect(open.contains("<div class=\"options\" role=\"group\" aria-label=\"Country\">"))
    #expect(open.contains("<a class=\"option\" href=\"b\">Peru</a>"))
    let slots = Drawing(of: menu(true)).slots
    #expect(slots.map(\.kind) == [.select, .option, .option])
    #expect(slots.map(\.fullName) == ["Country", "Japan", "Peru"])
    #expect(slots[0].value == "Japan")
    #expect(text(menu(false)) == "(▾ Country: Japan)\n")
    let hidden = html(menu(true).redacted(.placeholder))
    #expect(hidden == html(menu(false).redacted(.placeholder)))
    #expect(hidden.contains("class=\"field select neutral\""))
  }

  @Test("radio buttons say which is on, tabs which is selected; redacted, neither does")
  func choices() {
    func radios(_ on: Int) -> some View {
      RadioGroup("Way") { for index in 0..<2 { Radio("R", isOn: index == on, tap) } }
    }
    func tabs(_ on: Int) -> some View {
      Tabs("Parts") { for index in 0..<2 { Tab("T", isSelected: index == on, tap) } }
    }
    #expect(html(radios(0)).contains("role=\"radio\" aria-checked=\"true\""))
    #expect(html(radios(0)).hasPrefix("<div class=\"radios\" role=\"group\" aria-label=\"Way\">"))
    #expect(html(tabs(1)).contains("<a class=\"tab\" role=\"link\" aria-current=\"true\""))
    #expect(text(tabs(1)) == "“Parts”  (T)  (•T)\n")
    for reason in [RedactionReasons.placeholder, .privacy] {
      #expect(
        html(radios(0).redacted(reason).privacySensitive())
          == html(radios(0).redacted(reason).privacySensitive()))
      let (one, other) = (radios(0).privacySensitive(), radios(1).privacySensitive())
      #expect(html(one.redacted(reason)) == html(other.redacted(reason)))
      let (tab, next) = (tabs(0).privacySensitive(), tabs(1).privacySensitive())
      #expect(html(tab.redacted(reason)) == html(next.redacted(reason)))
    }
  }

  @Test("a slider is a control for less, a track and a control for more, within its range")
  func slider() {
    func slider(_ value: Int) -> Slider {
      Slider("Volume", value: value, in: 0...10, step: 4) { Intent($0) }
    }
    let slots = Drawing(of: slider(9)).slots
    #expect(slots.map(\.name) == ["Volume: less", "Volume: more"])
    #expect(slots.map(\.intent) == [Intent(5), Intent(10)])
    #expect(Drawing(of: slider(0)).slots[0].intent == Intent(0))
    #expect(html(slider(9)).contains("<progress aria-label=\"Volume\" value=\"9\" max=\"10\">"))
    #expect(html(slider(3).redacted(.placeholder)) == html(slider(9).redacted(.placeholder)))
    let huge = Slider("V", value: .max, in: .min ... .max, step: .max) { Intent($0) }
    #expect(Drawing(of: huge).slots[1].intent == Intent(Int.max))
    let bare = Slider("Volume", value: 3, in: 0...10, hidesLabel: true) { Intent($0) }
    #expect(html(slider(3)).contains(">Volume</") && html(slider(3)).contains(">3</"))
    #expect(!html(bare).contains(">Volume</") && html(bare).contains(">3</"))
    #expect(Drawing(of: bare).slots[0].name == "Volume: less")
    #expect(html(bare.redacted(.placeholder)) == html(slider(3).redacted(.placeholder)))
    let hidden = slider(3).redacted(.placeholder)
    #expect(html(hidden.disabled()) == html(hidden), "a slider is one control")
  }

  @Test("what belongs together is a fieldset with a legend, and a form with a label is a landmark")
  func groups() {
    #expect(
      html(Fieldset("Where to") { Text("x") })
        == "<fieldset class=\"fieldset\"><legend><span class=\"bold\">Where to</span></legend><p>x</p></fieldset>"
    )
    #expect(html(Form { Text("x") }) == "<div class=\"form\"><p>x</p></div>")
    #expect(
      html(Form("Order") { Text("x") }).hasPrefix(
        "<div class=\"form\" role=\"form\" aria-label=\"Order\">"))
    #expect(!html(Form("Order") { Text("x") }.redacted(.placeholder)).contains("role="))
  }

  @Test("how far something has come is said; redacted, there is a bar that is the same for all")
  func progress() {
    #expect(
      html(Progress("Upload", 3, of: 4)) == """
        <div class="progress"><p class="caption">Upload</p>\
        <progress aria-label="Upload" value="3" max="4"></progress></div>
        """)
    #expect(text(Progress("Upload", 3, of: 4, hidesLabel: true)) == "‹3 of 4: Upload›\n")
    #expect(html(Progress("U", 9, of: 4)).contains("value=\"4\" max=\"4\""))
    #expect(html(Progress("U", -1, of: 0)).contains("value=\"0\" max=\"1\""))
    let hidden = html(Progress("Upload", 3, of: 4).redacted(.placeholder))
    #expect(hidden == html(Progress("Upload", 0, of: 9).redacted(.placeholder)))
    #expect(hidden.contains("<span class=\"bar\" aria-hidden=\"true\" inert></span>"))
    #expect(text(Progress("U", 3, of: 4).redacted(.placeholder)).contains("▒▒▒▒"))
  }

  @Test("what is private does not tell whether its label is for assistive technology only")
  func privateLabels() {
    let boxes = [true, false].map { Checkbox("Fever", isOn: true, hidesLabel: $0, tap) }
    let bars = [true, false].map { Progress("Fever", 3, of: 4, hidesLabel: $0) }
    #expect(html(boxes[0]) != html(boxes[1]) && html(bars[0]) != html(bars[1]))
    let hiddenBoxes = boxes.map { html($0.privacySensitive().redacted(.privacy)) }
    #expect(hiddenBoxes[0] == hiddenBoxes[1])
    let hiddenBars = bars.map { html($0.privacySensitive().redacted(.privacy)) }
    #expect(hiddenBars[0] == hiddenBars[1])
    // While it loads, a row keeps the room that it has.
    #expect(
      html(boxes[0].redacted(.placeholder)).count < html(boxes[1].redacted(.placeholder)).count)
  }

  @Test("a grid says how wide its columns are at least", arguments: ColumnWidth.allCases)
  func grid(columns: ColumnWidth) {
    let name =
      switch columns {
      case .regular: "grid"
      case .narrow: "grid narrow"
      case .wide: "grid wide"
      }
    let grid = Grid(columns: columns, .tight) { Text("x") }
    let spaced = name.replacing("grid", with: "grid tight")
    #expect(html(grid) == "<div class=\"\(spaced)\"><p>x</p></div>")
    #expect(text(grid) == "x\n")
    let keys = ColumnWidth.allCases.map { Drawing(of: Grid(columns: $0) { Text("x") }).key }
    #expect(Set(keys).count == 3)
  }
}
