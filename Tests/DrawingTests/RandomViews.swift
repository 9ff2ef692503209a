// Random views: a shape, which is public, and the contents that are filled into it.

import Composable
import Drawing

/// The shape of a page: everything about it that is no content.
indirect enum Shape: Sendable {
  case box(Box, [Shape])
  case stack(Spacing, [Shape])
  case list([Shape]), styled([Shape])
  case region(String, Shape)
  case heading(Int, Shape)
  case table([[Shape]])
  case figure(Shape, Shape)
  case text(Face), picture(isFixed: Bool), leaf(Leaf)
  case button(isPlain: Bool, Shape), link(Shape), checkbox(hidesLabel: Bool), picker(Int)
  case textField(hidesLabel: Bool), field(Int), select, radios(Int), tabs(Int)
  case presented(isAlert: Bool, Shape, Shape)
  case disabled(Shape), appearing(Shape), foreign(Shape)

  /// What holds any number of views and needs no more.
  enum Box: CaseIterable, Sendable {
    case row, card, sheet, group, main, header, footer, nav, aside, section, piece
    case paragraph, quote, status, orderedList, grid, form, fieldset
  }

  /// What holds nothing and needs no more.
  enum Leaf: CaseIterable, Sendable {
    case date, code, symbol, toggle, prose, spinner, divider, progress, slider, place
    case ownSymbol
  }

  /// A shape of at most that depth.
  static func random(depth: Int, using random: inout SeededGenerator) -> Shape {
    let isLeaf = depth == 0 || Int.random(in: 0..<4, using: &random) == 0
    return isLeaf ? leaf(using: &random) : container(depth: depth, using: &random)
  }

  private static func leaf(using random: inout SeededGenerator) -> Shape {
    switch Int.random(in: 0..<20, using: &random) {
    case 16: .field(.random(in: 0..<4, using: &random))
    case 17: .select
    case 18: .radios(.random(in: 1...3, using: &random))
    case 19: .tabs(.random(in: 1...3, using: &random))
    case 0: .picture(isFixed: .random(using: &random))
    case 1: .checkbox(hidesLabel: .random(using: &random))
    case 2: .picker(.random(in: 1...3, using: &random))
    case 3: .textField(hidesLabel: .random(using: &random))
    case 4..<12: .leaf(Leaf.allCases.randomElement(using: &random) ?? .date)
    default:
      .text(
        Face(
          Face.Scale.allCases.randomElement(using: &random) ?? .body,
          isBold: .random(using: &random)))
    }
  }

  private static func container(depth: Int, using random: inout SeededGenerator) -> Shape {
    func inner(_ random: inout SeededGenerator) -> Shape {
      .random(depth: depth - 1, using: &random)
    }
    func some(_ random: inout SeededGenerator) -> [Shape] {
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in inner(&random) }
    }
    switch Int.random(in: 0..<22, using: &random) {
    case 18:
      return .presented(isAlert: .random(using: &random), inner(&random), inner(&random))
    case 19: return .styled(some(&random))
    case 0: return .stack(Spacing.allCases.randomElement(using: &random) ?? .tight, some(&random))
    case 1: return .list(some(&random))
    case 2: return .region("region \(Int.random(in: 0..<3, using: &random))", inner(&random))
    case 3: return .heading(.random(in: 1...3, using: &random), inner(&random))
    case 4: return .table([some(&random), some(&random)])
    case 5: return .figure(inner(&random), inner(&random))
    case 6: return .button(isPlain: .random(using: &random), inner(&random))
    case 7: return .link(inner(&random))
    case 8: return .disabled(inner(&random))
    case 9: return .appearing(inner(&random))
    case 10: return .foreign(inner(&random))
    default: return .box(Box.allCases.randomElement(using: &random) ?? .row, some(&random))
    }
  }
}

/// Where the contents of a page come from.
protocol Contents {
  mutating func words() -> String
  /// What is known of a picture or symbol in words: it is hidden as they are.
  mutating func imageWords() -> String
  mutating func day() -> CalendarDay
  /// The width and height of a picture, unless the view fixes them.
  mutating func size() -> (Int, Int)
  /// Which of so many: what a control holds.
  mutating func choice(of count: Int) -> Int
  /// Which of so many: what a symbol shows.
  mutating func look(of count: Int) -> Int
  /// Whether a part that may be disabled is.
  mutating func isDisabled() -> Bool
  /// By which of the site's own styles a part is drawn that has one.
  mutating func style() -> StaticString
}

