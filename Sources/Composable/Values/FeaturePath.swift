// Where a feature stands in the tree of features.

/// The way from the root feature to one inside it: `todos.todo(3)`.
///
/// Cancellation ids and pending effects carry it, so that two copies of a feature never meet.
package struct FeaturePath: Hashable, Sendable, CustomStringConvertible {
  struct Element: Hashable, Sendable {
    let name: String
    let id: Erased?
  }

  var elements: [Element] = []

  /// The root feature.
  package static let root = FeaturePath()

  func appending(_ element: Element) -> FeaturePath {
    FeaturePath(elements: elements + [element])
  }

  func isInside(_ other: FeaturePath) -> Bool {
    elements.starts(with: other.elements)
  }

  /// The names from the root on, or `root`.
  package var description: String {
    if elements.isEmpty { return "root" }
    return elements.map { element in
      guard let id = element.id else { return element.name }
      return "\(element.name)(\(ValueText.inline(id.value)))"
    }.joined(separator: ".")
  }
}
