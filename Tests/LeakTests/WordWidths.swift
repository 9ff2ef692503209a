// How wide words are, as a reader of the source can measure them with the site's own fonts.

import Type

@testable import Drawing

/// The widths of all words of a vocabulary, in the units of the skeleton font.
struct WordWidths {
  static let styles = [
    SeenStyle(), SeenStyle(isBold: true), SeenStyle(isItalic: true),
    SeenStyle(isBold: true, isItalic: true), SeenStyle(isCode: true),
  ]
  static let halfEm = SkeletonGlyphs.halfEm
  static let em = 2 * SkeletonGlyphs.halfEm

  /// By style and word.
  private(set) var of: [SeenStyle: [Int]] = [:]
  /// By style and width: the words of that width.
  private(set) var words: [SeenStyle: [Int: [Int]]] = [:]

  init(_ vocabulary: [String]) {
    for style in Self.styles {
      let widths = vocabulary.map { Self.width(Array($0.utf8), style) }
      of[style] = widths
      var words: [Int: [Int]] = [:]
      for (word, width) in widths.enumerated() { words[width, default: []].append(word) }
      self.words[style] = words
    }
  }

  /// How wide a word is.
  static func width(_ word: [UInt8], _ style: SeenStyle) -> Int {
    Typefaces.shipped[style.text].advance(of: word.span)
  }

  /// How wide a space is, which is the same between blocks.
  static func space(_ style: SeenStyle) -> Int {
    Typefaces.shipped[style.text].space
  }
}

extension SeenStyle {
  /// What prose is set in so.
  var text: TextStyle {
    isCode
      ? TextStyle(family: .mono)
      : TextStyle(weight: isBold ? .bold : .regular, family: .text, isItalic: isItalic)
  }
}
