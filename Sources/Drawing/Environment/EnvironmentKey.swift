// Environment values of a site's own.

/// A key of an environment value, with what holds where nothing was set.
///
/// ```swift
/// enum DensityKey: EnvironmentKey {
///   static let defaultValue = Density.roomy
/// }
/// extension EnvironmentValues {
///   var density: Density {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value: Sendable
  /// What holds where nothing was set.
  static var defaultValue: Value { get }
}
