// How a look that is not shown differs from the frame that leads to it.

import Composable
import Drawing

/// What one would see where a control leads to a look that is no frame.
package enum UnshownLook: Hashable, Sendable {
  /// Words that are not in the frame.
  case shows(String)
  /// Words of the frame that are not there.
  case lacks(String)

  /// As it is told where the control is.
  var sentence: String {
    switch self {
    case .shows(let words): "It would show: \(words)"
    case .lacks(let words): "It would no longer show: \(words)"
    }
  }
}

extension AtlasMaker {
  private static var mostUnshownDrawn: Int { 250 }

  /// Whether it may be told what is seen in looks that are not shown: of pages that are alike it would be
  /// what is seen on the first of them, and where something is hidden it would be what is hidden there.
  func tellsUnshown(from drawing: Drawing) -> Bool {
    !walker.model.isAlike && !drawing.hasRedactedContent && unshownDrawn < Self.mostUnshownDrawn
  }

  /// Notes what is seen where a control of a frame leads, if that is another thing than in the frame.
  mutating func tellUnshown(
    _ other: Drawing, by slot: Int, _ drawing: Drawing, in frame: inout PageAtlas.Frame
  ) {
    unshownDrawn += 1
    if other.hasRedactedContent || other.isSensitive { return }
    let (here, there) = (drawing.told, other.told)
    let (old, new) = (Set(here), Set(there))
    if let words = there.first(where: { !old.contains($0) }) {
      frame.unshown[slot] = .shows(words.cut)
    } else if let words = here.first(where: { !new.contains($0) }) {
      frame.unshown[slot] = .lacks(words.cut)
    }
  }
}

extension Drawing {
  /// What it says, leaf by leaf in reading order, and after that what its controls say, and how they are:
  /// that a panel is open is told by its words, and not by the button that closes it.
  fileprivate var told: [String] {
    var words: [String] = []
    var ofControls: [String] = []
    var isInControl = false
    for node in nodes {
      switch node {
      case .control(let index):
        isInControl = true
        if let told = slot(Int(index)).told { ofControls.append(told) }
      case .endControl: isInControl = false
      default:
        guard case .words(let extent) = node.role else { continue }
        if isInControl { ofControls.append(text(extent)) } else { words.append(text(extent)) }
      }
    }
    return (words + ofControls).filter { $0.contains { $0.isLetter || $0.isNumber } }
  }
}

extension Slot {
  /// How it is, with its name; nothing where it is no other way at any time.
  fileprivate var told: String? {
    guard let name, !name.isEmpty else { return nil }
    if let value { return "\(name): \(value)" }
    guard let isOn else { return nil }
    switch kind {
    case .checkbox: return "\(name), \(isOn ? "checked" : "not checked")"
    case .segment, .option, .radio, .tab: return isOn ? "\(name), chosen" : nil
    case .button, .link, .toggle, .textField, .select: return "\(name), \(isOn ? "on" : "off")"
    }
  }
}

extension String {
  /// As much of it as fits into a label.
  fileprivate var cut: String { count > 80 ? prefix(79) + "…" : self }
}
