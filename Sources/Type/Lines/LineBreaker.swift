// Where a line may end: the rules of UAX 14 in the order of their numbers, and the pairs of ASCII
// for which browsers go by a table of their own (no break after a slash, one after `?` and `-`).

/// Says before which scalars of a text a line may break, as the text streams by.
package struct LineBreaker: Sendable {
  private var last: LineBreakClass?
  /// The class before that, and the scalars themselves where the rules for ASCII need them.
  private var beforeLast: LineBreakClass?
  private var lastScalar: Unicode.Scalar = " "
  private var scalarBefore: Unicode.Scalar = " "
  private var isLastWide = false
  private var isBeforeLastWide = false
  /// Whether the last scalars are a number that punctuation may go on.
  private var isInNumber = false
  private var regionals = 0

  /// A breaker at the start of a text.
  package init() {}

  /// Takes a scalar that is no white space and says whether a line may break before it; `next`
  /// is the scalar behind it, asked for only where a rule looks that far.
  package mutating func mayBreak(
    before scalar: Unicode.Scalar, of kind: LineBreakClass, next: () -> Unicode.Scalar?
  ) -> Bool {
    let isWide = EastAsianWidth.isEastAsian(scalar)
    guard let last else {
      take(kind == .combining ? .alphabetic : kind, scalar, isWide: isWide)
      return false
    }
    if (kind == .combining || kind == .joiner) && last != .zeroWidthSpace {
      if kind == .joiner { self.last = .joiner }
      lastScalar = scalar
      return false
    }
    let breaks =
      lastScalar.value <= 0x7E && scalar.value <= 0x7E
      ? ASCIIBreaks.isOpportunity(
        after: UInt8(lastScalar.value), before: UInt8(scalar.value),
        behind: UInt8(truncatingIfNeeded: min(scalarBefore.value, 0x7F)))
      : !joins(last, kind, isWide: isWide, next: next)
    take(kind, scalar, isWide: isWide)
    return breaks
  }

  /// White space has come: a line may break after it, whatever comes.
  package mutating func space() {
    self = LineBreaker()
  }

  /// Whether an ASCII letter may come without any rule being asked: at the start of a word, or
  /// behind another one.
  package var joinsLetter: Bool {
    last == nil
      || last == .alphabetic && lastScalar.value < 0x80
        && ASCIIBreaks.isLetter(UInt8(lastScalar.value))
  }

  /// ASCII letters have come where ``joinsLetter`` said so.
  package mutating func letters(upTo letter: UInt8, behind: UInt8?) {
    scalarBefore = behind.map { Unicode.Scalar($0) } ?? lastScalar
    beforeLast = behind == nil ? last : .alphabetic
    lastScalar = Unicode.Scalar(letter)
    last = .alphabetic
    isLastWide = false
    isBeforeLastWide = false
    isInNumber = false
  }

  /// Whether nothing has come since the start of the text, or since white space.
  package var isAtStart: Bool { last == nil }

  /// A whole word has come, at the start or behind white space, of bytes that cling to each other.
  package mutating func word(_ word: Span<UInt8>) {
    self = LineBreaker()
    guard word.count > 0 else { return }
    lastScalar = Unicode.Scalar(word[word.count - 1])
    last = LineBreakClass(lastScalar)
    isInNumber = Self.endsInNumber(word)
    guard word.count > 1 else { return }
    scalarBefore = Unicode.Scalar(word[word.count - 2])
    beforeLast = LineBreakClass(scalarBefore)
  }

  private static func endsInNumber(_ word: Span<UInt8>) -> Bool {
    var index = word.count - 1
    while index >= 0 {
      switch LineBreakClass(Unicode.Scalar(word[index])) {
      case .numeric: return true
      case .infix, .slash: index -= 1
      default: return false
      }
    }
    return false
  }

  private mutating func take(_ kind: LineBreakClass, _ scalar: Unicode.Scalar, isWide: Bool) {
    isInNumber = kind == .numeric || isInNumber && (kind == .infix || kind == .slash)
    regionals = kind == .regional ? regionals + 1 : 0
    (beforeLast, last) = (last, kind)
    (scalarBefore, lastScalar) = (lastScalar, scalar)
    (isBeforeLastWide, isLastWide) = (isLastWide, isWide)
  }

  /// Whether no line ends between two scalars, neither of them white space.
  private func joins(
    _ one: LineBreakClass, _ two: LineBreakClass, isWide: Bool, next: () -> Unicode.Scalar?
  ) -> Bool {
    if two == .zeroWidthSpace { return true }
    if one == .zeroWidthSpace { return false }
    if one == .joiner || one == .wordJoiner || two == .wordJoiner || one == .glue { return true }
    if two == .glue { return one != .breakAfter && one != .hyphen && one != .trueHyphen }
    if two.isNeverFirst || one == .open { return true }
    if one.isClose && two == .nonStarter || one == .dash && two == .dash { return true }
    if joinsQuote(one, two, isWide: isWide, next: next) { return true }
    if joinsHyphen(one, two) || two == .breakAfter || two == .nonStarter || one == .breakBefore {
      return true
    }
    if one == .slash && two == .hebrew || two == .inseparable { return true }
    return joinsWord(one, two) || joinsNumber(one, two, next: next)
      || joinsCluster(one, two, isWide: isWide)
  }

  private func joinsQuote(
    _ one: LineBreakClass, _ two: LineBreakClass, isWide: Bool, next: () -> Unicode.Scalar?
  ) -> Bool {
    if two == .quote || two == .quoteClosing || one == .quote || one == .quoteOpening {
      return true
    }
    // Between East Asian letters a quotation mark clings to what it quotes only.
    if two == .quoteOpening {
      return !isLastWide || !(next().map(EastAsianWidth.isEastAsian) ?? false)
    }
    return one == .quoteClosing && (!isWide || !isBeforeLastWide)
  }

  private func joinsHyphen(_ one: LineBreakClass, _ two: LineBreakClass) -> Bool {
    if two == .hyphen || two == .trueHyphen { return true }
    guard one == .hyphen || one == .trueHyphen else { return false }
    return switch beforeLast {
    case nil, .glue, .zeroWidthSpace: two == .alphabetic || two == .hebrew  // a word begins with it
    case .hebrew: two != .hebrew
    default: false
    }
  }

  private func joinsWord(_ one: LineBreakClass, _ two: LineBreakClass) -> Bool {
    switch (one, two) {
    case (.numeric, .alphabetic), (.numeric, .hebrew), (.alphabetic, .numeric),
      (.hebrew, .numeric), (.numeric, .numeric):
      true
    case (.prefix, .ideographic), (.prefix, .emojiBase), (.prefix, .hangul): true
    case (.ideographic, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix),
      (.hangul, .postfix):
      true
    case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix),
      (.alphabetic, .postfix), (.prefix, .hebrew), (.postfix, .hebrew), (.hebrew, .prefix),
      (.hebrew, .postfix):
      true
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrew), (.hebrew, .alphabetic),
      (.hebrew, .hebrew), (.infix, .alphabetic), (.infix, .hebrew):
      true
    default: false
    }
  }

  private func joinsNumber(
    _ one: LineBreakClass, _ two: LineBreakClass, next: () -> Unicode.Scalar?
  ) -> Bool {
    switch (one, two) {
    case (.numeric, .postfix), (.numeric, .prefix), (.prefix, .numeric), (.postfix, .numeric): true
    case (.prefix, .open), (.postfix, .open):
      next().map { LineBreakClass($0) == .numeric } ?? false
    case (.hyphen, .numeric), (.infix, .numeric): true
    case (.slash, .numeric), (.infix, .prefix), (.infix, .postfix): isInNumber
    case (.closeParenthesis, .postfix), (.closeParenthesis, .prefix): beforeLast == .numeric
    default: false
    }
  }

  private func joinsCluster(
    _ one: LineBreakClass, _ two: LineBreakClass, isWide: Bool
  ) -> Bool {
    switch (one, two) {
    case (.hangulLead, .hangulLead), (.hangulLead, .hangulVowel), (.hangulLead, .hangul),
      (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTail), (.hangul, .hangulVowel),
      (.hangul, .hangulTail), (.hangulTail, .hangulTail):
      true
    case (.alphabetic, .open), (.hebrew, .open), (.numeric, .open): !isWide
    case (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric),
      (.closeParenthesis, .hebrew):
      !isLastWide
    case (.regional, .regional): regionals % 2 == 1
    case (.emojiBase, .emojiModifier): true
    default: false
    }
  }
}

