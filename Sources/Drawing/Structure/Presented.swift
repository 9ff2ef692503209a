// Sheets and alerts that lie over the page.

/// A view, and what lies over the page while that is presented.
public struct Presented<Content: View, Over: View>: View {
  let content: Content
  let over: Over?
  let kind: Element.Kind
  let label: String

  /// Draws the view; what lies over the page is drawn when all of it is.
  public func draw(on canvas: inout Canvas) {
    content.draw(on: &canvas)
    if let over { canvas.lay(kind, label, over) }
  }
}

extension Canvas {
  /// Lays a view over the page, in the environment that is in force here.
  fileprivate mutating func lay(_ kind: Element.Kind, _ label: String, _ content: some View) {
    overlays.append(
      PendingOverlay(environment: environment) { canvas in
        canvas.cover()
        let scrim = canvas.open(.overlay)
        canvas.draw(content, in: kind, label: label)
        canvas.close(scrim)
      })
  }
}

extension View {
  /// Lays a sheet over the page, wherever the view stands in it. As long as it is presented, the page
  /// under it is inert, and the Tab key visits the controls of the sheet only.
  ///
  /// ```swift
  /// ArticleList(store: store)
  ///   .sheet(isPresented: state.isSharing, label: "Share") {
  ///     ShareView(store: store)
  ///   }
  /// ```
  public func sheet<Over: View>(
    isPresented: Bool, label: String, @ViewBuilder content: () -> Over
  ) -> Presented<Self, Over> {
    Presented(
      content: self, over: isPresented ? content() : nil, kind: .modal, label: label)
  }

  /// Lays an alert over the page: a question that has to be answered before anything else. Its title
  /// is drawn as well as spoken.
  ///
  /// ```swift
  /// EditorView(store: store)
  ///   .alert("Delete the draft?", isPresented: state.isAsking) {
  ///     Row {
  ///       Button("Keep", store.intent(.keepTapped))
  ///       Button("Delete", store.intent(.deleteTapped), style: .prominent)
  ///     }
  ///   }
  /// ```
  public func alert<Over: View>(
    _ title: String, isPresented: Bool, @ViewBuilder content: () -> Over
  ) -> Presented<Self, ViewBuilder.Pair<Heading<Text>, Over>> {
    Presented(
      content: self,
      over: isPresented
        ? ViewBuilder.Pair(first: Heading(2, title), second: content()) : nil,
      kind: .alert, label: title)
  }
}
