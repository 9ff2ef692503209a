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

  private static let shipped: [StandIn] = [
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

  /// One for each style of each kind of text; for those of a site's own files, as wide and high as these.
  static func all(for files: [FontFile]) -> [StandIn] {
    TextStyle.Family.allCases.flatMap { family in
      let shipped = shipped.filter { $0.family == family }
      let own = files.compactMap { StandIn(for: $0, insteadOf: shipped) }
      return own.isEmpty ? shipped : own
    }
  }

  /// The one for a file of a site's own, told from that for the shipped face of the same style.
  private init?(for file: FontFile, insteadOf shipped: [StandIn]) {
    guard case .own(_, let facts) = file.source, let shaper = Shaper(file.unpacked()),
      let known = shipped.first(where: {
        $0.weight == file.weight && $0.isItalic == file.isItalic
          && FontFile.ownFamily($0.family.rawValue) == file.family
      })
    else { return nil }
    let style = TextStyle(
      weight: file.weight == 700 ? .bold : .regular, family: known.family, isItalic: file.isItalic)
    let usual = Typefaces.shipped[style].advance(of: Self.sample.utf8.span)
    let size = max(known.size * shaper.advance(of: Self.sample.utf8.span) / max(usual, 1), 1)
    func percent(_ height: Int) -> Int {
      max(height, 0) * 100_000_000 / TextStyle.unitsPerEm / size
    }
    self.init(
      known.family, file.weight, file.isItalic, size, percent(facts.ascent), percent(facts.descent))
  }

  /// English, with about as much of each letter as there is in most of it.
  private static let sample = """
    All human beings are born free and equal in dignity and rights. They are endowed with reason and \
    conscience and should act towards one another in a spirit of brotherhood. Everyone has the right \
    to life, liberty and security of person, and to a nationality; no one shall be held in slavery.
    """

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
