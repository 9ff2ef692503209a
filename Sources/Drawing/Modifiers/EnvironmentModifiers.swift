// Modifiers that set what is inherited: values of the environment, colour, language, marks. A mark
// cannot be taken away from within.

extension View {
  /// Sets a value of the environment.
  public func environment<Value: Sendable>(
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView<Self, EnvironmentModifier<Value>> {
    modifier(EnvironmentModifier(path: path, value: value))
  }

  /// Sets the colour of symbols and controls.
  public func tint(_ tint: Tint?) -> ModifiedView<Self, TintModifier> {
    modifier(TintModifier(tint: tint))
  }

  /// Says in which language a part is written, if not in the page's: how it is spoken, in which
  /// direction it runs, and how dates are written in it. What is hidden says nothing of the kind.
  public func language(_ language: Language?) -> ModifiedView<Self, LanguageModifier> {
    modifier(LanguageModifier(language: language))
  }

  /// Marks content as sensitive: under `privacy` not even its length shows.
  public func privacySensitive(_ isSensitive: Bool = true) -> ModifiedView<Self, MarkModifier> {
    modifier(MarkModifier(mark: .privacySensitive, value: isSensitive))
  }

  /// Marks content as able to grow stale: under `invalidated` it is drawn so.
  public func invalidatable(_ isInvalidatable: Bool = true) -> ModifiedView<Self, MarkModifier> {
    modifier(MarkModifier(mark: .invalidatable, value: isInvalidatable))
  }

  /// Disables controls: they are drawn dim and do nothing.
  public func disabled(_ isDisabled: Bool = true) -> ModifiedView<Self, MarkModifier> {
    modifier(MarkModifier(mark: .disabled, value: isDisabled))
  }
}

/// Sets a value of the environment.
public struct EnvironmentModifier<Value: Sendable>: ViewModifier {
  let path: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.environment
    var inner = outer
    inner[keyPath: path] = value
    canvas.set(inner)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}

/// Each row of a list has some colours: they are set without a copy of the whole environment.
public struct TintModifier: ViewModifier {
  let tint: Tint?

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.environment.tint
    canvas.set(tint)
    content.draw(on: &canvas)
    canvas.set(outer)
  }
}

/// Draws a part in a language of its own.
public struct LanguageModifier: ViewModifier {
  let language: Language?

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.environment
    guard let language, language != outer.language else { return content.draw(on: &canvas) }
    var inner = outer
    inner.language = language
    canvas.set(inner)
    let opened = canvas.open(.foreign, label: language.tag)
    content.draw(on: &canvas)
    canvas.close(opened)
    canvas.set(outer)
  }
}

/// Sets a mark.
public struct MarkModifier: ViewModifier {
  let mark: InheritedFlag
  let value: Bool

  /// Draws the content, changed.
  public func draw(_ content: some View, on canvas: inout Canvas) {
    let outer = canvas.mark(mark, value)
    content.draw(on: &canvas)
    canvas.restore(mark, outer)
  }
}
