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
  /// The line and the column that it is made in: cases that are made where they are used have one name.
  let place: Int

  /// A case, named after the property in which it is made.
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    name: String = #function, line: Int = #line, column: Int = #column,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    place = line << 16 | column
    self.name = name
    self.embed = embed
    self.extract = extract
  }

  /// A case of two values, as in `case todo(Todo.ID, Todo.Action)`.
  public init<First, Second>(
    _ embed: @escaping @Sendable (First, Second) -> Root,
    name: String = #function, line: Int = #line, column: Int = #column,
    extract: @escaping @Sendable (Root) -> (First, Second)?
  ) where Value == (First, Second) {
    place = line << 16 | column
    self.name = name
    self.embed = { embed($0.0, $0.1) }
    self.extract = extract
  }
}

/// A hashable value of any type. Equal to another when both have one type and are equal in it.
struct Erased: Hashable, Sendable {
  // One reference, whatever is in it: what is in flight carries its ids from state to state, and is handed
  // on far more often than it is compared. What is in it is told by its class; a cast asks the runtime.
  private let box: any Box

  /// The value.
  var value: any Hashable & Sendable { box.anyValue }

  init(_ value: some Hashable & Sendable) { box = Boxed(value) }

  /// The value, when it is of this type.
  func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    (box as? Boxed<Value>)?.value
  }

  static func == (one: Erased, other: Erased) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

private protocol Box: AnyObject, Sendable {
  var anyValue: any Hashable & Sendable { get }
  func isEqual(to other: any Box) -> Bool
  func hash(into hasher: inout Hasher)
}

private final class Boxed<Value: Hashable & Sendable>: Box {
  let value: Value

  init(_ value: Value) { self.value = value }

  var anyValue: any Hashable & Sendable { value }

  func isEqual(to other: any Box) -> Bool { (other as? Boxed)?.value == value }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Value.self))
    value.hash(into: &hasher)
  }
}
