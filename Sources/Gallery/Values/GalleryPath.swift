// Where the documents of the gallery are.

import Drawing

/// Paths below the output folder, and within the folder of a page.
package enum GalleryPath {
  /// The document of a frame.
  package static func frame(_ frame: String, of page: String) -> String {
    "\(page)/\(fileName(ofFrame: frame))"
  }

  /// The storyboard of a page.
  package static func storyboard(of page: String) -> String { "\(page)/index.html" }

  /// The storyboard of a page, as a link from the output folder has it.
  static func address(ofStoryboard page: String) -> String { storyboard(of: page.asAddress) }

  /// The document of a frame within its page's folder. `index.html` is the storyboard's.
  package static func fileName(ofFrame frame: String) -> String {
    frame == "index" ? "index_.html" : "\(frame).html"
  }
}
