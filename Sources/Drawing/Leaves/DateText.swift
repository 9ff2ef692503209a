// Dates.

/// A day, written out: weekday, month, day, year, in UTC and in the language of the page.
///
/// ```swift
/// DateText(CalendarDay(secondsSince1970: 0))  // Thursday January 1, 1970
/// ```
public struct DateText: Leaf {
  /// A date is hidden as text.
  public static let content = RedactableContent.text
  let day: CalendarDay
  var face: Face

  /// A day, written out.
  public init(_ day: CalendarDay, face: Face = Face()) {
    self.day = day
    self.face = face
  }

  /// The date in bold.
  public func bold(_ isBold: Bool = true) -> DateText {
    var copy = self
    copy.face.isBold = isBold
    return copy
  }

  /// The date in the small size of captions.
  public func caption() -> DateText {
    var copy = self
    copy.face.scale = .caption
    return copy
  }

  /// Draws the date, readable to machines too.
  public func drawVisible(with pen: inout VisiblePen) {
    pen.date(day, face: face)
  }

  /// Draws blocks for the date as written out; what machines read is left out.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.blocks(for: day, face: face, under: veil)
  }
}
