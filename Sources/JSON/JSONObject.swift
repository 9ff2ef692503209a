// The members of a JSON object, in the order in which they were put in.

/// The members of a JSON object: looked up by name, walked in the order of insertion.
///
/// Two objects are equal when they have the same members, in whatever order.
package struct JSONObject: Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package var value: JSON
  }

  /// The members in the order of insertion.
  package private(set) var members: [Member] = []
  /// Where each name stands; kept only when there are more members than a scan is good for.
  private var places: [ExactName: Int] = [:]
  private static let scanned = 8

  package init() {}

  /// How many members there are.
  package var count: Int { members.count }

  /// The value of that name. Setting a new name adds it at the end; setting nil removes it.
  package subscript(name: String) -> JSON? {
    get { place(of: name).map { members[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  private func place(of name: String) -> Int? {
    places.isEmpty
      ? members.firstIndex { ExactName($0.name) == ExactName(name) } : places[ExactName(name)]
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if !places.isEmpty {
      places[ExactName(member.name)] = members.count - 1
    } else if members.count > Self.scanned {
      index()
    }
  }

  private mutating func remove(at place: Int) {
    members.remove(at: place)
    places = [:]
    if members.count > Self.scanned { index() }
  }

  private mutating func index() {
    for (place, member) in members.enumerated() { places[ExactName(member.name)] = place }
  }
}

/// A name that is the same only where its bytes are: strings are also where they look the same, and
/// "é" of one scalar and "é" of two are two names.
private struct ExactName: Hashable {
  private let name: String

  init(_ name: String) { self.name = name }

  static func == (one: ExactName, other: ExactName) -> Bool {
    // Most names differ, and that is seen at once.
    one.name == other.name && one.name.utf8.elementsEqual(other.name.utf8)
  }

  // What looks the same has the same hash, which is no more than a rare second look.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in whatever order.
  package static func == (one: JSONObject, other: JSONObject) -> Bool {
    one.count == other.count && one.members.allSatisfy { other[$0.name] == $0.value }
  }

  /// Feeds the members so that their order does not matter.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(members.reduce(0) { $0 ^ $1.hashValue })
  }
}
