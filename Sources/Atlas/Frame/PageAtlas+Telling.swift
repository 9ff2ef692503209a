// What a page tells a reader of its source of what it hides.

import Drawing

/// The frame of a page that tells most of what it hides.
package struct MostTelling: Hashable, Sendable {
  /// The name of the frame.
  package var frame: String
  /// What it tells.
  package var telling: Telling

  package init(frame: String, telling: Telling) {
    self.frame = frame
    self.telling = telling
  }
}

extension PageAtlas {
  /// The frame that tells most of what it hides, the first one of several; nothing where no frame hides
  /// anything. Frames mostly hide the same, so what they tell is not added up.
  package var mostTelling: MostTelling? {
    var most: MostTelling?
    for index in frames.indices where frames[index].drawing.hasRedactedContent {
      let telling = frames[index].drawing.telling
      if let most, most.telling.tenthsOfBits >= telling.tenthsOfBits { continue }
      most = MostTelling(frame: frames[index].name, telling: telling)
    }
    return most
  }
}
