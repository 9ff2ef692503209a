// What holds fields together.

/// Fields that are filled in and sent together; a landmark if it has a label.
public struct Form<Content: View>: View {
  let label: String?
  let content: Content

  /// It, around its content, with a label for assistive technology.
  public init(_ label: String? = nil, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) { canvas.draw(content, in: .form, label: label) }
}

/// Fields that answer one question, with a legend that asks it.
///
/// ```swift
/// Fieldset("Where to") {
///   TextField("Street", text: state.street, sample: "1 Quay Road") { store.intent(.streetTyped($0)) }
/// }
/// ```
public struct Fieldset<Content: View>: View {
  let legend: String
  let content: Content

  /// It, around its content.
  public init(_ legend: String, @ViewBuilder content: () -> Content) {
    self.legend = legend
    self.content = content()
  }

  /// Draws it.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(.fieldset)
    canvas.draw(Text(legend).bold(), in: .legend)
    content.draw(on: &canvas)
    canvas.close(opened)
  }
}
