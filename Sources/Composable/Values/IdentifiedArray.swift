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
  /// An element, once for all lists that it stands in. A state is kept while the next one is made of it, so
  /// each change of an element copies its list: then one reference each is copied, whatever an element is of.
  private final class Kept: Sendable {
    let element: Element

    init(_ element: Element) { self.element = element }
  }

  private var kept: [Kept] = []
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
    kept.reserveCapacity(elements.underestimatedCount)
    for element in elements { keep(Kept(element)) }
  }

  /// The element with this id; setting `nil` removes it, setting an element replaces it in place.
  ///
  /// An element whose id is another one, or that is not in the list, changes nothing: a list grows
  /// by `append` and `insert`, which can refuse.
  public subscript(id id: Element.ID) -> Element? {
    get { position(of: id).map { kept[$0].element } }
    set {
      guard let position = position(of: id) else { return }
      guard let newValue else { return remove(id: id) }
      if newValue.id == id { kept[position] = Kept(newValue) }
    }
  }

  /// The elements, in their order.
  public var elements: [Element] { kept.map { $0.element } }

  /// Whether an element has this id, in constant time.
  public func contains(id: Element.ID) -> Bool { position(of: id) != nil }

  /// Where the element with this id stands.
  public func position(of id: Element.ID) -> Int? {
    ids.count <= Self.mostWithoutTable ? ids.firstIndex(of: id) : positions[id]
  }

  /// Adds at the end.
  public mutating func append(_ element: Element) throws(DuplicateID) {
    try insert(element, at: kept.count)
  }

  /// Adds at a position, which is brought into the bounds of the list.
  public mutating func insert(_ element: Element, at position: Int) throws(DuplicateID) {
    let id = element.id
    guard self.position(of: id) == nil else { throw DuplicateID(id: "\(id)") }
    let position = Swift.min(Swift.max(position, 0), kept.count)
    kept.insert(Kept(element), at: position)
    ids.insert(id, at: position)
    number(from: position)
  }

  /// Removes the element with this id, if there is one.
  public mutating func remove(id: Element.ID) {
    guard let position = position(of: id) else { return }
    kept.remove(at: position)
    ids.remove(at: position)
    if !positions.isEmpty { positions[id] = nil }
    number(from: position)
  }

  /// Removes every element for which this holds.
  public mutating func removeAll(where condition: (Element) -> Bool) {
    var left = IdentifiedArray()
    for kept in kept where !condition(kept.element) { left.keep(kept) }
    self = left
  }

  /// Moves the element with this id to a position, counted without the element.
  public mutating func move(id: Element.ID, to position: Int) {
    guard let old = self.position(of: id) else { return }
    let new = Swift.min(Swift.max(position, 0), kept.count - 1)
    guard new != old else { return }
    kept.insert(kept.remove(at: old), at: new)
    ids.insert(ids.remove(at: old), at: new)
    number(from: Swift.min(old, new), through: Swift.max(old, new))
  }

  /// Moves the elements for which this holds behind the others; neither group changes its order.
  public mutating func partitionStably(by belongsAtEnd: (Element) -> Bool) {
    let front = kept.filter { !belongsAtEnd($0.element) }
    guard front.count < kept.count else { return }
    kept = front + kept.filter { belongsAtEnd($0.element) }
    ids = kept.map { $0.element.id }
    number(from: 0)
  }

  /// Adds at the end, unless there is one of that id.
  private mutating func keep(_ element: Kept) {
    let id = element.element.id
    guard position(of: id) == nil else { return }
    kept.append(element)
    ids.append(id)
    number(from: ids.count - 1)
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
  public var endIndex: Int { kept.count }
  /// The element at a position.
  public subscript(position: Int) -> Element { kept[position].element }
}

extension IdentifiedArray: Hashable {
  /// Lists are equal when their elements are, in order.
  public static func == (one: IdentifiedArray, other: IdentifiedArray) -> Bool {
    one.kept.count == other.kept.count
      && zip(one.kept, other.kept).allSatisfy { $0 === $1 || $0.element == $1.element }
  }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kept.count)
    for kept in kept { hasher.combine(kept.element) }
  }
}
