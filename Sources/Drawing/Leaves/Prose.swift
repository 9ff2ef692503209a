// Prose: a document that somebody else parsed.

/// A document, drawn under the treatment that is in force where it stands.
///
/// Sensitive prose under `privacy` is one block: the document is not even asked.
public struct Prose: View {
  let source: any ProseSource

  /// A document.
  package init(_ source: any ProseSource) {
    self.source = source
  }

  /// Draws the document.
  public func draw(on canvas: inout Canvas) { canvas.prose(source) }
}
