// Where a feature stands in the tree of features.

/// The way from the root feature to one inside it: `todos.todo(3)`.
///
/// Cancellation ids and pending effects carry it, so that two copies of a feature never meet.
package struct FeaturePath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way, and what tells it from others.
  ///
  /// Cases that are made where they are used all have the name of what they stand in, which is
  /// `body`. So the part of the state that the feature is run on belongs to it, where there is a key
  /// path, and where in the source the case is made: two parts or two cases, two features.
  package struct Element: Sendable {
    let name: String
    /// Whether it stands for all of its name.
    private var isAny = false
    private(set) var id: Erased?
    /// Which child it was that stood there, where another can take its place. It is said of what the child
    /// has started, and of nothing else.
    fileprivate(set) var child: Erased?
    private let part: (AnyKeyPath & Sendable)?
    private var place = 0

    package init(name: String) {
      self.name = name
      part = nil
    }

    /// The step to the feature behind a case of an action.
    init<Action, Value>(
      of action: Case<Action, Value>, part: (AnyKeyPath & Sendable)? = nil
    ) {
      name = action.name
      self.part = part
      place = action.place
    }

    /// All that can stand there under a name.
    package static func any(named name: String) -> Element {
      var element = Element(name: name)
      element.isAny = true
      return element
    }

    /// Whether another one is this one, or one of those that it stands for: where no child is named, that
    /// is any child.
    func covers(_ other: Element) -> Bool {
      isAny ? name == other.name : isSamePlace(as: other) && (child == nil || child == other.child)
    }

    fileprivate func isSamePlace(as other: Element) -> Bool {
      // One and the same key path mostly: to compare them by what they lead through takes long.
      name == other.name && id == other.id && isAny == other.isAny && place == other.place
        && (part === other.part || part == other.part)
    }

    fileprivate func feedPart(into hasher: inout Hasher) {
      hasher.combine(isAny ? -1 : place)
      hasher.combine(part)
      hasher.combine(child)
    }

    /// The same for one of several that can stand there.
    func of(_ id: Erased) -> Element {
      var element = self
      element.id = id
      return element
    }
  }

  var elements: [Element] = []

  /// The root feature.
  package static let root = FeaturePath()

  func appending(_ element: Element) -> FeaturePath {
    FeaturePath(elements: elements + [element])
  }

  /// Says which child it is that stands at a place of it.
  mutating func name(_ child: Erased, at place: Int) {
    if elements.indices.contains(place) { elements[place].child = child }
  }

  /// Feeds what its hash leaves out, for keys that nobody compares.
  func feedParts(into hasher: inout Hasher) {
    for element in elements { element.feedPart(into: &hasher) }
  }

  func isInside(_ other: FeaturePath) -> Bool {
    elements.starts(with: other.elements) { $1.covers($0) }
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

extension FeaturePath.Element: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.isSamePlace(as: other) && one.child == other.child
  }

  /// Feeds the name and the id; few have these in common, and a key path is slow to feed. This is for
  /// tables, which compare as well.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(id)
  }
}
