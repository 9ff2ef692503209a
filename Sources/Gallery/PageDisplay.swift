// What the gallery writes of a page.

import Atlas
import Drawing

/// Writes what the gallery shows of a page: its frames, its storyboard, its looks on the index.
///
/// ```swift
/// let display = PageDisplay(atlas, info: info, site: site)
/// for index in atlas.frames.indices {
///   var bytes: [UInt8] = []
///   display.write(frame: index, into: &bytes)
///   // goes to GalleryPath.frame(atlas.frames[index].name, of: page.name)
/// }
/// ```
package struct PageDisplay {
  private let page: ShownPage

  /// A page by itself.
  package init(_ atlas: PageAtlas, info: PageInfo, site: SiteInfo) {
    var known = KnownWords()
    self.init(atlas, info: info, site: site, known: &known)
  }

  /// A page, of which something may be known from others.
  package init(_ atlas: PageAtlas, info: PageInfo, site: SiteInfo, known: inout KnownWords) {
    self.init(ShownPage(atlas, info: info, site: site, known: &known))
  }

  init(_ page: ShownPage) { self.page = page }

  /// What the index keeps of it.
  package var summary: PageSummary { page.summary }

  /// Appends the document of a frame: the page in that state as a visitor sees it, and a slim
  /// caption under it.
  package func write(frame index: Int, into bytes: inout [UInt8]) {
    FramePage(page: page, index: index).write(into: &bytes)
  }

  /// Appends the storyboard: its looks as a map of pictures, its matrix, its laws.
  package func writeStoryboard(into bytes: inout [UInt8]) {
    StoryboardPage(page: page).write(into: &bytes)
  }

  /// The looks as they stand on the index, each with its picture. They depend on nothing but the page,
  /// so that they can be kept when the atlas is let go.
  package var strip: PageStrip { PageStrip(of: page) }
}
