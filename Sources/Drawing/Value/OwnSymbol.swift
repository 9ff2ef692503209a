// A symbol of a site's own: what is left of an SVG when nothing but its shapes is kept.

/// The shapes of a symbol that a site brought, cleaned. They stand in the HTML of a frame, so nothing
/// of the file is copied but what is known to draw.
package struct OwnSymbol: Hashable, Sendable {
  /// What may be in such an SVG, and how it is painted.
  package static let rule =
    "A symbol is an <svg> with a viewBox, of at most 16 KB, made of paths, circles, ellipses, "
    + "rectangles, lines and polygons; what is painted is painted in the colour of the text."

  /// The part of the plane that is seen: `0 0 24 24`.
  let box: String
  /// The shapes, as markup.
  let shapes: String
  /// What does not belong into a symbol; nothing if it is one.
  let problem: String?
  let place: ViewPlace
  /// What tells it from others in the key of a look.
  let key: UInt64

  /// The symbol that an SVG draws; a sign of warning where it is none.
  init(_ svg: String, place: CodePlace?) {
    var reader = SymbolReader(svg)
    do throws(SymbolReader.Problem) {
      (box, shapes) = try reader.read()
      problem = nil
    } catch {
      box = "0 0 24 24"
      shapes = "<path d=\"\(SymbolName.warning.path)\"/>"
      problem = error.words
    }
    self.place = ViewPlace(place)
    var mixer = KeyMixer()
    mixer.add(box.utf8.span)
    mixer.add(shapes.utf8.span)
    key = mixer.key
  }
}

extension Drawing {
  /// What is wrong with symbols of the site's own, and where each was made.
  package var refusedSymbols: [(problem: String, place: CodePlace?)] {
    symbols.compactMap { symbol in symbol.problem.map { ($0, symbol.place.place) } }
  }
}
