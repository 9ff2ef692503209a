// A case of an enum as a value: how to build it and how to look into it, under its name.

/// One case of an enum: builds the enum from the case's value, and finds the value in the enum.
///
/// It is what composing features needs of an action (or of a state that is an enum). Its name is
/// that of the property that makes it, and is part of the path of the feature behind it.
///
/// ```swift
/// extension Case where Root == Todos.Action, Value == Settings.Action {
///   static var settings: Self {
///     Case(Root.settings) { if case .settings(let action) = $0 { action } else { nil } }
///   }
/// }
/// ```
public struct Case<Root, Value>: Sendable {
  /// What the case is called.
  public let name: String
  /// Builds the enum.
  public let embed: @Sendable (Value) -> Root
  /// The value, when the enum is this case.
  public let extract: @Sendable (Root) -> Value?

  /// A case, named after the property in which it is made.
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    name: String = #function,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.name = name
    self.embed = embed
    self.extract = extract
  }

  /// A case of two values, as in `case todo(Todo.ID, Todo.Action)`.
  public init<First, Second>(
    _ embed: @escaping @Sendable (First, Second) -> Root,
    name: String = #function,
    extract: @escaping @Sendable (Root) -> (First, Second)?
  ) where Value == (First, Second) {
    self.name = name
    self.embed = { embed($0.0, $0.1) }
    self.extract = extract
  }
}

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
