// Values that are kept by the thousand.

/// Keeps a value in a place of its own: what holds it is small, and its copies share it. It is for what
/// is written once and read now and then.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
