// The classes of scalars that line breaking goes by (UAX 14), for the scripts that are set here.

/// What a scalar does to the line around it. Scripts whose breaks need a dictionary (Thai, Khmer)
/// are taken as alphabetic, so their text breaks at spaces only.
enum LineBreakClass: UInt8, Sendable {
  case alphabetic, numeric, hebrew, ideographic
  case open, close, closeParenthesis, quoteOpening, quoteClosing, quote
  case exclamation, infix, slash, nonStarter, inseparable
  case prefix, postfix, hyphen, trueHyphen, breakAfter, breakBefore, dash
  case glue, wordJoiner, zeroWidthSpace, combining, joiner
  case hangulLead, hangulVowel, hangulTail, hangul, regional, emojiBase, emojiModifier

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    self =
      if value < 0x80 {
        Self.ofASCII(UInt8(value))
      } else if let listed = Self.listed[value] {
        listed
      } else if value < 0x3000 || value > 0xFAFF {
        Self.byCategory(scalar)
      } else {
        Self.eastAsian(scalar)
      }
  }

  private static func ofASCII(_ byte: UInt8) -> Self {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .close
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    default: .alphabetic
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x3400...0x9FFF: .ideographic
    case 0xAC00...0xD7A3: .hangul
    case 0xD7B0...0xD7C6: .hangulVowel
    case 0xD7CB...0xD7FB: .hangulTail
    case 0xA4D0...0xABFF, 0xE000...0xF8FF: byCategory(scalar)
    default:
      switch byCategory(scalar) {
      case .alphabetic, .numeric: .ideographic
      case let other: other
      }
    }
  }

  @inline(never)
  private static func byCategory(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D...0xFB4F: return .hebrew
    case 0x1100...0x115F, 0xA960...0xA97C: return .hangulLead
    case 0x1160...0x11A7: return .hangulVowel
    case 0x11A8...0x11FF: return .hangulTail
    case 0x1F1E6...0x1F1FF: return .regional
    case 0x1F3FB...0x1F3FF: return .emojiModifier
    default: break
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .open
    case .closePunctuation: return .close
    case .initialPunctuation: return .quoteOpening
    case .finalPunctuation: return .quoteClosing
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: return .combining
    case .currencySymbol: return .prefix
    case .decimalNumber where scalar.value < 0xFF00: return .numeric
    default: break
    }
    if scalar.properties.isEmojiModifierBase { return .emojiBase }
    return isIdeographic(scalar) ? .ideographic : .alphabetic
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0xFE30...0xFE6B, 0xFF01...0xFF9D, 0xFFA0...0xFFDC,
      0xFFE2...0xFFE4, 0x16FE0...0x1B2FB, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// The scalars whose class does not follow from their block or category.
  private static let listed: [UInt32: Self] = {
    var classes: [UInt32: Self] = [:]
    for (scalars, value) in exceptions {
      for scalar in scalars.unicodeScalars { classes[scalar.value] = value }
    }
    for value in 0x20A8...0x20B5 as ClosedRange<UInt32> { classes[value] = .prefix }
    return classes
  }()

  private static let exceptions: [(String, Self)] = [
    ("¡¿⸘", .open), ("、。﹐﹒，．｡､", .close), ("\u{FE11}\u{FE12}", .close),
    ("\u{61B}\u{61D}\u{61E}\u{61F}\u{6D4}\u{FE15}\u{FE16}❢❣﹖﹗！？", .exclamation),
    ("\u{37E}\u{589}\u{60C}\u{60D}\u{2044}\u{FE10}\u{FE13}\u{FE14}", .infix),
    ("‼‽⁇⁈⁉々〜〻〼゛゜ゝゞ゠・ヽヾ﹔﹕：；･ﾞﾟ", .nonStarter),
    ("․‥…⋯\u{FE19}", .inseparable),
    ("¢°‰‱′″‴‵‶‷₧₶₻₾⃀℃℉﷼﹪％￠\u{609}\u{60A}\u{60B}\u{66A}", .postfix),
    ("±№−∓", .prefix), ("\u{2010}\u{2012}\u{2013}\u{58A}\u{5BE}", .trueHyphen),
    ("\u{AD}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}", .breakAfter),
    ("\u{2008}\u{2009}\u{200A}‧⁖⁘⁙⁚⁛⁝⁞\u{205F}\u{3000}", .breakAfter),
    ("´ˈˌ˟", .breakBefore), ("—⸺⸻", .dash),
    ("\u{A0}\u{34F}\u{2007}\u{2011}\u{202F}", .glue), ("\u{2060}\u{FEFF}", .wordJoiner),
    ("\u{200B}", .zeroWidthSpace), ("\u{200D}", .joiner),
  ]
}
