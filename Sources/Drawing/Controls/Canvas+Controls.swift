// Opening and closing controls, and what else of a view is not a leaf.

import Composable

/// What must be known of an open control when it closes.
struct OpenControl {
  let record: Int
  let setting: Setting
  let isNested: Bool
  /// What it is called, if anything but what stands in it says so.
  let label: String?
  let leaves: LeafCount
}

extension Canvas {
  /// Opens a control. Redacted, it keeps its kind and its intent and nothing else.
  mutating func openControl(
    _ kind: SlotKind, _ intent: Intent, style: ButtonStyle = .bordered, isOn: Bool? = nil,
    field: FieldKind = .text
  ) -> OpenControl {
    let isRedacted = textVeil != nil
    if isRedacted { noteHidden(.text) }
    var label = Extent.empty
    let name = sketch.takeLabel()
    if let name, !isRedacted { label = sketch.append(name) }
    let index = sketch.drawing.records.count
    let place = Int32(truncatingIfNeeded: sketch.drawing.nodes.count)
    sketch.drawing.records.append(
      ControlRecord(
        kind: kind,
        // What a field is for is how a page is built; under a veil that lets nothing through, not even
        // that shows.
        field: textVeil?.projection == .constant ? .text : field,
        style: textVeil.map { style.redacted(keepingShape: $0.projection != .constant) } ?? style,
        tint: isRedacted || imageVeil != nil ? nil : environment.tint,
        isOn: isRedacted ? nil : isOn,
        isDisabled: environment.isDisabled,
        showsDisabled: environment.showsDisabled && !sketch.isInControl, isRedacted: isRedacted,
        isVeiled: textVeil?.projection == .constant,
        isNested: sketch.isInControl,
        showsDefect: environment.showsLiveRedactedControls,
        reasons: environment.redaction.reasons, region: sketch.region, list: sketch.list,
        row: sketch.row, opens: place, closes: place, label: label, value: .empty, hint: .empty))
    sketch.drawing.intents.append(intent)
    sketch.drawing.nodes.append(.control(Int32(truncatingIfNeeded: index)))
    let opened = OpenControl(
      record: index, setting: sketch.setting, isNested: sketch.isInControl,
      label: isRedacted ? nil : name, leaves: sketch.leaves)
    sketch.setting = .label
    sketch.isInControl = true
    return opened
  }

  /// Closes a control; one whose label cannot be seen is redacted, whatever stands beside that and says
  /// nothing.
  mutating func closeControl(_ opened: OpenControl) {
    let nodeCount = sketch.drawing.nodes.count
    sketch.drawing.records[opened.record].closes = Int32(truncatingIfNeeded: nodeCount)
    sketch.setting = opened.setting
    sketch.isInControl = opened.isNested
    if opened.label?.isBlank ?? true, sketch.leaves.isNameless(since: opened.leaves) {
      sketch.drawing.records[opened.record].redact(keepingShape: !environment.hidesSensitive)
      if sketch.leaves.veiled > opened.leaves.veiled {
        sketch.drawing.records[opened.record].isVeiled = true
      }
      // Asked first: to remove nothing from nothing makes a new array of nothing.
      if !sketch.drawing.samples.isEmpty {
        sketch.drawing.samples.removeAll { $0.record == opened.record }
      }
    }
    if sketch.drawing.records[opened.record].isRedacted {
      sketch.leaves.redacted += 1
      if sketch.drawing.records[opened.record].isVeiled { sketch.leaves.veiled += 1 }
    } else {
      sketch.countVisible(saying: opened.label)
    }
    sketch.drawing.nodes.append(.endControl(Int32(truncatingIfNeeded: opened.record)))
  }

  /// Draws a text as part of a control, by the rule of texts.
  mutating func label(_ text: String, face: Face = Face()) {
    Text(text, face: face).draw(on: &self)
  }

  /// Draws what a text field holds, or, if it holds nothing, a hint at what belongs there. Under a veil
  /// neither is drawn: that there is a hint would tell that there is nothing else.
  mutating func value(
    _ held: Field.Held, face: Face, hint: String, of control: OpenControl,
    in kind: Element.Kind = .value
  ) {
    guard textVeil == nil else { return }
    noteStale()
    var showsHint = false
    if case .text("") = held { showsHint = !hint.isEmpty }
    let opened = open(showsHint ? .hint : kind)
    let start = sketch.drawing.texts.count
    switch held {
    case .text where showsHint: pen.text(hint)
    case .text(let text): pen.text(text, face: face)
    case .day(let day): pen.date(day, face: face)
    }
    close(opened)
    let shown = Extent(from: start, to: sketch.drawing.texts.count)
    if showsHint {
      sketch.drawing.records[control.record].hint = shown
    } else {
      sketch.drawing.records[control.record].value = shown
    }
  }

  /// Notes an intent that is sent once, when what is drawn here first appears.
  mutating func appear(_ intent: Intent) {
    sketch.drawing.appearances.append(intent)
    if hidesText { sketch.drawing.veiledAppearances.append(intent) }
  }

  /// Sets the title of the page, unless texts are hidden here.
  mutating func title(_ text: String) {
    if textVeil == nil {
      sketch.drawing.title = sketch.substituted(text)
      sketch.drawing.hasPrivateTitle = sketch.isSensitive
    }
  }

  /// Sets the accessible label of whatever is drawn next.
  mutating func nextLabel(_ text: String?) {
    sketch.label = text
  }

  /// Whether texts are hidden here.
  var hidesText: Bool { textVeil != nil }

  /// Whether a label has to be drawn: where nothing may be told of what is hidden, whether it is for
  /// assistive technology only is not told either.
  func drawsLabel(hidden hidesLabel: Bool) -> Bool {
    !hidesLabel || textVeil?.projection == .constant
  }
}

extension ControlRecord {
  /// Takes away all that a redacted control must not show.
  mutating func redact(keepingShape: Bool) {
    style = style.redacted(keepingShape: keepingShape)
    tint = nil
    isOn = nil
    isRedacted = true
    label = .empty
    value = .empty
    hint = .empty
    if !keepingShape { field = .text }
  }
}
