// From the YAML above a text to its front matter.

extension FrontMatter {
  static let known = [
    KeyName("title", for: "What the page is called."),
    KeyName("date", for: "When it was written: a day, or a day and a time."),
    KeyName("blurb", "description", "summary", for: "A sentence or two about it."),
    KeyName("image", for: "The path of its picture, from the file."),
    KeyName("tags", for: "What it is filed under."),
    KeyName("language", "lang", for: "The language of the page, if it is not the site's."),
    KeyName("draft", for: "Whether it is built with --drafts only."),
    KeyName("flags", for: "What a reader has done with it so far, as a list."),
    KeyName("favorite", for: "Whether a reader has made it a favourite."),
    KeyName("readLater", for: "Whether a reader has put it aside."),
    KeyName("hidden", for: "Whether a reader has hidden it."),
    KeyName("states", for: "The states that are built, if not all of them."),
    KeyName("latency", for: "How long it takes to arrive: 4s, 250ms."),
    KeyName("outcome", for: "What comes of loading it."),
    KeyName("onboarding", for: "The steps of the walk through the page, or false for none."),
    KeyName("redaction", for: "What a placeholder tells, or more of how the page is redacted."),
  ]

  /// Reads the front matter; what is wrong goes to the findings and leaves its key unsaid.
  init(_ node: YAML, isStrict: Bool, into findings: inout Findings) {
    let fields = Fields(node, known: Self.known, isStrict: isStrict, into: &findings)
    title = fields.words("title", into: &findings)
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
    if outcome == .empty, let node = fields.node("states"),
      let unseen = states?.first(where: { ![.loading, .empty, .failed, .all].contains($0) })
    {
      findings.add(.neverSeen(unseen.rawValue, because: "outcome: empty"), at: node.mark)
    }
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
    if words.count < 2 { return words }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private static func words<Word>() -> [(key: String, value: Word)]
  where Word: RawRepresentable<String> & CaseIterable {
    Word.allCases.map { ($0.rawValue, $0) }
  }
}
