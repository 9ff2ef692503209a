// Texts on the map, which SVG does not wrap.

import Drawing

extension MapLayout {
  /// How large a text is set.
  enum Size {
    case name
    case small

    var thousandths: Int { self == .name ? 15_000 : 12_500 }
  }

  /// A text in lines that are no wider; it breaks at spaces and behind hyphens, and in a word if it
  /// must.
  func wrapped(_ text: String, width: Int, size: Size) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in Self.pieces(of: text) {
      if !line.isEmpty, Self.width(of: line + piece, size) > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty && piece.first == " " ? String(piece.dropFirst()) : piece
      while Self.width(of: line, size) > width, line.count > 1 {
        var head = line
        while Self.width(of: head, size) > width, head.count > 1 { head.removeLast() }
        lines.append(head)
        line = String(line.dropFirst(head.count))
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// As many of the texts as fit on one line, and how many there are besides.
  func shortened(_ texts: [String], width: Int) -> String {
    var shown = texts[...]
    while true {
      let rest = texts.count - shown.count
      let text = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if shown.count <= 1 || Self.width(of: text, .small) <= width { return text }
      shown.removeLast()
    }
  }

  /// `a-b c` has the pieces `a-`, `b` and ` c`.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if character == " ", !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      if character == "-" {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// About how wide a text is, in units of the map.
  static func width(of text: String, _ size: Size) -> Int {
    let measure = SansMeasure()
    let style = TextStyle(size: 1000, weight: .regular, family: .sans)
    let advances = text.unicodeScalars.reduce(0) { $0 + measure.advance(of: $1, in: style) }
    return advances * size.thousandths / 1000 / TextStyle.unitsPerEm
  }
}
