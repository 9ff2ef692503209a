// Which of the touched sources are whose.

import System

/// The touched sources of a feature: those in a folder that is called as it is, or called so
/// themselves. In order.
struct FeatureSources {
  private(set) var all: [String] = []
  /// Those that draw and do nothing else.
  private(set) var views: [String] = []
  /// All others.
  private(set) var others: [String] = []
  /// Whether all others decide what happens and do nothing else.
  private(set) var isLogic = true

  /// None.
  static let none = FeatureSources()

  fileprivate mutating func add(_ path: String, _ touched: TouchedFiles) {
    all.append(path)
    if touched.isView(path) {
      views.append(path)
    } else {
      others.append(path)
      isLogic = isLogic && touched.isLogic(path)
    }
  }
}

/// The touched sources of all features. Made once, since each frame that changed asks for some.
struct SourceIndex {
  private var byFeature: [String: FeatureSources] = [:]
  /// Those in no folder that is called as a feature.
  private(set) var common: [String] = []

  init(_ touched: TouchedFiles?, of pages: [Catalogue.Page]) {
    guard let touched else { return }
    let features = Set(pages.map { $0.feature.lowercased() })
    for path in touched.sources {
      let words = path.lowercased().pathParts.map(String.init)
      if !words.contains(where: features.contains) { common.append(path) }
      let stems = words.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
      for feature in features.intersection(words + stems) where !feature.isEmpty {
        byFeature[feature, default: .none].add(path, touched)
      }
    }
  }

  /// The touched sources of a feature, in order.
  subscript(feature: String) -> FeatureSources { byFeature[feature.lowercased()] ?? .none }
}
