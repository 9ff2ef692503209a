// The pen of leaves that are drawn as they are.

/// Draws visible content. Only a leaf that nothing hides is handed one.
public struct VisiblePen {
  var redacted: RedactedPen

  init(_ sketch: Sketch) {
    redacted = RedactedPen(sketch)
  }

  /// Draws a text.
  public mutating func text(_ text: String, face: Face = Face()) {
    let span = redacted.sketch.append(text)
    redacted.sketch.drawing.nodes.append(.text(span, face, redacted.sketch.visibleSetting))
    redacted.sketch.countVisible(saying: text)
  }

  /// Draws a day, written out in the language of the page.
  public mutating func date(_ day: CalendarDay, face: Face = Face()) {
    let start = redacted.sketch.drawing.texts.count
    redacted.sketch.dateWords.append(day, to: &redacted.sketch.drawing.texts)
    let span = redacted.sketch.noted(from: start)
    redacted.sketch.drawing.nodes.append(.date(span, day, face, redacted.sketch.visibleSetting))
    redacted.sketch.leaves.visible += 1
    redacted.sketch.leaves.telling += 1
  }

  /// Draws a picture; sources that are neither relative nor `http` are left out.
  public mutating func picture(_ source: String, alternative: String, width: Int, height: Int) {
    picture(source, isFile: false, alternative: alternative, width: width, height: height)
  }

  /// Draws a picture that is a file of the content, by its path below that folder.
  public mutating func picture(
    file: String, alternative: String, width: Int, height: Int, place: CodePlace? = nil
  ) {
    picture(
      file, isFile: true, alternative: alternative, width: width, height: height, place: place)
  }

  private mutating func picture(
    _ source: String, isFile: Bool, alternative: String, width: Int, height: Int,
    place: CodePlace? = nil
  ) {
    let words = redacted.sketch.takeLabel() ?? alternative
    let isSafe = isFile || PictureSource.isSafe(source)
    let picture = PictureContent(
      source: isSafe ? redacted.sketch.append(source) : redacted.sketch.append(""),
      isFile: isFile,
      alternative: redacted.sketch.append(words),
      width: Int32(clamping: width), height: Int32(clamping: height),
      place: ViewPlace(place))
    let index = Int32(truncatingIfNeeded: redacted.sketch.drawing.pictures.count)
    redacted.sketch.drawing.pictures.append(picture)
    redacted.sketch.drawing.nodes.append(.picture(index, redacted.sketch.visibleSetting))
    redacted.sketch.countVisible(saying: words)
  }

  /// Draws how far something has come: so many of so many.
  public mutating func progress(_ value: Int, of total: Int, label: String) {
    let words = redacted.sketch.takeLabel() ?? label
    let whole = Int32(clamping: max(total, 1))
    redacted.sketch.drawing.nodes.append(
      .progress(
        value: min(max(Int32(clamping: value), 0), whole), total: whole,
        label: redacted.sketch.append(words), redacted.sketch.visibleSetting))
    redacted.sketch.countVisible(saying: words)
  }

  /// Draws a symbol, in the colour that is in force.
  public mutating func symbol(_ name: SymbolName) {
    var label = Extent.empty
    let words = redacted.sketch.takeLabel()
    if let words { label = redacted.sketch.append(words) }
    redacted.sketch.drawing.nodes.append(
      .symbol(name, redacted.sketch.tint, label: label, redacted.sketch.visibleSetting))
    redacted.sketch.countVisible(saying: words)
  }
  /// Draws a symbol of one's own, in the colour that is in force: the shapes of an SVG.
  public mutating func symbol(svg: String, place: CodePlace? = nil) {
    let symbol = OwnSymbol(svg, place: place)
    var label = Extent.empty
    let words = redacted.sketch.takeLabel()
    if let words { label = redacted.sketch.append(words) }
    let index = Int32(truncatingIfNeeded: redacted.sketch.drawing.symbols.count)
    redacted.sketch.drawing.symbols.append(symbol)
    redacted.sketch.drawing.nodes.append(
      .ownSymbol(index, redacted.sketch.tint, label: label, redacted.sketch.visibleSetting))
    redacted.sketch.countVisible(saying: words)
  }
}
