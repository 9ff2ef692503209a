// A frame behind glass: the real document, loaded when it comes into view, which nobody can touch.

enum Exhibit {
  /// Writes a frame. A fragment says how it is shown; it is hidden from assistive technology, since
  /// a link with the frame's name stands beside it.
  static func write(
    _ address: String, fragment: String, className: String? = nil, into bytes: inout [UInt8]
  ) {
    bytes.append("<iframe")
    if let className { bytes.write(" class=\"\(className)\"") }
    bytes.write(
      """
       src="\(address)#\(fragment)" loading="lazy" inert aria-hidden="true" tabindex="-1"></iframe>
      """)
  }
}
