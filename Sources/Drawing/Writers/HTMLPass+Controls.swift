// Controls as HTML: links where they are live, the same elements without a destination where not.

extension HTMLPass {
  func open(
    _ control: ControlRecord, _ index: Int32, _ state: SlotState, into bytes: inout ByteSink
  ) {
    let href = control.href(for: state)
    if control.isRedacted { return openRedacted(control, state, into: &bytes) }
    if control.isNested { return openNested(control, into: &bytes) }
    bytes.append("<a class=\"")
    bytes.append(control.kind.className)
    bytes.append(control.field.className)
    bytes.append(control.style.className)
    if !control.error.isEmpty { bytes.append(" invalid") }
    if let tint = control.tint {
      bytes.append(" ")
      bytes.append(tint.className)
    }
    if control.isDisabled { bytes.append(" disabled") }
    bytes.append("\"")
    bytes.append(control.kind.role ?? (href == nil ? " role=\"link\"" : ""))
    if let isOn = control.isOn { bytes.append(control.kind.selection(isOn)) }
    write(nameOf: control, into: &bytes)
    if !control.error.isEmpty {
      bytes.append(" aria-describedby=\"")
      bytes.append(errorOf: index)
      bytes.append("\"")
    }
    if let href {
      write(href: href, into: &bytes)
    } else if case .beyond(let title) = state, !control.isDisabled {
      write(title: title, into: &bytes)
    } else {
      bytes.append(" aria-disabled=\"true\"")
    }
    bytes.append(">")
  }

  func close(_ control: ControlRecord, _ index: Int32, into bytes: inout ByteSink) {
    if control.isNested || control.isRedacted && !control.isDefect(in: state(index)) {
      bytes.append("</span>")
    } else {
      bytes.append("</a>")
    }
  }

  /// Neutral chrome; it is alive, and has a name, only where a page shows that defect.
  private func openRedacted(
    _ control: ControlRecord, _ state: SlotState, into bytes: inout ByteSink
  ) {
    let isDefect = control.isDefect(in: state)
    bytes.append(isDefect ? "<a class=\"" : "<span class=\"")
    bytes.append(control.kind.className)
    bytes.append(control.field.className)
    bytes.append(control.style.className)
    bytes.append(control.isDim ? " neutral disabled\"" : " neutral\"")
    if isDefect {
      bytes.append(" role=\"button\" aria-label=\"Redacted control\"")
      switch state {
      case .link(let href): write(href: href, into: &bytes)
      case .beyond(let title): write(title: title, into: &bytes)
      case .inert: break
      }
    }
    bytes.append(">")
  }

  private func openNested(_ control: ControlRecord, into bytes: inout ByteSink) {
    bytes.append("<span class=\"")
    bytes.append(control.kind.className)
    bytes.append("\">")
  }

  /// The accessible name where what stands in the control is not it. A link has no value to be heard
  /// of its own, so what a field holds is heard behind its label.
  private func write(nameOf control: ControlRecord, into bytes: inout ByteSink) {
    let content = control.hint.isEmpty ? control.value : control.hint
    if control.label.isEmpty || content.isEmpty { return write(label: control.label, into: &bytes) }
    bytes.append(" aria-label=\"")
    write(escaped: control.label, into: &bytes)
    bytes.append(": ")
    write(escaped: content, into: &bytes)
    bytes.append("\"")
  }

  private func write(title: String, into bytes: inout ByteSink) {
    bytes.append(" title=\"")
    bytes.append(escaped: title)
    bytes.append("\"")
  }

  private func write(href: String, into bytes: inout ByteSink) {
    bytes.append(" href=\"")
    bytes.append(escaped: href)
    bytes.append("\"")
  }
}

extension SlotKind {
  /// The class that the theme knows it by.
  var className: StaticString {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .checkbox: "checkbox"
    case .segment: "segment"
    case .textField: "field"
    case .select: "field select"
    case .option: "option"
    case .radio: "radio"
    case .tab: "tab"
    }
  }

  /// The role that a link takes on to be one.
  var role: StaticString? {
    switch self {
    case .button, .select: " role=\"button\""
    case .toggle: " role=\"switch\""
    case .checkbox: " role=\"checkbox\""
    case .radio: " role=\"radio\""
    case .link, .segment, .textField, .option, .tab: nil
    }
  }

  /// How it says that it is on, checked, pressed or selected.
  func selection(_ isOn: Bool) -> StaticString {
    switch self {
    case .button: isOn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\""
    case .select: isOn ? " aria-expanded=\"true\"" : " aria-expanded=\"false\""
    case .toggle, .checkbox, .radio: isOn ? " aria-checked=\"true\"" : " aria-checked=\"false\""
    case .link, .segment, .textField, .option, .tab: isOn ? " aria-current=\"true\"" : ""
    }
  }
}

extension FieldKind {
  /// The class that follows the control's.
  var className: StaticString {
    switch self {
    case .text: ""
    case .area: " area"
    case .number: " number"
    case .secure: " secure"
    case .date: " date"
    }
  }
}

extension ButtonStyle {
  /// The class that follows the kind's.
  var className: StaticString {
    switch self {
    case .bordered: ""
    case .prominent: " prominent"
    case .plain: " plain"
    }
  }
}
