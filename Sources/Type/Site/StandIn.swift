// What is shown until a face is there.

/// A font of the reader's machine, made as wide and as high as the face that a site is set in.
///
/// Words are as wide as they are on the average; a space, of which blocks have as many as text has, is as
/// wide as it will be. The figures are those of the common Latin fonts and of those of their widths.
struct StandIn {
  let family: TextStyle.Family
  let weight: Int
  let isItalic: Bool
  /// How much wider the words of a long English text are in the face, in hundredths of a percent.
  let words: Int
  /// The same of a space.
  let space: Int
  /// How far the face reaches above and below the line, in hundredths of a percent of the em.
  let ascent: Int
  let descent: Int

  private static let shipped: [StandIn] = [
    .init(.text, 400, false, words: 11066, space: 11719, 11963, 4395),
    .init(.text, 700, false, words: 11240, space: 11719, 11963, 4395),
    .init(.text, 400, true, words: 10231, space: 11719, 11963, 4395),
    .init(.text, 700, true, words: 10963, space: 11719, 11963, 4395),
    .init(.sans, 400, false, words: 10740, space: 10123, 9688, 2415),
    .init(.sans, 700, false, words: 10440, space: 8348, 9688, 2415),
    .init(.sans, 400, true, words: 10740, space: 10123, 9688, 2415),
    .init(.sans, 700, true, words: 10440, space: 8348, 9688, 2415),
    .init(.mono, 400, false, words: 10000, space: 10000, 10200, 3000),
    .init(.mono, 700, false, words: 10000, space: 10000, 10200, 3000),
    .init(.mono, 400, true, words: 10000, space: 10000, 10200, 3000),
    .init(.mono, 700, true, words: 10000, space: 10000, 10200, 3000),
  ]

  private init(
    _ family: TextStyle.Family, _ weight: Int, _ isItalic: Bool, words: Int, space: Int,
    _ ascent: Int, _ descent: Int
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.words = words
    self.space = space
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
    let usual = Typefaces.shipped[style]
    func ratio(_ known: Int, _ text: String, _ usual: Int) -> Int {
      max(known * shaper.advance(of: text.utf8.span) / max(usual, 1), 1)
    }
    func percent(_ height: Int) -> Int { max(height, 0) * 10_000 / TextStyle.unitsPerEm }
    self.init(
      known.family, file.weight, file.isItalic,
      words: ratio(known.words, Self.sample, usual.advance(of: Self.sample.utf8.span)),
      space: ratio(known.space, " ", usual.space), percent(facts.ascent), percent(facts.descent))
  }

  /// English, with about as much of each letter as there is in most of it.
  private static let sample = """
    All human beings are born free and equal in dignity and rights. They are endowed with reason and \
    conscience and should act towards one another in a spirit of brotherhood. Everyone has the right \
    to life, liberty and security of person, and to a nationality; no one shall be held in slavery.
    """.filter { $0 != " " }

  static func familyName(of family: TextStyle.Family) -> String {
    "Vitrine \(family.rawValue) until it is there"
  }

  /// The rules of a stylesheet. Of two that both are for a space, the later holds.
  var rules: String {
    rule(size: words, range: "")
      + (words == space ? "" : rule(size: space, range: ";unicode-range:U+20,U+A0"))
  }

  private func rule(size: Int, range: String) -> String {
    let style = (weight == 700 ? " Bold" : "") + (isItalic ? " Italic" : "")
    let fonts = names.map { "local(\"\($0)\(style)\")" }.joined(separator: ",")
    return "@font-face{font-family:\"\(Self.familyName(of: family))\";font-weight:\(weight);"
      + "font-style:\(isItalic ? "italic" : "normal");src:\(fonts);"
      + "size-adjust:\(percent(size));ascent-override:\(percent(ascent * 10_000 / size));"
      + "descent-override:\(percent(descent * 10_000 / size));line-gap-override:0%\(range)}\n"
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
