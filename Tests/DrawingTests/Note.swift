// The document of the tests of this room.

import Drawing

/// A document of one word, which is a link.
struct Note: ProseSource {
  var word: String

  func drawn(_ treatment: ProseTreatment) -> DrawnProse {
    var text = ProseText()
    text.bytes = Array("#\(word)".utf8)
    let paragraph = ProseElement.paragraph(isBare: false, .none)
    let url = Extent(from: 0, to: text.bytes.count)
    text.links = [ProseText.LinkRecord(url: url, title: .empty, goal: .address(isSafe: true))]
    text.events = [
      .open(paragraph), .open(.link(0)), .text(Extent(from: 1, to: text.bytes.count)),
      .close(.link(0)), .close(paragraph),
    ]
    return text.drawn(treatment)
  }
}
