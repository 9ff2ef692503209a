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
    /// Whether its id is that of a child whose place another can take. Only what a child has started is told
    /// from that of others by it, and nothing is called by it.
    fileprivate var isOfChild = false
    private(set) var id: Erased?
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

    /// Whether another one is this one, or one of those that it stands for: without an id, all that can
    /// stand there.
    func covers(_ other: Element) -> Bool {
      name == other.name && (isAny || (id == nil || id == other.id) && hasPart(of: other))
    }

    fileprivate func hasPart(of other: Element) -> Bool {
      // One and the same key path mostly: to compare them by what they lead through takes long.
      place == other.place && (part === other.part || part == other.part)
    }

    fileprivate func feedPart(into hasher: inout Hasher) {
      hasher.combine(isAny ? -1 : place)
      hasher.combine(part)
    }

    /// The same for one of several that can stand there.
    func of(_ id: Erased) -> Element {
      var element = self
      element.id = id
      return element
    }

    fileprivate mutating func name(_ child: Erased) {
      id = child
      isOfChild = true
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
    if elements.indices.contains(place) { elements[place].name(child) }
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
      guard let id = element.id, !element.isOfChild else { return element.name }
      return "\(element.name)(\(ValueText.inline(id.value)))"
    }.joined(separator: ".")
  }
}

extension FeaturePath.Element: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.id == other.id && one.isAny == other.isAny
      && one.hasPart(of: other)
  }

  /// Feeds the name and the id; few have these in common, and a key path is slow to feed. This is for
  /// tables, which compare as well.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(id)
  }
}
