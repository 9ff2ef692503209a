// One home for values whose type is forgotten but which still compare: ids and named actions.

/// A hashable value of any type. Equal to another when both have one type and are equal in it.
struct Erased: Hashable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) {
    self.value = value
  }

  static func == (one: Erased, other: Erased) -> Bool {
    func equals<Value: Hashable>(_ value: Value) -> Bool {
      guard let other = other.value as? Value else { return false }
      return value == other
    }
    return equals(one.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
