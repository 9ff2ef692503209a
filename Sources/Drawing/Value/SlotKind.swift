// The kinds of controls.

/// What a control is to its user.
public enum SlotKind: UInt8, Hashable, Sendable, CaseIterable {
  case button
  case link
  case toggle
  case checkbox
  /// One segment of a picker.
  case segment
  case textField
}
