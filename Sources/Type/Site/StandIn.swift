// What is shown until a face is there.

/// A font of the reader's machine, made as wide and as high as a face that is shipped.
///
/// The figures are those of the common Latin fonts and of those of their widths: how much wider a long
/// English text is in the face, and the face's ascent and descent divided by that.
struct StandIn {
  let family: TextStyle.Family
  let weight: Int
  let isItalic: Bool
  /// In hundredths of a percent.
  let size: Int
  let ascent: Int
  let descent: Int

  static let all: [StandIn] = [
    .init(.text, 400, false, 11148, 10731, 3942), .init(.text, 700, false, 11311, 10576, 3885),
    .init(.text, 400, true, 10434, 11465, 4212), .init(.text, 700, true, 11070, 10807, 3970),
    .init(.sans, 400, false, 10696, 9057, 2258), .init(.sans, 700, false, 10172, 9524, 2374),
    .init(.sans, 400, true, 10696, 9057, 2258), .init(.sans, 700, true, 10173, 9522, 2374),
    .init(.mono, 400, false, 9998, 10202, 3000), .init(.mono, 700, false, 9998, 10202, 3000),
    .init(.mono, 400, true, 9998, 10202, 3000), .init(.mono, 700, true, 9998, 10202, 3000),
  ]

  private init(
    _ family: TextStyle.Family, _ weight: Int, _ isItalic: Bool, _ size: Int, _ ascent: Int,
    _ descent: Int
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.ascent = ascent
    self.descent = descent
  }

  static func familyName(of family: TextStyle.Family) -> String {
    "Vitrine \(family.rawValue) until it is there"
  }

  /// The rule of a stylesheet.
  var rule: String {
    let style = (weight == 700 ? " Bold" : "") + (isItalic ? " Italic" : "")
    let fonts = names.map { "local(\"\($0)\(style)\")" }.joined(separator: ",")
    return "@font-face{font-family:\"\(Self.familyName(of: family))\";font-weight:\(weight);"
      + "font-style:\(isItalic ? "italic" : "normal");src:\(fonts);"
      + "size-adjust:\(percent(size));ascent-override:\(percent(ascent));"
      + "descent-override:\(percent(descent));line-gap-override:0%}\n"
  }

  private var names: [String] {
    switch family {
    case .text: ["Times New Roman", "Liberation Serif"]
    case .sans: ["Arial", "Liberation Sans"]
    case .mono: ["Courier New", "Liberation Mono"]
    }
  }

  private func percent(_ value: Int) -> String {
    "\(value / 100).\(value / 10 % 10)\(value % 10)%"
  }
}
