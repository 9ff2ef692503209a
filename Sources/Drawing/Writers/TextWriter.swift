// From the drawing to a small readable form, for the terminal and for snapshots in tests.

/// Writes a drawing as lines of text.
///
/// Structure is indentation; redacted words are `▒`; a live control is `[Next]`, an inert one
/// `(Next)`, a disabled one `(Next –)`, one that leads beyond what is built `[Next …]`; a check-box
/// is `[x] Buy Milk`.
package enum TextWriter {
  /// The readable form; a control without a state is inert.
  package static func write(_ drawing: Drawing, slots: [SlotState] = []) -> String {
    var pass = TextPass(drawing: drawing, states: slots)
    for index in drawing.nodes.indices {
      pass.write(drawing.nodes[index], after: index > 0 ? drawing.nodes[index - 1] : nil)
    }
    pass.endLine()
    return String(decoding: pass.out, as: UTF8.self)
  }
}
