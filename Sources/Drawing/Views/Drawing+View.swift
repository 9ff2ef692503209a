// How a view becomes a drawing.

extension Drawing {
  /// Resolves a view: environment, redaction, regions and controls, in one walk.
  public init(of view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    var canvas = Canvas(environment: environment)
    view.draw(on: &canvas)
    canvas.drawOverlays()
    self = canvas.finished()
  }
}
