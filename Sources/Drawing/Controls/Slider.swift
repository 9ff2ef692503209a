// A value of a range. Nobody can drag on a static page: there is a control for less, and one for more.

import Composable

/// A value of a range, between a control for less and one for more.
///
/// ```swift
/// Slider("Volume", value: state.volume, in: 0...10, step: 2) { store.intent(.volumeSet($0)) }
/// ```
public struct Slider: View {
  let label: String
  let hidesLabel: Bool
  let value: Int
  let range: ClosedRange<Int>
  let step: Int
  let less: String
  let more: String
  let change: @Sendable (Int) -> Intent

  /// A value that is changed by steps; at the ends of the range one of the controls names the value
  /// that there is already, so that a feature has nothing to do. The words for less and more are for
  /// assistive technology; the label can be, too.
  public init(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    hidesLabel: Bool = false, less: String = "less", more: String = "more",
    change: @escaping @Sendable (Int) -> Intent
  ) {
    self.label = label
    self.hidesLabel = hidesLabel
    self.value = value
    self.range = range
    self.step = max(step, 1)
    self.less = less
    self.more = more
    self.change = change
  }

  /// Draws the value; redacted, the track says nothing of it.
  public func draw(on canvas: inout Canvas) {
    let opened = canvas.open(.slider, label: label)
    let title = canvas.open(.row, spacing: .apart)
    // What stands for hidden words stands where words are not shown, too, as in fields.
    if !hidesLabel || canvas.hidesText { canvas.label(label, face: Face(.caption)) }
    if !canvas.hidesText { canvas.label("\(value)", face: Face(.caption)) }
    canvas.close(title)
    // Without overflow, whatever the range.
    let above = range.upperBound.subtractingReportingOverflow(value)
    let below = value.subtractingReportingOverflow(range.lowerBound)
    let fewer = !below.overflow && below.partialValue < step ? range.lowerBound : value &- step
    let greater = !above.overflow && above.partialValue < step ? range.upperBound : value &+ step
    control("\(label): \(less)", .minus, change(fewer), on: &canvas)
    ProgressBar(
      label: label, value: value &- range.lowerBound, total: range.upperBound &- range.lowerBound
    ).draw(on: &canvas)
    control("\(label): \(more)", .plus, change(greater), on: &canvas)
    canvas.close(opened)
  }

  private func control(
    _ label: String, _ symbol: SymbolName, _ intent: Intent, on canvas: inout Canvas
  ) {
    canvas.nextLabel(label)
    Button(intent) { Symbol(symbol) }.draw(on: &canvas)
  }
}
