// The stylesheet of pages about pages.

/// What the gallery and the report of a diff have in common: colours, type, bar, rail, filters. Each
/// adds what is its own.
package enum HouseTheme {
  /// The rules. They name the faces as `FontSheet` does, and define none.
  package static let styleSheet: [UInt8] = PackageResources.house_css
}
