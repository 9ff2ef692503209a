// What has no content, and so nothing to hide.

/// Turns while something is going on; redacted or not, it is drawn as it is.
public struct Spinner: View {
  /// A spinner.
  public init() {}

  /// Draws the spinner.
  public func draw(on canvas: inout Canvas) { canvas.spinner() }
}

/// A line between two parts; redacted or not, it is drawn as it is.
public struct Divider: View {
  /// A divider.
  public init() {}

  /// Draws the line.
  public func draw(on canvas: inout Canvas) { canvas.divider() }
}
