// The classes of scalars that line breaking goes by (UAX 14).

import CICU

/// What a scalar does to the line around it. Scripts whose breaks need a dictionary (Thai, Khmer)
/// are taken as alphabetic, so their text breaks at spaces only.
package enum LineBreakClass: UInt8, Sendable {
  case alphabetic, numeric, hebrew, ideographic
  case open, close, closeParenthesis, quoteOpening, quoteClosing, quote
  case exclamation, infix, slash, nonStarter, inseparable
  case prefix, postfix, hyphen, trueHyphen, breakAfter, breakBefore, dash
  case glue, wordJoiner, zeroWidthSpace, combining, joiner
  case hangulLead, hangulVowel, hangulTail, hangul, regional, emojiBase, emojiModifier

  /// The class of a scalar, as ICU has it.
  package init(_ scalar: Unicode.Scalar) {
    let lowered = scalar.value | 0x20
    if scalar.value < 0x80, lowered >= 0x61, lowered <= 0x7A {
      self = .alphabetic
      return
    }
    let property = UInt32(cicu_property(UChar32(scalar.value), UCHAR_LINE_BREAK))
    self =
      switch ULineBreak(rawValue: property) {
      case U_LB_NUMERIC: .numeric
      case U_LB_HEBREW_LETTER: .hebrew
      // Small kana begin lines where nothing stricter is asked for, as browsers have it.
      case U_LB_IDEOGRAPHIC, U_LB_CONDITIONAL_JAPANESE_STARTER: .ideographic
      case U_LB_OPEN_PUNCTUATION: .open
      case U_LB_CLOSE_PUNCTUATION: .close
      case U_LB_CLOSE_PARENTHESIS: .closeParenthesis
      case U_LB_QUOTATION: Self.quote(scalar)
      case U_LB_EXCLAMATION: .exclamation
      case U_LB_INFIX_NUMERIC: .infix
      case U_LB_BREAK_SYMBOLS: .slash
      case U_LB_NONSTARTER: .nonStarter
      case U_LB_INSEPARABLE: .inseparable
      case U_LB_PREFIX_NUMERIC: .prefix
      case U_LB_POSTFIX_NUMERIC: .postfix
      case U_LB_HYPHEN: .hyphen
      case U_LB_BREAK_AFTER: Self.isHyphen(scalar) ? .trueHyphen : .breakAfter
      case U_LB_BREAK_BEFORE: .breakBefore
      case U_LB_BREAK_BOTH: .dash
      case U_LB_GLUE: .glue
      case U_LB_WORD_JOINER: .wordJoiner
      case U_LB_ZWSPACE: .zeroWidthSpace
      case U_LB_COMBINING_MARK: .combining
      case U_LB_ZWJ: .joiner
      case U_LB_JL: .hangulLead
      case U_LB_JV: .hangulVowel
      case U_LB_JT: .hangulTail
      case U_LB_H2, U_LB_H3: .hangul
      case U_LB_REGIONAL_INDICATOR: .regional
      case U_LB_E_BASE: .emojiBase
      case U_LB_E_MODIFIER: .emojiModifier
      default: .alphabetic
      }
  }

  private static func quote(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.properties.generalCategory {
    case .initialPunctuation: .quoteOpening
    case .finalPunctuation: .quoteClosing
    default: .quote
    }
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010, 0x2012, 0x2013, 0x58A, 0x5BE: true
    default: false
    }
  }
}
