// Modifiers that add and take away reasons. They take values, never branches, so that a view is the
// same view in all its states.

extension View {
  /// Adds reasons to those that are inherited; adding none changes nothing.
  public func redacted(_ reasons: RedactionReasons) -> ModifiedView<Self, RedactionModifier> {
    modifier(RedactionModifier(adds: reasons))
  }

  /// Adds reasons if a condition holds.
  public func redacted(
    _ reasons: RedactionReasons = .placeholder, if condition: Bool
  ) -> ModifiedView<Self, RedactionModifier> {
    redacted(condition ? reasons : [])
  }

  /// Adds reasons everywhere but in the regions of these names, wherever they stand within.
  ///
  /// The view only names its regions; whoever draws it decides what is in focus:
  ///
  /// ```swift
  /// TodosView(store: store).redacted(.placeholder, except: ["filters"])
  /// ```
  public func redacted(
    _ reasons: RedactionReasons, except regions: Set<String>
  ) -> ModifiedView<Self, FocusModifier> {
    modifier(FocusModifier(focus: Focus(on: regions, sparing: reasons)))
  }

  /// Takes away all reasons; deeper views can be redacted again.
  public func unredacted() -> ModifiedView<Self, RedactionModifier> { unredacted(only: .all) }

  /// Takes away all reasons if a condition holds.
  public func unredacted(if condition: Bool) -> ModifiedView<Self, RedactionModifier> {
    unredacted(only: condition ? .all : [])
  }

  /// Takes away just these reasons.
  public func unredacted(only reasons: RedactionReasons) -> ModifiedView<Self, RedactionModifier> {
    modifier(RedactionModifier(removes: reasons))
  }
}

extension RedactionReasons {
  fileprivate static var all: Self { Self(rawValue: .max) }
}

/// Adds reasons and takes others away.
public struct RedactionModifier: ViewModifier {
  var adds: RedactionReasons = []
  var removes: RedactionReasons = []

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let inherited = canvas.environment.redactionReasons
    let outer = canvas.set(inherited.subtracting(removes).union(adds))
    content.draw(on: &canvas)
    _ = canvas.set(outer)
  }
}

/// Everything is under the reasons but the regions in focus.
public struct FocusModifier: ViewModifier {
  let focus: Focus

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.environment
    var inner = outer
    inner.focus = focus
    inner.redactionReasons.formUnion(focus.reasons)
    canvas.set(inner)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}
