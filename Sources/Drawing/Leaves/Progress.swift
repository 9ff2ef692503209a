// How far something has come.

/// How far something has come: so many of so many, below what it is. Of what has no end in sight, a
/// ``Spinner`` tells.
///
/// ```swift
/// Progress("Upload", state.sentParts, of: state.allParts)
/// ```
public struct Progress: View {
  let label: String
  let value: Int
  let total: Int
  let hidesLabel: Bool

  /// So many of so many; the label can be for assistive technology only.
  public init(_ label: String, _ value: Int, of total: Int, hidesLabel: Bool = false) {
    self.label = label
    self.value = value
    self.total = total
    self.hidesLabel = hidesLabel
  }

  /// Draws the label, and the bar below it.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(.progress)
    if canvas.drawsLabel(hidden: hidesLabel) { canvas.label(label, face: Face(.caption)) }
    ProgressBar(label: label, value: value, total: total).draw(on: &canvas)
    canvas.close(opened)
  }
}

/// The bar by itself.
struct ProgressBar: Leaf {
  /// How far something has come is told as a text would.
  static let content = RedactableContent.text
  let label: String
  let value: Int
  let total: Int

  func drawVisible(with pen: inout VisiblePen) {
    pen.progress(value, of: total, label: label)
  }

  /// A bar that is neither empty nor full.
  func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.bar(under: veil)
  }
}
