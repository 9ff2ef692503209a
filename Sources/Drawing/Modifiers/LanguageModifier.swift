// A part of a page in another language than the page's.

extension View {
  /// Says in which language a part is written, if not in the page's: how it is spoken, in which
  /// direction it runs, and how dates are written in it. What is hidden says nothing of the kind.
  @inlinable
  public func language(_ language: Language?) -> LanguageView<Self> {
    LanguageView(content: self, language: language)
  }
}

/// A view in a language of its own.
public struct LanguageView<Content: View>: View {
  @usableFromInline let content: Content
  @usableFromInline let language: Language?

  @inlinable
  init(content: Content, language: Language?) {
    self.content = content
    self.language = language
  }

  /// Draws the content in the language.
  @inlinable
  public func draw(on canvas: inout Canvas) {
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
