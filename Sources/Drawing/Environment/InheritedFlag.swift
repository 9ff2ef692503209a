// Marks that hold for all that stands inside.

/// A mark that content inherits from what surrounds it.
package enum InheritedFlag: Hashable, Sendable {
  case privacySensitive
  case invalidatable
}
