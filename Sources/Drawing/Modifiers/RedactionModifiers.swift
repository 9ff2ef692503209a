// Modifiers that add and take away reasons. They take values, never branches, so that a view is the
// same view in all its states.

extension View {
  /// Adds reasons to those that are inherited: `placeholder`, unless others are given; adding none
  /// changes nothing.
  public consuming func redacted(_ reasons: RedactionReasons = .placeholder) -> ModifiedView<Self> {
    modified(.reasons(adding: reasons, removing: []))
  }

  /// As others call it.
  @available(*, unavailable, renamed: "redacted(_:)")
  public func redacted(reason reasons: RedactionReasons) -> ModifiedView<Self> { redacted(reasons) }

  /// Adds reasons if a condition holds.
  public consuming func redacted(
    _ reasons: RedactionReasons = .placeholder, if condition: Bool
  ) -> ModifiedView<Self> {
    redacted(condition ? reasons : [])
  }

  /// Adds reasons everywhere but in the regions of these names, wherever they stand within.
  ///
  /// The view only names its regions; whoever draws it decides what is in focus:
  ///
  /// ```swift
  /// TodosView(store: store).redacted(.placeholder, except: ["filters"])
  /// ```
  public consuming func redacted(
    _ reasons: RedactionReasons, except regions: Set<String>
  ) -> ModifiedView<Self> {
    modified(.focus(Focus(on: regions, sparing: reasons)))
  }

  /// Takes away all reasons; deeper views can be redacted again.
  public consuming func unredacted() -> ModifiedView<Self> { unredacted(only: .all) }

  /// Takes away all reasons if a condition holds.
  public consuming func unredacted(if condition: Bool) -> ModifiedView<Self> {
    unredacted(only: condition ? .all : [])
  }

  /// Takes away just these reasons.
  public consuming func unredacted(only reasons: RedactionReasons) -> ModifiedView<Self> {
    modified(.reasons(adding: [], removing: reasons))
  }
}

extension RedactionReasons {
  fileprivate static var all: Self { Self(rawValue: .max) }
}
