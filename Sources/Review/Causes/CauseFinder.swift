// Finds out why a frame changed, from what the build and git know.

/// What is known of the causes of changes, and the rules that lead from one to the other.
struct CauseFinder {
  let old: Catalogue
  let new: Catalogue
  /// The files that differ between the base's commit and the work tree; nil if nobody knows.
  let touched: Set<String>?

  /// The cause of a change in a frame that is on both sides.
  func cause(ofChangeIn page: String, assets: [String], _ changes: [Change]) -> Cause {
    guard !changes.isEmpty else { return causeOfAssets(assets) }
    let now = new.pageByName[page]
    let feature = now?.feature ?? ""
    let aspects = Set(changes.map(\.aspect))
    let content = contentChanged(page)
    if content == true, let source = now?.source { return Cause(.content, source) }
    if aspects == [.markup] || old.generator != new.generator { return vitrine }
    if aspects.isSubset(of: [.liveness, .caption]) { return reducer(feature) }
    if content == nil, let source = now?.source,
      aspects.isSubset(of: [.words, .structure, .caption])
    {
      return Cause(.content, source)
    }
    return view(feature)
  }

  /// The cause of a frame's coming or going.
  func cause(ofFateOf page: String) -> Cause {
    let (before, now) = (old.pageByName[page], new.pageByName[page])
    if before == nil || now == nil {
      let source = (now ?? before)?.source
      return source.map { Cause(.content, $0) } ?? Cause(.site, "")
    }
    if contentChanged(page) == true, let source = now?.source { return Cause(.content, source) }
    return reducer(now?.feature ?? "")
  }

  /// The cause of a change that is the same in pages of several features.
  var vitrine: Cause {
    Cause(.vitrine, "", touched(where: { $0.hasPrefix("Sources/") && !$0.contains("/Exhibits/") }))
  }

  private func causeOfAssets(_ assets: [String]) -> Cause {
    let styles = assets.filter { $0.hasSuffix(".css") }
    guard let first = styles.first ?? assets.first else { return vitrine }
    let name = first.parentAndName.name
    let files = touched(where: { $0.parentAndName.name == name })
    return Cause(styles.isEmpty ? .asset : .theme, first, files)
  }

  /// Whether the content file of a page changed; nil if nobody knows.
  private func contentChanged(_ page: String) -> Bool? {
    guard let source = new.pageByName[page]?.source else { return false }
    return touched.map { $0.contains { $0 == source || $0.hasSuffix("/\(source)") } }
  }

  private func reducer(_ feature: String) -> Cause {
    Cause(.reducer, feature, sources(of: feature) { !$0.hasSuffix("View.swift") })
  }

  private func view(_ feature: String) -> Cause {
    let views = sources(of: feature) { $0.hasSuffix("View.swift") }
    return Cause(.view, feature, views.isEmpty ? sources(of: feature) { _ in true } : views)
  }

  /// The touched files of source in a folder that is called as the feature.
  private func sources(of feature: String, _ isFit: (String) -> Bool) -> [String] {
    let name = feature.lowercased()
    if name.isEmpty { return [] }
    return touched { path in
      path.hasSuffix(".swift") && isFit(path)
        && path.lowercased().split(separator: "/").contains { $0 == name || $0 == "\(name).swift" }
    }
  }

  private func touched(where isFit: (String) -> Bool) -> [String] {
    Array((touched ?? []).filter(isFit).sorted().prefix(8))
  }
}

extension Cause {
  fileprivate init(_ kind: Kind, _ subject: String, _ files: [String] = []) {
    self.init(kind: kind, subject: subject, files: files)
  }
}
