// What is typed into every text field, besides the field's own sample and what a story types.

/// Texts that may do something else than the usual ones.
enum SampleTexts {
  /// Nothing at all, and a long text.
  static let all = ["", "a text that is much longer than usual"]
}