extension Shape {
  /// The page of this shape that shows these contents.
  func view(_ contents: inout some Contents) -> AnyView {
    AnyView(filled(&contents))
  }

  private func filled(_ contents: inout some Contents) -> any View {
    switch self {
    case .box(let box, let shapes): return box.around(shapes.map { $0.view(&contents) }, &contents)
    case .stack(let spacing, let shapes):
      let views = shapes.map { $0.view(&contents) }
      return Stack(spacing) { views }
    case .list(let shapes):
      let views = shapes.map { $0.view(&contents) }
      return List(contents.words()) { ForEach(views) { view in Item { view } } }
    case .styled(let shapes):
      let views = shapes.map { $0.view(&contents) }
      return Card { views }.style(contents.style())
    case .region(let name, let shape): return shape.view(&contents).region(RegionName(name))
    case .heading(let level, let shape):
      let view = shape.view(&contents)
      return Heading(level) { view }
    case .table(let rows):
      let views = rows.map { row in row.map { $0.view(&contents) } }
      let (column, line) = (contents.words(), contents.words())
      return Table(contents.words()) {
        TableRow { ColumnHeader { Text(column) } }
        for row in views {
          TableRow {
            RowHeader { Text(line) }
            for cell in row { Cell { cell } }
          }
        }
      }
    case .figure(let shape, let caption):
      let (view, words) = (shape.view(&contents), caption.view(&contents))
      return Figure {
        view
        FigureCaption { words }
      }
    case .disabled(let shape):
      let isDisabled = contents.isDisabled()
      return shape.view(&contents).disabled(isDisabled)
    case .appearing(let shape): return shape.view(&contents).onAppear(Intent(1))
    case .foreign(let shape): return shape.view(&contents).language(.japanese)
    case .presented(let isAlert, let shape, let over):
      let (view, sheet) = (shape.view(&contents), over.view(&contents))
      if isAlert { return view.alert(contents.words(), isPresented: true) { sheet } }
      return view.sheet(isPresented: true, label: contents.words()) { sheet }
    default: return leaf(&contents)
    }
  }

