// Links: to another state of the page, to another page, to the web.

import Composable

/// A link: bound to an intent it leads to another state, as a button does; bound to a place it leads
/// to another page of the site, or to the web.
///
/// ```swift
/// Link("Show all", store.intent(.showAllTapped))
/// Link("Terms", to: .page("articles/terms"))
/// Link("The standard", to: .url("https://html.spec.whatwg.org"))
/// ```
public struct Link<Label: View>: View {
  enum Goal: Sendable {
    case intent(Intent)
    case place(LinkDestination, CodePlace)
  }

  let goal: Goal
  let label: Label

  /// A link to another state.
  public init(_ intent: Intent, @ViewBuilder label: () -> Label) {
    goal = .intent(intent)
    self.label = label()
  }

  /// A link to another place. A page that does not exist is found when the site is built. Redacted or
  /// disabled, it leads nowhere.
  public init(
    to destination: LinkDestination, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    goal = .place(destination, CodePlace(fileID: fileID, line: line))
    self.label = label()
  }

  /// Draws the link.
  public func draw(on canvas: inout Canvas) {
    switch goal {
    case .intent(let intent):
      let opened = canvas.openControl(.link, intent)
      label.draw(on: &canvas)
      canvas.closeControl(opened)
    case .place(let destination, let place):
      let opened = canvas.openAnchor(destination, at: place)
      label.draw(on: &canvas)
      canvas.closeAnchor(opened)
    }
  }
}

extension Link where Label == Text {
  /// A link that says where it leads.
  public init(_ label: String, _ intent: Intent) {
    self.init(intent) { Text(label) }
  }

  /// A link to another place that says where it leads.
  public init(
    _ label: String, to destination: LinkDestination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(to: destination, fileID: fileID, line: line) { Text(label) }
  }
}

/// What must be known of an open link to another place when it closes.
struct OpenAnchor {
  let record: Int
  let setting: Setting
  let isNested: Bool
  /// What it is called, if anything but what stands in it says so.
  let label: String?
  let leaves: LeafCount
}

extension Canvas {
  /// Opens a link to another place. Redacted, it keeps nothing.
  mutating func openAnchor(_ destination: LinkDestination, at made: CodePlace) -> OpenAnchor {
    let isRedacted = textVeil != nil
    var label = Extent.empty
    let name = sketch.takeLabel()
    if let name, !isRedacted { label = sketch.append(name) }
    let place = Int32(truncatingIfNeeded: sketch.drawing.nodes.count)
    let index = sketch.drawing.anchors.count
    sketch.drawing.anchors.append(
      AnchorRecord(
        destination: isRedacted ? nil : destination, label: label,
        isNested: sketch.isInControl, isDim: false, opens: place, closes: place,
        place: ViewPlace(made)))
    sketch.drawing.nodes.append(.anchor(Int32(truncatingIfNeeded: index)))
    let opened = OpenAnchor(
      record: index, setting: sketch.setting, isNested: sketch.isInControl,
      label: isRedacted ? nil : name, leaves: sketch.leaves)
    // In a line of text its words stand as the author set them.
    if sketch.setting.isBlock || sketch.setting.contains(.spaced) { sketch.setting = .label }
    sketch.isInControl = true
    return opened
  }

  /// Closes it; one whose label cannot be seen leads nowhere.
  mutating func closeAnchor(_ opened: OpenAnchor) {
    sketch.drawing.anchors[opened.record].closes = Int32(
      truncatingIfNeeded: sketch.drawing.nodes.count)
    sketch.setting = opened.setting
    sketch.isInControl = opened.isNested
    let isNamed = !(opened.label?.isBlank ?? true)
    if !isNamed, sketch.leaves.isNameless(since: opened.leaves) {
      sketch.drawing.anchors[opened.record].destination = nil
    }
    let isRedacted = sketch.drawing.anchors[opened.record].isRedacted
    sketch.drawing.anchors[opened.record].isDim =
      !sketch.isInControl && (isRedacted ? sketch.isDim : environment.isDisabled)
    if isRedacted { sketch.leaves.redacted += 1 }
    if isNamed { sketch.leaves.telling += 1 }
    sketch.drawing.nodes.append(.endAnchor(Int32(truncatingIfNeeded: opened.record)))
  }
}