extension LineBreakClass {
  fileprivate var isNeverFirst: Bool {
    switch self {
    case .close, .closeParenthesis, .exclamation, .slash, .infix: true
    default: false
    }
  }

  fileprivate var isClose: Bool { self == .close || self == .closeParenthesis }
}

/// The opportunities between two printing ASCII characters. Chromium and Safari decide these by a
/// table rather than by UAX 14; the test "lines end where the browser ends them" compares.
package enum ASCIIBreaks {
  static func isOpportunity(after one: UInt8, before two: UInt8, behind: UInt8) -> Bool {
    switch one {
    case UInt8(ascii: "-"):
      // A minus sign stays with its number; a hyphen between letters or digits does not.
      isDigit(two) ? isDigit(behind) || isLetter(behind) : !isBound(two) && two != UInt8(ascii: "$")
    case UInt8(ascii: "?"): !isBound(two) && two != UInt8(ascii: "\"") && two != UInt8(ascii: "'")
    default: isOpening(two) && endsBeforeOpening(one)
    }
  }

  /// Whether a printing character clings to others of its kind on both sides, whichever they are. What
  /// does not may begin or end a line, and is looked at with its neighbours.
  static func clings(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "?"),
      UInt8(ascii: "["), UInt8(ascii: "{"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// What no line begins with: `!),./:;?]}`.
  private static func isBound(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "!", ")", ",", ".", "/", ":", ";", "?", "]", "}": true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "(", "<", "[", "{": true
    default: false
    }
  }

  private static func endsBeforeOpening(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "!", "\"", "#", "%", "&", ")", "*", "+", ",", ".", ":", ";", "=", ">", "\\", "]", "|", "}",
      "~":
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Where a run of letters ends.
  package static func endOfLetters(in utf8: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < utf8.count, isLetter(utf8[end]) { end &+= 1 }
    return end
  }

  package static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
