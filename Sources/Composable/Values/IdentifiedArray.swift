// An ordered list whose elements are found by id.

/// Two elements of one list have the same id.
public struct DuplicateID: Error, Hashable, CustomStringConvertible {
  /// The id as text.
  public let id: String

  /// A duplicate of the id with this text.
  package init(id: String) {
    self.id = id
  }

  /// What happened, and what to do.
  public var description: String {
    "The id \(id) is in the list already. Ids must be unique: give the element another one, "
      + "or update the element that has it."
  }
}

/// An ordered collection of elements with unique ids, each found in constant time.
///
/// ```swift
/// var todos = try IdentifiedArray([Todo.State(id: 1), Todo.State(id: 2)])
/// todos[id: 2]?.isComplete = true
/// try todos.insert(Todo.State(id: 2), at: 0)  // throws DuplicateID
/// ```
public struct IdentifiedArray<Element: Identifiable & Hashable & Sendable>: Sendable
where Element.ID: Sendable {
  /// The elements, in their order.
  public private(set) var elements: [Element] = []
  /// The ids, in the order of the elements.
  public private(set) var ids: [Element.ID] = []
  /// Where each element of a long list stands; none where the list is short. A page has few rows, and
  /// each of its states a list of its own: most of what becomes of a tap went into such tables.
  private var positions: [Element.ID: Int] = [:]

  /// As many elements are found at least as fast without a table.
  private static var mostWithoutTable: Int { 16 }

  /// An empty list.
  public init() {}

  /// A list of these elements; an id that comes twice is refused.
  public init(_ elements: some Sequence<Element>) throws(DuplicateID) {
    for element in elements { try append(element) }
  }

  /// A list of these elements, of which the first with an id is kept.
  public init(keepingFirst elements: some Sequence<Element>) {
    ids.reserveCapacity(elements.underestimatedCount)
    self.elements = elements.filter { element in
      let id = element.id
      guard position(of: id) == nil else { return false }
      ids.append(id)
      number(from: ids.count - 1)
      return true
    }
  }

  /// The element with this id; setting `nil` removes it, setting an element replaces it in place.
  ///
  /// An element whose id is another one, or that is not in the list, changes nothing: a list grows
  /// by `append` and `insert`, which can refuse.
  public subscript(id id: Element.ID) -> Element? {
    get { position(of: id).map { elements[$0] } }
    set {
      guard let position = position(of: id) else { return }
      guard let newValue else { return remove(id: id) }
      if newValue.id == id { elements[position] = newValue }
    }
  }

  /// Whether an element has this id, in constant time.
  public func contains(id: Element.ID) -> Bool { position(of: id) != nil }

  /// Where the element with this id stands.
  public func position(of id: Element.ID) -> Int? {
    ids.count <= Self.mostWithoutTable ? ids.firstIndex(of: id) : positions[id]
  }

  /// Adds at the end.
  public mutating func append(_ element: Element) throws(DuplicateID) {
    try insert(element, at: elements.count)
  }

  /// Adds at a position, which is brought into the bounds of the list.
  public mutating func insert(_ element: Element, at position: Int) throws(DuplicateID) {
    let id = element.id
    guard self.position(of: id) == nil else { throw DuplicateID(id: "\(id)") }
    let position = Swift.min(Swift.max(position, 0), elements.count)
    elements.insert(element, at: position)
    ids.insert(id, at: position)
    number(from: position)
  }

  /// Removes the element with this id, if there is one.
  public mutating func remove(id: Element.ID) {
    guard let position = position(of: id) else { return }
    elements.remove(at: position)
    ids.remove(at: position)
    if !positions.isEmpty { positions[id] = nil }
    number(from: position)
  }

  /// Removes every element for which this holds.
  public mutating func removeAll(where condition: (Element) -> Bool) {
    self = IdentifiedArray(keepingFirst: elements.filter { !condition($0) })
  }

  /// Moves the element with this id to a position, counted without the element.
  public mutating func move(id: Element.ID, to position: Int) {
    guard let old = self.position(of: id) else { return }
    let new = Swift.min(Swift.max(position, 0), elements.count - 1)
    guard new != old else { return }
    elements.insert(elements.remove(at: old), at: new)
    ids.insert(ids.remove(at: old), at: new)
    number(from: Swift.min(old, new), through: Swift.max(old, new))
  }

  /// Moves the elements for which this holds behind the others; neither group changes its order.
  public mutating func partitionStably(by belongsAtEnd: (Element) -> Bool) {
    let front = elements.filter { !belongsAtEnd($0) }
    guard front.count < elements.count else { return }
    elements = front + elements.filter(belongsAtEnd)
    // A key path would have to be made anew for each type, each time.
    ids = elements.map { $0.id }
    number(from: 0)
  }

  /// Writes down where elements stand now, to the last one or to another; a list that has just become
  /// long, all of them.
  private mutating func number(from first: Int, through last: Int? = nil) {
    guard ids.count > Self.mostWithoutTable else {
      if !positions.isEmpty { positions = [:] }
      return
    }
    let changed = positions.isEmpty ? 0..<ids.count : first..<(last ?? ids.count - 1) + 1
    for position in changed { positions[ids[position]] = position }
  }
}

extension IdentifiedArray: RandomAccessCollection {
  /// Where the elements begin.
  public var startIndex: Int { 0 }
  /// Where the elements end.
  public var endIndex: Int { elements.count }
  /// The element at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

extension IdentifiedArray: Hashable {
  /// Lists are equal when their elements are, in order.
  public static func == (one: IdentifiedArray, other: IdentifiedArray) -> Bool {
    one.elements == other.elements
  }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
