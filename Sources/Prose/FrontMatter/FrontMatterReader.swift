// From the YAML above a text to its front matter.

extension FrontMatter {
  private static let known = [
    KeyName("title"), KeyName("date"), KeyName("blurb", "description", "summary"),
    KeyName("image"), KeyName("tags"), KeyName("language", "lang"), KeyName("draft"),
    KeyName("flags"), KeyName("favorite"), KeyName("readLater"), KeyName("hidden"),
    KeyName("states"), KeyName("latency"), KeyName("outcome"), KeyName("onboarding"),
    KeyName("redaction"),
  ]

  /// Reads the front matter; what is wrong goes to the findings and leaves its key unsaid.
  init(_ node: YAML, isStrict: Bool, into findings: inout Findings) {
    let fields = Fields(node, known: Self.known, isStrict: isStrict, into: &findings)
    title = Self.title(fields, into: &findings)
    moment = Self.moment(fields, into: &findings)
    blurb = fields.text("blurb", "description", "summary", into: &findings)
    if let text = fields.text("image", into: &findings), let node = fields.node("image") {
      image = Located(text: text, mark: node.mark)
    }
    tags = Self.unique(fields.texts("tags", into: &findings))
    language = LanguageTag.read(fields, ["language", "lang"], into: &findings)
    isDraft = fields.flag("draft", into: &findings) ?? false
    flags = Self.flags(fields, into: &findings)
    states = fields.choices("states", among: Self.words(), into: &findings)
    latency = fields.milliseconds("latency", into: &findings)
    outcome = fields.choice("outcome", among: Self.words(), into: &findings)
    onboarding = AuthoredStep.read(fields, isStrict: isStrict, into: &findings)
    redaction = RedactionDefaults.read(fields, isStrict: isStrict, into: &findings)
    let published = fields.unknown.filter { entry in
      entry.key.lowercased() == "published" && Self.isNo(entry.value)
    }
    for entry in published where !isDraft { findings.add(.notPublished, at: entry.keyPlace) }
    PrivacyWish.check(
      fields.unknown.filter { $0.key.lowercased() != "published" }, into: &findings)
    for entry in fields.unknown { custom[entry.key] = entry.value.texts }
  }

  /// A title of nothing but white space is none.
  private static func title(_ fields: Fields, into findings: inout Findings) -> String? {
    let title = fields.text("title", into: &findings)
    return title?.contains { !$0.isWhitespace } == true ? title : nil
  }

  private static func moment(_ fields: Fields, into findings: inout Findings) -> Moment? {
    guard let text = fields.text("date", into: &findings), let node = fields.node("date") else {
      return nil
    }
    if let date = Moment(text) { return date }
    findings.add(.notADate(text), at: node.mark)
    return nil
  }

  private static func flags(_ fields: Fields, into findings: inout Findings) -> Set<Flag> {
    let listed: [Flag]? = fields.choices("flags", among: words(), into: &findings)
    var flags = Set(listed ?? [])
    for flag in Flag.allCases {
      switch fields.flag(flag.rawValue, into: &findings) {
      case true?: flags.insert(flag)
      case false?: flags.remove(flag)
      case nil: break
      }
    }
    return flags
  }

  /// Whether a value is one of the words for no.
  private static func isNo(_ value: YAML) -> Bool {
    guard case .scalar(let text, isPlain: true) = value.content else { return false }
    return ["false", "no", "off"].contains(text.lowercased())
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private static func words<Word>() -> [(key: String, value: Word)]
  where Word: RawRepresentable<String> & CaseIterable {
    Word.allCases.map { ($0.rawValue, $0) }
  }
}
