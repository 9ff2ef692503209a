// Which texts of a drawing are sensitive, and all that is said besides them.

/// Something that a drawing says, and where.
package struct Saying: Hashable, Sendable {
  /// `the title`, `the label of a control`.
  package let place: String
  /// What is said.
  package let text: String

  package init(place: String, text: String) {
    self.place = place
    self.text = text
  }
}

extension Drawing {
  /// The sensitive texts that are drawn as they are, each once. What a text field is called, and hints
  /// at, is no text of a state.
  package var privateTexts: [String] {
    if privateExtents.isEmpty, !hasPrivateTitle { return [] }
    var known: Set<String> = []
    for slot in slots where slot.kind == .textField {
      known.insert(slot.name ?? "")
      known.insert(text(records[slot.index].hint))
    }
    var texts: [String] = []
    for text in privateExtents.map(text) + (hasPrivateTitle ? [title ?? ""] : [])
    where known.insert(text).inserted {
      texts.append(text)
    }
    return texts
  }

  /// All that it says where nothing is marked as sensitive, and the names of its regions; prose excluded.
  package var publicSayings: [Saying] {
    let hidden = Set(privateExtents)
    var sayings: [Saying] = []
    func add(_ extent: Extent, _ place: String) {
      if extent.isEmpty || hidden.contains(extent) { return }
      sayings.append(Saying(place: place, text: text(extent)))
    }
    if let title, !hasPrivateTitle { sayings.append(Saying(place: "the title", text: title)) }
    for region in regions {
      sayings.append(Saying(place: "the name of a region", text: region.name))
    }
    for record in records { add(record.label, "the label of a control") }
    for node in nodes {
      switch node {
      case .open(let element): add(element.label, "the label of a part of the page")
      case .picture(let index, _):
        add(pictures[Int(index)].source, "the source of a picture")
        add(pictures[Int(index)].alternative, "the description of a picture")
      case .symbol(_, _, let label, _), .ownSymbol(_, _, let label, _):
        add(label, "the label of a symbol")
      case .text(let words, _, _), .date(let words, _, _, _): add(words, "a text")
      case .progress(_, _, let label, _): add(label, "the label of what goes on")
      case .anchor(let index):
        let anchor = anchors[Int(index)]
        add(anchor.label, "the label of a link")
        if let destination = anchor.destination {
          sayings.append(Saying(place: "where a link leads", text: destination.text))
        }
      case .bar, .endAnchor, .close, .control, .endControl, .blocks, .box, .shape, .prose, .spinner,
        .divider:
        continue
      }
    }
    return sayings
  }

  /// Whether something that a control says is sensitive, and drawn as it is.
  package func isPrivate(slot index: Int) -> Bool {
    if privateExtents.isEmpty { return false }
    let record = records[index]
    let isInLabel = privateExtents.contains {
      $0 == record.label || $0 == record.value || $0 == record.hint
    }
    return isInLabel
      || nodes[Int(record.opens)..<Int(record.closes)].contains { node in
        switch node.role {
        case .words(let words): privateExtents.contains(words)
        case .picture(let picture): privateExtents.contains(pictures[Int(picture)].alternative)
        case .structure, .redacted, .prose, .busy, .ornament: false
        }
      }
  }
}
