// What Unicode calls the classes of line breaking. Unsafe, since C tells a text by where it starts.

import CUnicode

extension LineBreakClass {
  /// The short names, by ICU's numbers for the classes.
  static func names() -> [String] {
    (0..<cunicode_line_break_count()).map { value in
      guard let name = unsafe cunicode_line_break_name(value) else { return "" }
      return unsafe String(cString: name)
    }
  }
}
