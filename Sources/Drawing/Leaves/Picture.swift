// Pictures.

/// A picture, with what it shows in words and the room it takes.
public struct Picture: Leaf {
  /// A picture is hidden as an image.
  public static let content = RedactableContent.image
  let source: String
  let isFile: Bool
  let alternative: String
  let width: Int
  let height: Int
  let isFixed: Bool
  /// Where the view was made, if it names a file that may not be there.
  var place: CodePlace?

  /// A picture of the size that its file has.
  public init(_ source: String, alternative: String = "", width: Int, height: Int) {
    self.source = source
    isFile = false
    self.alternative = alternative
    self.width = width
    self.height = height
    isFixed = false
  }

  /// A picture that is a file of the content, by its path below that folder, in a size that the view
  /// fixes. It is copied, and a build finds out if there is none.
  ///
  /// ```swift
  /// Picture(file: "pictures/harbour.svg", alternative: "The harbour", fixedWidth: 320, height: 200)
  /// ```
  public init(
    file: String, alternative: String = "", fixedWidth: Int, height: Int,
    fileID: String = #fileID, line: Int = #line
  ) {
    place = CodePlace(fileID: fileID, line: line)
    source = file
    isFile = true
    self.alternative = alternative
    width = fixedWidth
    self.height = height
    isFixed = true
  }

  /// A picture in a size that the view fixes, whatever its file has.
  public init(_ source: String, alternative: String = "", fixedWidth: Int, height: Int) {
    self.source = source
    isFile = false
    self.alternative = alternative
    width = fixedWidth
    self.height = height
    isFixed = true
  }

  /// Draws the picture.
  public func drawVisible(with pen: inout VisiblePen) {
    if isFile {
      return pen.picture(
        file: source, alternative: alternative, width: width, height: height, place: place)
    }
    pen.picture(source, alternative: alternative, width: width, height: height)
  }

  /// Draws a neutral box of the same size; under `privacy` only if the view fixes the size.
  public func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
    pen.box(width: width, height: height, isFixed: isFixed, under: veil)
  }
}
