// Controls in the readable form.

extension TextPass {
  func openingBracket(of index: Int) -> [UInt8] {
    let control = drawing.records[index]
    var text: [UInt8] = []
    text.append(isLive(index) ? "[" : "(")
    switch control.kind {
    case .checkbox, .toggle, .radio:
      text.append(control.mark)
      text.append(isLive(index) ? "] " : ") ")
    case .segment, .option, .tab:
      if control.isOn == true { text.append("•") }
    case .select: text.append(control.isOn == true ? "▴ " : "▾ ")
    case .textField: text.append("✎ ")
    default: break
    }
    text.append(contentsOf: drawing.texts[control.label.range])
    // What a field holds comes behind a colon.
    let holds = control.kind == .textField || control.kind == .select
    let hasContent = control.closes > control.opens + 1 && !holds
    if !control.label.isEmpty && hasContent { text.append(" ") }
    return text
  }

  func closingBracket(of index: Int) -> [UInt8] {
    let control = drawing.records[index]
    var text: [UInt8] = []
    if control.isDim { text.append(" –") }
    if case .beyond = state(index), isLive(index) { text.append(" …") }
    switch control.kind {
    case .checkbox, .toggle, .radio: break
    default: text.append(isLive(index) ? "]" : ")")
    }
    return text
  }

  private func state(_ index: Int) -> SlotState {
    index < states.count ? states[index] : .inert
  }

  private func isLive(_ index: Int) -> Bool {
    let control = drawing.records[index]
    return state(index) != .inert && !control.isDisabled && !control.isCovered
      && (!control.isRedacted || control.showsDefect)
  }
}

extension ControlRecord {
  /// What stands in the box of a check-box, or on a switch.
  fileprivate var mark: StaticString {
    switch (isRedacted, kind, isOn) {
    case (true, _, _): "▒"
    case (_, .toggle, true): "on"
    case (_, .toggle, _): "off"
    case (_, .radio, true): "•"
    case (_, _, true): "x"
    default: " "
    }
  }
}
