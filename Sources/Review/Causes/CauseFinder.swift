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
    let documents = Set((old.pages + new.pages).compactMap(\.source)).subtracting(renamed)
    contents = (touched?.paths ?? []).sorted().compactMap { file in
      Self.content(file, among: documents).map { ($0, file) }
    }
  }

  /// The path of a touched file below the content, if it is one of its files.
  private static func content(_ file: String, among documents: Set<String>) -> String? {
    var path = file[...]
    while true {
      if documents.contains(String(path)) || path == "site.yaml" { return String(path) }
      guard let slash = path.firstIndex(of: "/") else { return nil }
      path = path[path.index(after: slash)...]
    }
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
    let sources = sources(of: feature)
    if sources.isEmpty, !dependencies.isEmpty { return all(common) }
    if sources.isEmpty, let other = otherContent(aspects) { return all(other) }
    if let touched, !sources.isEmpty { return reasons(sources, feature, touched, changes) }
    // Nobody knows: what is read comes from the content, where there is some, and what can be done
    // from the logic.
    func isRead(_ change: Change) -> Bool {
      content == nil && now?.source != nil
        && [.words, .structure, .caption, .markup].contains(change.aspect)
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
    _ sources: [String], _ feature: String, _ touched: TouchedFiles, _ changes: [Change]
  ) -> [Reason] {
    let views = sources.filter(touched.isView)
    let others = sources.filter { !touched.isView($0) }
    if others.isEmpty { return [Reason(cause: Cause(.view, feature, views), changes: changes)] }
    if views.isEmpty {
      let kind = others.allSatisfy(touched.isLogic) ? Cause.Kind.reducer : .feature
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
    if sources(of: feature).isEmpty, let other = otherContent([.words]) { return other }
    return reducer(feature)
  }

  /// The cause of a change in a page whose own file and feature nobody touched: what it shows of
  /// other files of the content. Where sources were touched that belong to no feature, only words
  /// that changed surely come from the content.
  private func otherContent(_ aspects: Set<Change.Aspect>) -> Cause? {
    guard aspects.contains(.words) || commonSources.isEmpty else { return nil }
    return anyContent
  }

  /// The touched content as one cause, nil if none was; each file by itself is its own.
  var anyContent: Cause? {
    guard let first = contents.first else { return nil }
    if contents.count == 1 { return Cause(.content, first.path) }
    let rest = contents.count == 2 ? contents[1].path : "\(contents.count - 1) other files"
    return Cause(.content, "\(first.path) and \(rest)", contents.map(\.file))
  }

  /// The causes that are one file of content each.
  var eachContent: [Cause] { contents.map { Cause(.content, $0.path) } }

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

  /// The touched sources that are no feature's own.
  private var commonSources: [String] {
    let features = Set((old.pages + new.pages).map { $0.feature.lowercased() })
    return (touched?.sources ?? []).filter { path in
      !path.lowercased().split(separator: "/").contains { features.contains(String($0)) }
    }
  }

  /// The cause of a change that is the same in pages of several features.
  var common: Cause {
    if !dependencies.isEmpty { return Cause(.dependency, dependencies.joined(separator: "; ")) }
    return Cause(.vitrine, "", commonSources)
  }

  /// The causes among changed files of a drawing: each picture is one, and the theme with its fonts.
  private func causes(ofAssets assets: [String]) -> [Cause] {
    let pictures = assets.filter(Self.isPicture)
    let others = assets.filter { !Self.isPicture($0) }
    let theme = others.first { $0.hasSuffix(".css") } ?? others.first
    return ([theme].compactMap { $0 } + pictures).map { path in
      let name = path.parentAndName.name
      let files = (touched?.paths ?? []).filter { $0.parentAndName.name == name }.sorted()
      return Cause(path.hasSuffix(".css") ? .theme : .asset, path, files)
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"].contains(where: path.hasSuffix)
  }

  /// Whether the content file of a page changed; nil if nobody knows.
  private func contentChanged(_ page: String) -> Bool? {
    guard let source = new.pageByName[page]?.source else { return false }
    if let touched { return touched.paths.contains { $0 == source || $0.hasSuffix("/\(source)") } }
    // What draws another page of the feature as it did is not what changed.
    return steady.contains(feature(of: page)) && !isOfAnotherVersion ? true : nil
  }

  private func reducer(_ feature: String) -> Cause {
    let sources = sources(of: feature)
    let logic = sources.filter { touched?.isView($0) != true }
    return Cause(.reducer, feature, logic.isEmpty ? sources : logic)
  }

  /// The touched files of source in a folder that is called as the feature, or called so themselves.
  private func sources(of feature: String) -> [String] {
    let name = feature.lowercased()
    if name.isEmpty { return [] }
    return (touched?.sources ?? []).filter { path in
      path.lowercased().split(separator: "/").contains { $0 == name || $0 == "\(name).swift" }
    }
  }
}

extension Cause {
  /// A cause, with as many files as a reader takes in.
  fileprivate init(_ kind: Kind, _ subject: String, _ files: [String] = []) {
    self.init(kind: kind, subject: subject, files: Array(files.prefix(8)))
  }
}
