// What a drawing keeps of each control; its public face is `Slot`.

/// The chrome of a button.
public enum ButtonStyle: UInt8, Hashable, Sendable {
  /// A bordered button.
  case bordered
  /// The one that a page wants to be pressed.
  case prominent
  /// No chrome until it is pointed at: symbols in a row.
  case plain
}

/// All but the intent, so that it is a few bytes without a reference, which writers copy for free.
struct ControlRecord: Hashable, Sendable {
  var kind: SlotKind
  var field = FieldKind.text
  var style: ButtonStyle
  var tint: Tint?
  var isOn: Bool?
  var isDisabled: Bool
  /// Whether that can be seen though the control is redacted.
  var showsDisabled: Bool
  var isRedacted: Bool
  /// Whether it is, or all that would name it is, under the veil that lets nothing through.
  var isVeiled: Bool
  /// Whether it stands in the label of another control, where HTML allows none.
  var isNested: Bool
  /// Whether it lies under a sheet or an alert.
  var isCovered = false
  /// Whether the page shows the defect of redacted controls that are live.
  var showsDefect: Bool
  var reasons: RedactionReasons
  var region: Int32
  var list: Int32
  var row: Int32
  /// Where the control opens and closes among the nodes.
  var opens: Int32
  var closes: Int32
  var label: Extent
  var value: Extent
  /// What a text field that holds nothing shows in its place.
  var hint: Extent
  /// What is wrong with it, said under it.
  var error = Extent.empty

  /// Whether it is drawn dim.
  var isDim: Bool { isDisabled && (!isRedacted || showsDisabled) }
}

extension ButtonStyle {
  /// What is left of it when the button is redacted: whether it has chrome, which is how the page is
  /// built; but not whether the page wants it to be pressed, and under a veil that lets nothing
  /// through, nothing.
  func redacted(keepingShape: Bool) -> ButtonStyle {
    keepingShape && self == .plain ? .plain : .bordered
  }
}

/// The visibility of a named region of a page.
package struct RegionReport: Hashable, Sendable {
  /// The name that the view gave it.
  package var name: String
  /// The reasons in force at its top.
  package var reasons: RedactionReasons
  /// Whether some content in it is drawn as it is.
  package var hasVisibleContent: Bool
  /// Whether some content in it is redacted.
  package var hasRedactedContent: Bool

  /// Whether it has content, and all of it is redacted.
  package var isRedacted: Bool { hasRedactedContent && !hasVisibleContent }
}

struct RegionRecord: Hashable, Sendable {
  var report: RegionReport
  var parent: Int32
}
