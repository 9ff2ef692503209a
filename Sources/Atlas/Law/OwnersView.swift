// What the owner of private things sees, beside what the public sees of them.

import Composable
import Drawing

/// A drawing as the owner of what is private in it sees it: a story and a copy speak of this one.
///
/// The public may see fewer controls: of a private menu that is open not even its options, since how many
/// there are would be told.
struct OwnersView {
  let drawing: Drawing
  /// For each of its controls the same one for the public; empty where both have the same.
  private let places: [Int?]

  init(_ drawing: Drawing, besides shown: Drawing) {
    if drawing.slotCount == shown.slotCount {
      (self.drawing, places) = (drawing, [])
      return
    }
    var next = 0
    let places = drawing.slots.map { slot -> Int? in
      guard next < shown.slotCount else { return nil }
      let other = shown.slot(next)
      guard other.kind == slot.kind, other.intent == slot.intent else { return nil }
      next += 1
      return other.index
    }
    // Where the public has controls that the owner has not, nobody knows which is which.
    let isPaired = next == shown.slotCount
    self.drawing = isPaired ? drawing : shown
    self.places = isPaired ? places : []
  }

  /// Whether both have the same controls.
  var isPaired: Bool { places.isEmpty }

  /// The control of the public that is one of the owner's; nothing if that is hidden from it.
  func shownSlot(of slot: Int) -> Int? { isPaired ? slot : places[slot] }

  /// The control of the owner that is one of the public's.
  func ownSlot(of shown: Int) -> Int? { isPaired ? shown : places.firstIndex(of: shown) }
}
