// A frame behind glass: the real document, loaded when it comes into view, which nobody can touch.

import Drawing

enum Exhibit {
  /// Writes a frame without its caption. It is hidden from assistive technology, since a link with
  /// the frame's name stands beside it.
  static func write(_ address: String, into bytes: inout [UInt8]) {
    bytes.write(
      """
      <iframe src="\(address)#\(FramePage.bare)" loading="lazy" inert aria-hidden="true" \
      tabindex="-1"></iframe>
      """)
  }
}
