// Modifiers that mark content as sensitive or invalidatable, and controls as disabled. A mark cannot
// be taken away from within.

extension View {
  /// Marks content as sensitive: under `privacy` not even its length shows.
  @inlinable
  public func privacySensitive(_ isSensitive: Bool = true) -> FlagView<Self> {
    FlagView(content: self, flag: .privacySensitive, value: isSensitive)
  }

  /// Marks content as able to grow stale: under `invalidated` it is drawn so.
  @inlinable
  public func invalidatable(_ isInvalidatable: Bool = true) -> FlagView<Self> {
    FlagView(content: self, flag: .invalidatable, value: isInvalidatable)
  }

  /// Disables controls: they are drawn dim and do nothing.
  @inlinable
  public func disabled(_ isDisabled: Bool = true) -> FlagView<Self> {
    FlagView(content: self, flag: .disabled, value: isDisabled)
  }
}

/// A view that is marked.
public struct FlagView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let flag: InheritedFlag
  @usableFromInline let value: Bool

  @inlinable
  init(content: Content, flag: InheritedFlag, value: Bool) {
    self.content = content
    self.flag = flag
    self.value = value
  }

  /// Draws the content with the mark.
  @inlinable
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.mark(flag, value)
    content.draw(on: &canvas)
    canvas.restore(flag, outer)
  }
}
