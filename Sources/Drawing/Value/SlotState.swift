// What Atlas found a control to do: the link that is filled into its slot.

/// The liveness of one control of a drawing.
package enum SlotState: Hashable, Sendable {
  /// It is live and leads to a page; relative to the page that the drawing is written to.
  case link(String)
  /// It is live, but where it leads is beyond what is built; the title says so.
  case beyond(title: String)
  /// It does nothing. It looks the same as a live one.
  case inert
}
