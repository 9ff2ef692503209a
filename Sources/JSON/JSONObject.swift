// The members of a JSON object, in the order in which they were put in.

/// The members of a JSON object: looked up by name, walked in the order of insertion.
///
/// Two objects are equal when they have the same members, in whatever order.
public struct JSONObject: Sendable {
  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public var value: JSON
  }

  /// The members in the order of insertion.
  public private(set) var members: [Member] = []
  /// Where each name stands; kept only when there are more members than a scan is good for.
  private var places: [String: Int] = [:]
  private static let scanned = 8

  /// An object without members.
  public init() {}

  /// How many members there are.
  public var count: Int { members.count }

  /// The value of that name. Setting a new name adds it at the end; setting nil removes it.
  public subscript(name: String) -> JSON? {
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
    places.isEmpty ? members.firstIndex { $0.name == name } : places[name]
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if !places.isEmpty {
      places[member.name] = members.count - 1
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
    for (place, member) in members.enumerated() { places[member.name] = place }
  }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in whatever order.
  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    one.count == other.count && one.members.allSatisfy { other[$0.name] == $0.value }
  }

  /// Feeds the members so that their order does not matter.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.reduce(0) { $0 ^ $1.hashValue })
  }
}
