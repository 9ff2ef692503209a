// Modifiers that add and take away reasons. They take values, never branches, so that a view is the
// same view in all its states.

extension View {
  /// Adds reasons to those that are inherited; adding none changes nothing.
  @inlinable
  public func redacted(_ reasons: RedactionReasons) -> RedactionView<Self> {
    RedactionView(content: self, adds: reasons, removes: [])
  }

  /// Adds reasons if a condition holds.
  @inlinable
  public func redacted(
    _ reasons: RedactionReasons = .placeholder, if condition: Bool
  ) -> RedactionView<Self> {
    redacted(condition ? reasons : [])
  }

  /// Takes away all reasons; deeper views can be redacted again.
  @inlinable
  public func unredacted() -> RedactionView<Self> {
    RedactionView(content: self, adds: [], removes: RedactionReasons(rawValue: .max))
  }

  /// Takes away all reasons if a condition holds.
  @inlinable
  public func unredacted(if condition: Bool) -> RedactionView<Self> {
    RedactionView(
      content: self, adds: [], removes: condition ? RedactionReasons(rawValue: .max) : [])
  }

  /// Takes away just these reasons.
  @inlinable
  public func unredacted(only reasons: RedactionReasons) -> RedactionView<Self> {
    RedactionView(content: self, adds: [], removes: reasons)
  }
}

/// A view under more or fewer reasons.
public struct RedactionView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let adds: RedactionReasons
  @usableFromInline let removes: RedactionReasons

  @inlinable
  init(content: Content, adds: RedactionReasons, removes: RedactionReasons) {
    self.content = content
    self.adds = adds
    self.removes = removes
  }

  /// Draws the content under the reasons that it stands under then.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let inherited = canvas.environment.redactionReasons
    let outer = canvas.set(inherited.subtracting(removes).union(adds))
    content.draw(on: &canvas)
    _ = canvas.set(outer)
  }
}
