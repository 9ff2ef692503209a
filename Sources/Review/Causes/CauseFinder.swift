// Finds out why a frame changed, from what the build and git know.

/// What git and the outputs tell, and the rules that lead from a change to its cause.
struct CauseFinder {
  private let old: Catalogue
  private let new: Catalogue
  /// What differs between the base's commit and the work tree; nil if nobody knows.
  private let touched: TouchedFiles?
  /// The features of which a page is as it was.
  private let steady: Set<String>
  /// What the build stands on and has another version now.
  private let dependencies: [String]
  /// The touched files of content: paths as the pages know them, and as git does.
  let contents: [(path: String, file: String)]
  /// The causes that are one file of content each.
  let eachContent: [Cause]
  /// The touched content as one cause, nil if none was; each file by itself is its own.
  let anyContent: Cause?
  /// The cause of a change that is the same in pages of several features.
  let common: Cause
  private let sources: SourceIndex
  /// The content files of pages that were touched, as the pages know them.
  private let touchedContent: Set<String>
  /// The touched files that a theme is made of.
  private let themeFiles: [String]
  /// The touched files by their last words, in order.
  private let filesByName: [String: [String]]

  /// A file of content that was renamed is touched twice, and told by its new name: `renamed` has the
  /// old names.
  init(
    old: Catalogue, new: Catalogue, touched: TouchedFiles?, renamed: Set<String>,
    steady: Set<String>
  ) {
    (self.old, self.new, self.touched, self.steady) = (old, new, touched, steady)
    var before = touched?.pins.base ?? DependencyVersions()
    var now = touched?.pins.head ?? DependencyVersions()
    // An output of a time when they were not told yet says nothing of a change.
    if !old.libraries.isEmpty && !new.libraries.isEmpty {
      before.add(libraries: old.libraries)
      now.add(libraries: new.libraries)
    }
    dependencies = now.changes(since: before)
    let all = Set((old.pages + new.pages).compactMap(\.source))
    let paths = (touched?.paths ?? []).sorted()
    let documents = all.subtracting(renamed).union(["site.yaml"])
    contents = paths.compactMap { file in
      Self.ends(of: file).first(where: documents.contains).map { ($0, file) }
    }
    touchedContent = Set(paths.flatMap { Self.ends(of: $0).filter(all.contains) })
    eachContent = contents.map { Cause(.content, $0.path) }
    anyContent = Self.one(contents)
    filesByName = Dictionary(grouping: paths, by: \.parentAndName.name)
    themeFiles = paths.filter { path in
      path.parentAndName.name == "site.yaml"
        || [".css", ".woff2", ".woff", ".ttf", ".otf"].contains(where: path.hasSuffix)
    }
    sources = SourceIndex(touched, of: old.pages + new.pages)
    common =
      dependencies.isEmpty
      ? Cause(.vitrine, "", sources.common)
      : Cause(.dependency, dependencies.joined(separator: "; "))
  }

