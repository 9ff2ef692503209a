// Controls as HTML: links where they are live, the same elements without a destination where not.

extension HTMLPass {
  func open(_ control: ControlRecord, _ index: Int32, into bytes: inout ByteSink) {
    if control.isRedacted { return openRedacted(control, index, into: &bytes) }
    if control.isNested { return openNested(control, into: &bytes) }
    // The address is read where it stands. As a value of its own it would be held on to and let go
    // again, for each control of a page.
    let states = self.states.span
    let place = Int(index) < states.count ? Int(index) : nil
    let isLink = if control.leads, let place, case .link = states[place] { true } else { false }
    bytes.append("<a class=\"")
    write(classesOf: control, into: &bytes)
    if !control.error.isEmpty { bytes.append(" invalid") }
    if let tint = control.tint {
      bytes.append(" ")
      bytes.append(tint.className)
    }
    if control.isDisabled { bytes.append(" disabled") }
    bytes.append("\"")
    if let role = control.kind.role {
      bytes.append(role)
    } else if !isLink {
      bytes.append(" role=\"link\"")
    }
    if let isOn = control.isOn { bytes.append(control.kind.selection(isOn)) }
    write(nameOf: control, into: &bytes)
    if !control.error.isEmpty {
      bytes.append(" aria-describedby=\"")
      bytes.append(errorOf: index)
      bytes.append("\"")
    }
    if isLink, let place, case .link(let href) = states[place] {
      write(href: href, into: &bytes)
    } else if let place, case .beyond(let title) = states[place], !control.isDisabled {
      write(title: title, into: &bytes)
    } else {
      bytes.append(" aria-disabled=\"true\"")
    }
    bytes.append(">")
  }

  func close(_ control: ControlRecord, _ index: Int32, into bytes: inout ByteSink) {
    if control.isNested || control.isRedacted && !isDefect(control, index) {
      bytes.append("</span>")
    } else {
      bytes.append("</a>")
    }
  }

  /// Most pages do not show that defect, and where the control leads is not looked up.
  private func isDefect(_ control: ControlRecord, _ index: Int32) -> Bool {
    control.showsDefect && control.isDefect(in: state(index))
  }

  /// What the theme knows it by: what most controls are has no class of its own.
  private func write(classesOf control: ControlRecord, into bytes: inout ByteSink) {
    bytes.append(control.kind.className)
    if control.field != .text { bytes.append(control.field.className) }
    if control.style != .bordered { bytes.append(control.style.className) }
  }

  /// Neutral chrome; it is alive, and has a name, only where a page shows that defect.
  private func openRedacted(_ control: ControlRecord, _ index: Int32, into bytes: inout ByteSink) {
    let isDefect = isDefect(control, index)
    bytes.append(isDefect ? "<a class=\"" : "<span class=\"")
    write(classesOf: control, into: &bytes)
    bytes.append(control.isDim ? " neutral disabled\"" : " neutral\"")
    if isDefect {
      bytes.append(" role=\"button\" aria-label=\"Redacted control\"")
      switch state(index) {
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
