// The pen of leaves that are redacted. It has no means to draw a text.

import Type

/// Draws what stands for hidden content: projections, boxes and shapes.
///
/// This is all that a leaf's redaction rule is handed, so a rule that leaks does not compile.
public struct RedactedPen {
  var sketch: Sketch

  init(_ sketch: Sketch) {
    self.sketch = sketch
  }

  /// Draws the projection of a text; of the text itself nothing is kept.
  public mutating func blocks(for text: String, face: Face = Face(), under veil: Veil) {
    blocks(for: sketch.substituted(text).utf8.span, face: face, under: veil)
  }

  /// Draws the projection of a day as it would be written out.
  public mutating func blocks(for day: CalendarDay, face: Face = Face(), under veil: Veil) {
    var text = sketch.scratch
    sketch.scratch = []
    text.removeAll(keepingCapacity: true)
    sketch.dateWords.append(day, to: &text)
    blocks(for: text.span, face: face, under: veil)
    sketch.scratch = text
  }

  /// Draws a box where a picture is: of its size, or, under the constant veil, of one that the view
  /// fixed; if it fixed none, the one block that stands for anything.
  public mutating func box(width: Int, height: Int, isFixed: Bool = false, under veil: Veil) {
    sketch.label = nil
    if veil.projection == .constant && !isFixed { return blocks(for: "", under: veil) }
    sketch.drawing.nodes.append(
      .box(
        width: Int32(clamping: width), height: Int32(clamping: height), veil.look,
        sketch.hiddenSetting))
    count(under: veil)
  }

  /// Draws a shape where a symbol is: the same for all symbols, without colour.
  public mutating func shape(under veil: Veil) {
    sketch.label = nil
    sketch.drawing.nodes.append(.shape(veil.look, sketch.hiddenSetting))
    count(under: veil)
  }

  /// Draws a bar where it is told how far something has come: the same, however far.
  public mutating func bar(under veil: Veil) {
    sketch.label = nil
    sketch.drawing.nodes.append(.bar(veil.look, sketch.hiddenSetting))
    count(under: veil)
  }

  mutating func blocks(
    for utf8: Span<UInt8>, face: Face, under veil: Veil
  ) {
    let start = sketch.drawing.glyphs.count
    var shown = veil.projection == .constant ? Face() : face
    // That something is done with is a state, not a shape.
    shown.isStruck = false
    let style = style(of: shown)
    var projector = Projector(
      veil.projection, typefaces: sketch.typefaces,
      whiteSpace: shown.isCode ? .preserved : .collapsed, style: style)
    let keepsEnds = sketch.setting == .running && veil.projection != .constant && !shown.isCode
    if keepsEnds && utf8.first == UInt8(ascii: " ") { sketch.drawing.glyphs.append(0x20) }
    projector.write(utf8, style: style, into: &sketch.drawing.glyphs)
    projector.finish(into: &sketch.drawing.glyphs)
    if keepsEnds, utf8.last == UInt8(ascii: " "), sketch.drawing.glyphs.last != 0x20 {
      sketch.drawing.glyphs.append(0x20)
    }
    let glyphs = Extent(from: start, to: sketch.drawing.glyphs.count)
    sketch.drawing.nodes.append(
      .blocks(glyphs, veil.projection.tells, shown, veil.look, sketch.hiddenSetting))
    count(under: veil)
  }

  private mutating func count(under veil: Veil) {
    sketch.leaves.redacted += 1
    if veil.projection == .constant { sketch.leaves.veiled += 1 }
  }

  private func style(of face: Face) -> TextStyle {
    let scale = face.scale == .body ? sketch.scale : face.scale
    return TextStyle(
      size: scale.thousandths, weight: face.isBold || scale.isHeading ? .bold : .regular,
      family: face.isCode ? .mono : scale.isHeading ? .text : .sans)
  }
}
