// Finds out why a frame changed, from what the build and git know.

/// What git and the outputs tell, and the rules that lead from a change to its cause.
struct CauseFinder {
  private let old: Catalogue
  private let new: Catalogue
  /// What differs between the base's commit and the work tree; nil if nobody knows.
  private let touched: TouchedFiles?
  /// What the build stands on and has another version now.
  private let dependencies: [String]
  /// The touched files of content: paths as the pages know them, and as git does.
  private let contents: [(path: String, file: String)]

  init(old: Catalogue, new: Catalogue, touched: TouchedFiles?) {
    (self.old, self.new, self.touched) = (old, new, touched)
    var before = touched?.pins.base ?? DependencyVersions()
    var now = touched?.pins.head ?? DependencyVersions()
    // An output of a time when they were not told yet says nothing of a change.
    if !old.libraries.isEmpty && !new.libraries.isEmpty {
      before.add(libraries: old.libraries)
      now.add(libraries: new.libraries)
    }
    dependencies = now.changes(since: before)
    let documents = Set((old.pages + new.pages).compactMap(\.source))
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

  /// The cause of a change in a frame that is on both sides.
  func cause(ofChangeIn page: String, assets: [String], _ changes: [Change]) -> Cause {
    guard !changes.isEmpty else { return causeOfAssets(assets) }
    let now = new.pageByName[page]
    let feature = now?.feature ?? ""
    let aspects = Set(changes.map(\.aspect))
    let content = contentChanged(page)
    if content == true, let source = now?.source { return Cause(.content, source) }
    if aspects == [.markup] || isOfAnotherVersion { return common }
    let sources = sources(of: feature)
    if sources.isEmpty, !dependencies.isEmpty { return common }
    if sources.isEmpty, let other = otherContent(aspects) { return other }
    if let touched, !sources.isEmpty {
      if sources.allSatisfy(touched.isView) { return Cause(.view, feature, sources) }
      if sources.allSatisfy(touched.isLogic) { return Cause(.reducer, feature, sources) }
    }
    if aspects.isSubset(of: [.liveness, .caption]) { return reducer(feature) }
    if content == nil, let source = now?.source,
      aspects.isSubset(of: [.words, .structure, .caption])
    {
      return Cause(.content, source)
    }
    let views = sources.filter { touched?.isView($0) ?? false }
    return Cause(.view, feature, views.isEmpty ? sources : views)
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
    guard let first = contents.first else { return nil }
    guard aspects.contains(.words) || commonSources.isEmpty else { return nil }
    if contents.count == 1 { return Cause(.content, first.path) }
    let rest = contents.count == 2 ? contents[1].path : "\(contents.count - 1) other files"
    return Cause(.content, "\(first.path) and \(rest)", contents.map(\.file))
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

  private func causeOfAssets(_ assets: [String]) -> Cause {
    let styles = assets.filter { $0.hasSuffix(".css") }
    guard let first = styles.first ?? assets.first else { return common }
    let name = first.parentAndName.name
    let files = (touched?.paths ?? []).filter { $0.parentAndName.name == name }.sorted()
    return Cause(styles.isEmpty ? .asset : .theme, first, files)
  }

  /// Whether the content file of a page changed; nil if nobody knows.
  private func contentChanged(_ page: String) -> Bool? {
    guard let source = new.pageByName[page]?.source else { return false }
    return touched.map { $0.paths.contains { $0 == source || $0.hasSuffix("/\(source)") } }
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
