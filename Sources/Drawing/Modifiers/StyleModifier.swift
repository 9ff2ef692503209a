// Classes by which a stylesheet of the site's own meets elements.

/// A view that is one element of the page, to which a style can be given.
public protocol StyledView: View {}

extension StyledView {
  /// Lets a stylesheet of the site's own meet the element, under the name with `own-` before it.
  ///
  /// ```swift
  /// Card { Text("Gold") }.style("medal")  // .own-medal { border-color: gold; }
  /// ```
  ///
  /// The name is written in the source, so that nothing of a state can be in it. Where privacy hides
  /// what is in the element, it has no style: which one it was could tell.
  public consuming func style(_ name: StaticString) -> ModifiedView<Self> {
    modified(.style(StyleName.normal(name.description)))
  }
}

extension ModifiedView: StyledView where Content: StyledView {}

extension Stack: StyledView {}
extension Row: StyledView {}
extension Grid: StyledView {}
extension Card: StyledView {}
extension Main: StyledView {}
extension Header: StyledView {}
extension Footer: StyledView {}
extension Nav: StyledView {}
extension Aside: StyledView {}
extension Section: StyledView {}
extension Piece: StyledView {}
extension Sheet: StyledView {}
extension List: StyledView {}
extension OrderedList: StyledView {}
extension Item: StyledView {}
extension Paragraph: StyledView {}
extension Quote: StyledView {}
extension Status: StyledView {}
extension Heading: StyledView {}
extension Table: StyledView {}
extension TableRow: StyledView {}
extension Cell: StyledView {}
extension ColumnHeader: StyledView {}
extension RowHeader: StyledView {}
extension Figure: StyledView {}
extension FigureCaption: StyledView {}
extension Form: StyledView {}
extension Fieldset: StyledView {}
extension Tabs: StyledView {}
extension Picker: StyledView {}

/// What a style may be called.
private enum StyleName {
  /// Letters, digits and lines, as class names have them; anything else is a line.
  static func normal(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          byte
        default: UInt8(ascii: "-")
        }
      }, as: UTF8.self)
  }
}

extension Canvas {
  /// Gives a style to the element that was drawn from there on; regions and languages around it are no
  /// part of what is seen.
  mutating func style(_ name: String, at start: Int) {
    if textVeil?.projection == .constant { return }
    var place = start
    while place < sketch.drawing.nodes.count,
      case .open(var element) = sketch.drawing.nodes[place]
    {
      if element.kind.isRegion || element.kind == .foreign {
        place += 1
        continue
      }
      guard element.style == 0 else { return }
      let known = sketch.drawing.styles.firstIndex(of: name)
      let index = known ?? sketch.drawing.styles.count
      if known == nil { sketch.drawing.styles.append(name) }
      element.style = UInt16(truncatingIfNeeded: index + 1)
      sketch.drawing.nodes[place] = .open(element)
      return
    }
  }
}

extension Drawing {
  /// By what name a stylesheet meets an element, if it does.
  func style(of element: Element) -> String? {
    let index = Int(element.style) - 1
    return styles.indices.contains(index) ? styles[index] : nil
  }
}