  /// A path, and what is left of it without its first folder, the first two, and so on.
  private static func ends(of path: String) -> [String] {
    var ends = [path]
    var rest = path.utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      rest = rest[rest.index(after: slash)...]
      ends.append(String(Substring(rest)))
    }
    return ends
  }

  /// Files of content as one cause.
  private static func one(_ contents: [(path: String, file: String)]) -> Cause? {
    guard let first = contents.first else { return nil }
    if contents.count == 1 { return Cause(.content, first.path) }
    let rest = contents.count == 2 ? contents[1].path : "\(contents.count - 1) other files"
    return Cause(.content, "\(first.path) and \(rest)", contents.map(\.file))
  }

  /// Whether git tells which files were touched.
  var knowsSources: Bool { touched != nil }

  /// The causes of a change in a frame that is on both sides, as far as files and aspects tell.
  func reasons(
    ofChangeIn page: String, assets: [String], _ changes: [Change]
  ) -> [Reason] {
    let files = causes(ofAssets: assets)
    if changes.isEmpty {
      return (files.isEmpty ? [common] : files).map { Reason(cause: $0, changes: []) }
    }
    let reasons = reasons(ofWordsIn: page, changes)
    // A new version writes another theme, too.
    let isCommon = reasons.contains { $0.cause == common }
    return reasons
      + files.filter { !isCommon || $0.kind == .asset }.map { Reason(cause: $0, changes: []) }
  }

  private func reasons(ofWordsIn page: String, _ changes: [Change]) -> [Reason] {
    func all(_ cause: Cause) -> [Reason] { [Reason(cause: cause, changes: changes)] }
    let now = new.pageByName[page]
    let feature = feature(of: page)
    let aspects = Set(changes.map(\.aspect))
    let content = contentChanged(page)
    if content == true, let source = now?.source { return all(Cause(.content, source)) }
    if aspects == [.markup] || isOfAnotherVersion { return all(common) }
    let sources = sources[feature]
    if !sources.all.isEmpty { return reasons(sources, feature, changes) }
    if !dependencies.isEmpty { return all(common) }
    if let other = otherContent(aspects) { return all(other) }
    // What was touched belongs to no feature by its name, as in a site of a few files.
    if now?.source == nil, !self.sources.common.isEmpty {
      return all(Cause(.feature, feature, self.sources.common))
    }
    // Nobody knows: what is read comes from the content, where there is some, and what can be done
    // from the logic.
    func isRead(_ change: Change) -> Bool {
      content == nil && now?.source != nil
        && [.opened, .closed, .words, .structure, .caption, .markup].contains(change.aspect)
    }
    let rest = changes.filter { !isRead($0) }
    let isDone = Set(rest.map(\.aspect)).isSubset(of: [.liveness, .caption])
    return [
      Reason(cause: Cause(isDone ? .reducer : .view, feature), changes: rest),
      Reason(cause: Cause(.content, now?.source ?? ""), changes: changes.filter(isRead)),
    ].filter { !$0.changes.isEmpty }
  }

  /// The causes among the touched sources of a feature: where both its view and its logic were, what
  /// can be done comes from the logic and what is seen from the view.
  private func reasons(
    _ sources: FeatureSources, _ feature: String, _ changes: [Change]
  ) -> [Reason] {
    let (views, others) = (sources.views, sources.others)
    if others.isEmpty { return [Reason(cause: Cause(.view, feature, views), changes: changes)] }
    if views.isEmpty {
      let kind = sources.isLogic ? Cause.Kind.reducer : .feature
      return [Reason(cause: Cause(kind, feature, others), changes: changes)]
    }
    func isDone(_ change: Change) -> Bool {
      change.aspect == .liveness || change.aspect == .caption
    }
    return [
      Reason(cause: Cause(.view, feature, views), changes: changes.filter { !isDone($0) }),
      Reason(cause: Cause(.reducer, feature, others), changes: changes.filter(isDone)),
    ].filter { !$0.changes.isEmpty }
  }

  /// Whether one side was made by another version than the other, as far as both tell.
  private var isOfAnotherVersion: Bool {
    !old.generator.isEmpty && !new.generator.isEmpty && old.generator != new.generator
  }

  /// The cause of a frame's coming or going.
  func cause(ofFateOf page: String) -> Cause {
    let (before, now) = (old.pageByName[page], new.pageByName[page])
    if before == nil || now == nil {
      let source = (now ?? before)?.source
      return source.map { Cause(.content, $0) } ?? Cause(.site, "")
    }
    if contentChanged(page) == true, let source = now?.source { return Cause(.content, source) }
    let feature = now?.feature ?? ""
    if sources[feature].all.isEmpty, let other = otherContent([.words]) { return other }
    return reducer(feature)
  }

  /// The cause of a change in a page whose own file and feature nobody touched: what it shows of
  /// other files of the content. Where sources were touched that belong to no feature, only words
  /// that changed surely come from the content.
  private func otherContent(_ aspects: Set<Change.Aspect>) -> Cause? {
    guard aspects.contains(.words) || sources.common.isEmpty else { return nil }
    return anyContent
  }

  /// What went and came in the words of each touched file of content.
  var wordsOfContents: [Cause: WordShift] {
    guard let touched else { return [:] }
    let shifts = touched.words(of: contents.map(\.file))
    return Dictionary(zip(eachContent, shifts)) { one, _ in one }
  }

  /// The feature that a page shows; empty if nobody knows.
  func feature(of page: String) -> String {
    (new.pageByName[page] ?? old.pageByName[page])?.feature ?? ""
  }

  /// The content file that a page was made from, as a cause.
  func ownContent(of page: String) -> Cause? {
    (new.pageByName[page] ?? old.pageByName[page])?.source.map { Cause(.content, $0) }
  }

  /// The causes among changed files of a drawing: each picture is one, and the theme with its fonts.
  private func causes(ofAssets assets: [String]) -> [Cause] {
    let pictures = assets.filter(Self.isPicture)
    let others = assets.filter { !Self.isPicture($0) }
    let theme = others.first { $0.hasSuffix(".css") } ?? others.first
    return ([theme].compactMap { $0 } + pictures).map { path -> Cause in
      let isTheme = path.hasSuffix(".css")
      let written = isTheme ? themeFiles.filter { !$0.hasSuffix(path) } : []
      return Cause(
        isTheme ? .theme : .asset, path,
        written.isEmpty ? filesByName[path.parentAndName.name] ?? [] : written)
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"].contains(where: path.hasSuffix)
  }

  /// Whether the content file of a page changed; nil if nobody knows.
  private func contentChanged(_ page: String) -> Bool? {
    guard let source = new.pageByName[page]?.source else { return false }
    if knowsSources { return touchedContent.contains(source) }
    // What draws another page of the feature as it did is not what changed.
    return steady.contains(feature(of: page)) && !isOfAnotherVersion ? true : nil
  }

  private func reducer(_ feature: String) -> Cause {
    let sources = sources[feature]
    return Cause(.reducer, feature, sources.others.isEmpty ? sources.all : sources.others)
  }
}

extension Cause {
  /// A cause, with as many files as a reader takes in.
  fileprivate init(_ kind: Kind, _ subject: String, _ files: [String] = []) {
    self.init(kind: kind, subject: subject, files: Array(files.prefix(8)))
  }
}