  private func leaf(_ contents: inout some Contents) -> any View {
    let isOn = contents.choice(of: 2) == 1
    let tint = Tint.allCases[contents.look(of: Tint.allCases.count)]
    switch self {
    case .text(let face): return Text(contents.words(), face: face).struck(isOn)
    case .picture(let isFixed):
      let (source, words) = (contents.imageWords(), contents.imageWords())
      if isFixed { return Picture(source, alternative: words, fixedWidth: 80, height: 60) }
      let (width, height) = contents.size()
      return Picture(source, alternative: words, width: width, height: height)
    case .button(let isPlain, let shape):
      let (label, words) = (shape.view(&contents), contents.words())
      // Whether a button has chrome is how a page is built; which one it has may be a state.
      let style: ButtonStyle = isPlain ? .plain : isOn ? .prominent : .bordered
      return Button(Intent(1), style: style, isPressed: isOn) { label }
        .tint(tint).label(isOn ? words : nil)
    case .link(let shape):
      let label = shape.view(&contents)
      return Link(Intent(2)) { label }.tint(tint)
    case .checkbox(let hidesLabel):
      return Checkbox(contents.words(), isOn: isOn, hidesLabel: hidesLabel, Intent(4))
    case .picker(let count):
      let selected = contents.choice(of: count)
      let words = (0..<count).map { _ in contents.words() }
      return Picker(contents.words()) {
        for index in 0..<count { Segment(words[index], isSelected: index == selected, Intent(5)) }
      }
    case .textField(let hidesLabel):
      let (label, value) = (contents.words(), contents.value())
      return TextField(
        label, text: value, placeholder: contents.words(), hidesLabel: hidesLabel, edit: Intent(6)
      )
      .struck(isOn)
    case .field(let kind):
      let (label, value, number) = (contents.words(), contents.value(), contents.choice(of: 900))
      let words = contents.words()
      let error = isOn ? words : nil
      switch kind {
      case 0: return TextArea(label, text: value, samples: [value]) { _ in Intent(7) }.error(error)
      case 1:
        return NumberField(label, value: number, samples: [number]) { _ in Intent(7) }.error(error)
      case 2: return SecureField(label, text: value, samples: ["x"]) { _ in Intent(7) }.error(error)
      default:
        let day = isOn ? CalendarDay(daysSince1970: number) : nil
        return DateField(label, day: day, samples: [day]) { _ in Intent(7) }.error(error)
      }
    case .select:
      let (label, choice, error) = (contents.words(), contents.words(), contents.words())
      let words = (0..<contents.choice(of: 4)).map { "\($0)" }
      return Select(label, choice: choice, isOpen: isOn, Intent(8)) {
        for word in words { Option(word, isSelected: isOn, Intent(9)) }
      }
      .error(isOn ? error : nil)
    case .radios(let count):
      let on = contents.choice(of: count)
      let words = (0..<count).map { _ in contents.words() }
      let error = contents.words()
      return RadioGroup(contents.words()) {
        for index in 0..<count { Radio(words[index], isOn: index == on, Intent(10)) }
      }
      .error(isOn ? error : nil)
    case .tabs(let count):
      let on = contents.choice(of: count)
      let words = (0..<count).map { _ in contents.words() }
      return Tabs(contents.words()) {
        for index in 0..<count { Tab(words[index], isSelected: index == on, Intent(11)) }
      }
    case .leaf(.progress):
      return Progress(contents.words(), contents.choice(of: 9), of: 1 + contents.choice(of: 9))
    case .leaf(.slider):
      let value = contents.choice(of: 9)
      return Slider(contents.words(), value: value, in: 0...9) { _ in Intent(12) }
    case .leaf(.place):
      let words = contents.words()
      return Link(words, to: isOn ? .page(words) : .url("https://\(words)"))
    case .leaf(.date): return DateText(contents.day())
    case .leaf(.code): return Code(contents.words())
    case .leaf(.symbol):
      let name = SymbolName.allCases[contents.look(of: SymbolName.allCases.count)]
      return Symbol(name).label(contents.imageWords()).tint(tint)
    case .leaf(.ownSymbol):
      let size = contents.look(of: 90)
      return Symbol(svg: "<svg viewBox='0 0 90 90'><circle r='\(size)'/></svg>")
        .label(contents.imageWords()).tint(tint)
    case .leaf(.toggle): return Toggle(contents.words(), isOn: isOn, Intent(3))
    case .leaf(.prose): return Prose(Note(word: contents.words()))
    case .leaf(.spinner): return Spinner()
    default: return Divider()
    }
  }
}

extension Shape.Box {
  fileprivate func around(_ views: [AnyView], _ contents: inout some Contents) -> any View {
    switch self {
    case .row: return Row { views }
    case .card: return Card { views }
    case .group: return Group { views }
    case .grid: return Grid { views }
    case .form: return Form(contents.words()) { views }
    case .fieldset: return Fieldset(contents.words()) { views }
    case .main: return Main { views }
    case .header: return Header { views }
    case .footer: return Footer { views }
    case .paragraph: return Paragraph { views }
    case .quote: return Quote { views }
    case .status: return Status { views }
    case .sheet: return Sheet(contents.words()) { views }
    case .nav: return Nav(contents.words()) { views }
    case .aside: return Aside(contents.words()) { views }
    case .section: return Section(contents.words()) { views }.title(contents.words())
    case .piece: return Piece(contents.words()) { views }
    case .orderedList:
      return OrderedList(contents.words()) { for view in views { Item { view }.region("row") } }
    }
  }
}

extension Contents {
  mutating func isDisabled() -> Bool { true }
  mutating func style() -> StaticString { "level-1" }

  /// What a text field holds: words that may be of any length, even none.
  fileprivate mutating func value() -> String {
    let all = (0..<4).map { _ in words() }
    return all.prefix(choice(of: 4)).joined(separator: " ")
  }
}
