// Modifiers that set what is inherited: values of the environment, colour, language, marks. A mark
// cannot be taken away from within.

extension View {
  /// Sets a value of the environment.
  public consuming func environment<Value: Sendable>(
    _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView<Self> {
    modified(.environment { $0[keyPath: path] = value })
  }

  /// Sets the colour of symbols and controls.
  public consuming func tint(_ tint: Tint?) -> ModifiedView<Self> { modified(.tint(tint)) }

  /// Says in which language a part is written, if not in the page's: how it is spoken, in which
  /// direction it runs, and how dates are written in it. What is hidden says nothing of the kind.
  public consuming func language(_ language: Language?) -> ModifiedView<Self> {
    modified(.language(language))
  }

  /// Marks content as sensitive: under `privacy` not even its length shows.
  public consuming func privacySensitive(_ isSensitive: Bool = true) -> ModifiedView<Self> {
    modified(.mark(.privacySensitive, isSensitive))
  }

  /// Marks content as able to grow stale: under `invalidated` it is drawn so.
  public consuming func invalidatable(_ isInvalidatable: Bool = true) -> ModifiedView<Self> {
    modified(.mark(.invalidatable, isInvalidatable))
  }

  /// Disables controls: they are drawn dim and do nothing.
  ///
  /// What is redacted is drawn dim as well where a part of the page is disabled *around* it; set
  /// within what is redacted, or on a single control, being disabled is a state that is hidden with
  /// the rest.
  ///
  /// ```swift
  /// ArticleList(store: store)
  ///   .redacted(if: isLoading)
  ///   .disabled(isLoading)  // the skeleton of the list is dim
  ///
  /// Button("Clear", store.intent(.clearTapped))
  ///   .disabled(isEmpty)  // redacted, the button is the same whether it is disabled or not
  /// ```
  public consuming func disabled(_ isDisabled: Bool = true) -> ModifiedView<Self> {
    modified(.disabled(isDisabled))
  }
}
