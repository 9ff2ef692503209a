// The classes of scalars that line breaking goes by (UAX 14).

import CUnicode

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
    let value = Int(cunicode_line_break(scalar.value))
    self =
      switch value < Self.byValue.count ? Self.byValue[value] : .alphabetic {
      case .quote: Self.quote(scalar)
      case .breakAfter: Self.isHyphen(scalar) ? .trueHyphen : .breakAfter
      case let other: other
      }
  }

  /// The classes by ICU's numbers for them.
  private static let byValue = names().map { LineBreakClass(named: $0) }

  /// The class that Unicode calls by two or three letters.
  private init(named name: String) {
    self =
      switch name {
      case "NU": .numeric
      case "HL": .hebrew
      // Small kana begin lines where nothing stricter is asked for, as browsers have it.
      case "ID", "CJ": .ideographic
      case "OP": .open
      case "CL": .close
      case "CP": .closeParenthesis
      case "QU": .quote
      case "EX": .exclamation
      case "IS": .infix
      case "SY": .slash
      case "NS": .nonStarter
      case "IN": .inseparable
      case "PR": .prefix
      case "PO": .postfix
      case "HY": .hyphen
      case "BA": .breakAfter
      case "BB": .breakBefore
      case "B2": .dash
      case "GL": .glue
      case "WJ": .wordJoiner
      case "ZW": .zeroWidthSpace
      case "CM": .combining
      case "ZWJ": .joiner
      case "JL": .hangulLead
      case "JV": .hangulVowel
      case "JT": .hangulTail
      case "H2", "H3": .hangul
      case "RI": .regional
      case "EB": .emojiBase
      case "EM": .emojiModifier
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
