// A control as those see it who look for what can be done in a state.

import Composable

/// One control of a drawing, in reading order: what it would do, and how it is shown.
public struct Slot: Hashable, Sendable {
  /// The place in a list of rows that are drawn alike.
  package struct RowPlace: Hashable, Sendable {
    /// Which list of the drawing, from 0.
    package var list: Int
    /// Which row of it, from 0.
    package var row: Int
  }

  /// Which control of the drawing, from 0.
  package var index: Int
  /// What the control is.
  public var kind: SlotKind
  /// What it is called: of a field its label, whatever it holds; nothing if the control is redacted.
  public var name: String?
  /// The action that it names.
  package var intent: Intent
  /// Whether it is disabled; it is drawn dim, unless that is hidden with the rest of it.
  public var isDisabled: Bool
  /// Whether a sheet or an alert lies over it.
  public var isCovered: Bool
  /// Whether it is redacted: neutral chrome, without name, value or selection.
  public var isRedacted: Bool
  /// Whether it stands in the label of another control: an error of the view, since HTML allows no
  /// link in a link. It is drawn as a part of the label.
  package var isNested: Bool
  /// The reasons in force where it stands.
  package var reasons: RedactionReasons
  /// The names of the regions around it, outermost first.
  public var regions: [String]
  /// The row that it stands in, if in one: of like rows the first may stand for all.
  package var row: RowPlace?
  /// Whether it is on, checked or selected, where there is such a thing and it may be seen.
  public var isOn: Bool?
  /// What a text field holds, or what is chosen of a menu, if it may be seen.
  public var value: String?
  /// What is typed into it, if it is a field; of a redacted one that may be hidden.
  package var field: FieldKind
  /// What is wrong with what it holds, if that is said and may be seen.
  public var error: String?
}

extension Slot {
  /// What tells it from others as it is heard: of a field its label and what it holds, as in
  /// `Todo: Milk`.
  package var fullName: String? {
    guard let name, let value, kind == .textField else { return name }
    return name.isEmpty ? value : "\(name): \(value)"
  }
}

/// What a control is to its user.
public enum SlotKind: UInt8, Hashable, Sendable, CaseIterable {
  case button
  case link
  case toggle
  case checkbox
  /// One segment of a picker.
  case segment
  /// A field of any kind in which something is typed.
  case textField
  /// What opens and closes a menu, and shows what is chosen of it.
  case select
  /// One choice of a menu that is open.
  case option
  case radio
  case tab
}

/// What is typed into a field.
package enum FieldKind: UInt8, Hashable, Sendable, CaseIterable {
  case text
  /// Several lines.
  case area
  case number
  /// What nobody is to read over a shoulder.
  case secure
  case date
}

/// The liveness of one control of a drawing.
package enum SlotState: Hashable, Sendable {
  /// It is live and leads to a page; relative to the page that the drawing is written to.
  case link(String)
  /// It is live, but where it leads is beyond what is built; the title says so.
  case beyond(title: String)
  /// It does nothing. It looks the same as a live one.
  case inert
}
