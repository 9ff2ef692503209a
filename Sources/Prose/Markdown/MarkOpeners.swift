// Where something may begin that looks like a mark: looked for in all words, so it has to be fast.

import Drawing

/// The places of a text at which stands what opens a comment or a tag, or looks like it, in order.
///
/// Most texts have none of the three bytes, and those are looked for many at a time. An exclamation
/// mark that ends a sentence is none.
struct MarkOpeners: Sequence, IteratorProtocol {
  private let text: ArraySlice<UInt8>
  private var less: Int
  private var wide: Int
  private var bang: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    less = Self.place(of: Self.less, in: text.span, from: 0)
    wide = Self.place(of: Self.wide, in: text.span, from: 0)
    bang = Self.placeOfBang(in: text.span, from: 0)
  }

  mutating func next() -> Int? {
    let place = Swift.min(less, wide, bang)
    if place == text.count { return nil }
    if place == less {
      less = Self.place(of: Self.less, in: text.span, from: place + 1)
    } else if place == wide {
      wide = Self.place(of: Self.wide, in: text.span, from: place + 1)
    } else {
      bang = Self.placeOfBang(in: text.span, from: place + 1)
    }
    return text.startIndex + place
  }

  private static func place(of byte: UInt8, in text: Span<UInt8>, from start: Int) -> Int {
    text.firstIndex(of: byte, from: start) ?? text.count
  }

  private static func placeOfBang(in text: Span<UInt8>, from start: Int) -> Int {
    var place = place(of: bang, in: text, from: start)
    while place + 1 < text.count, text[place + 1] == 0x20 || text[place + 1] == 0x0A {
      place = self.place(of: bang, in: text, from: place + 1)
    }
    return place
  }

  private static var less: UInt8 { UInt8(ascii: "<") }
  /// The first byte of characters of other widths.
  private static var wide: UInt8 { 0xEF }
  private static var bang: UInt8 { UInt8(ascii: "!") }
}

extension MarkOpeners {
  /// Which of them can be in the words of a text, told from how it is written.
  enum Kinds {
    case none
    case onlyLess
    case all

    init(in text: Span<UInt8>) {
      let hasOthers =
        text.firstIndex(of: MarkOpeners.wide) != nil || Self.mayBeEncoded(in: text)
        || Self.hasBang(text)
      let hasLess = text.firstIndex(of: MarkOpeners.less) != nil
      self = hasOthers ? .all : hasLess ? .onlyLess : .none
    }

    /// Whether one may be written as an entity: by its number, or as `&lt;`, `&LT;` or `&excl;`.
    private static func mayBeEncoded(in text: Span<UInt8>) -> Bool {
      var start = 0
      while let index = text.firstIndex(of: UInt8(ascii: "&"), from: start) {
        start = index + 1
        if start < text.count, "#lLe".utf8.contains(text[start]) { return true }
      }
      return false
    }

    /// Whether there is an exclamation mark that ends no sentence and begins no picture.
    private static func hasBang(_ text: Span<UInt8>) -> Bool {
      var start = 0
      while let index = text.firstIndex(of: MarkOpeners.bang, from: start) {
        start = index + 1
        if start < text.count, !" \n[".utf8.contains(text[start]) { return true }
      }
      return false
    }
  }

  /// Whether there is any of some kinds, in words that still come in pieces: what follows the last
  /// byte of them may be anything.
  static func are(_ kinds: Kinds, in words: Span<UInt8>) -> Bool {
    switch kinds {
    case .none: false
    case .onlyLess: words.firstIndex(of: less) != nil
    case .all:
      words.firstIndex(of: less) != nil || words.firstIndex(of: wide) != nil
        || placeOfBang(in: words, from: 0) < words.count
    }
  }
}
