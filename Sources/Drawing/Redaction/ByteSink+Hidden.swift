// What stands for hidden content, as HTML. Whatever it is, it is hidden from assistive technology and
// cannot be focused; what surrounds it stays reachable.

extension ByteSink {
  /// Ends the class of what stands for hidden content and adds its further attributes.
  mutating func finishClass(of look: Look) {
    append(classOf: look)
    append("\" aria-hidden=\"true\" inert")
  }

  /// Adds the class of a look, behind others.
  mutating func append(classOf look: Look) {
    guard let name = look.className else { return }
    append(" ")
    append(name)
  }

  /// A box of the size of a picture, inside of the element that stands for it. Its edges are drawn by
  /// SVG, since a stylesheet cannot know the size, an inline style is blocked, and a background
  /// vanishes in forced colours.
  mutating func append(boxOfWidth width: Int, height: Int) {
    append("<svg viewBox=\"0 0 ")
    append(decimal: width)
    append(" ")
    append(decimal: height)
    append("\" width=\"")
    append(decimal: width)
    append("\" height=\"")
    append(decimal: height)
    append("\"><rect width=\"100%\" height=\"100%\"/></svg>")
  }
}
