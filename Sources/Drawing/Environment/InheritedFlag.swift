// Marks that hold for all that stands inside.

/// A mark that content inherits from what surrounds it.
public enum InheritedFlag: Hashable, Sendable {
  case privacySensitive
  case invalidatable
  case disabled
}
