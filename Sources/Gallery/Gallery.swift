// Pages about pages: what the rest of the house calls.

import Atlas
import Drawing
import Type

/// Writes the gallery: frames, storyboards, the index, and what they are styled with.
///
/// ```swift
/// let display = PageDisplay(page.explored(), info: PageInfo(page), site: site)
/// var bytes: [UInt8] = []
/// display.writeStoryboard(into: &bytes)  // goes to GalleryPath.storyboard(of: page.name)
/// for file in Gallery.assets(site: site) { … }
/// ```
///
/// All are pure functions: equal values give equal bytes. What they write of a state comes from its
/// drawing and from the names of actions, so nothing that is redacted can be in it.
package enum Gallery {
  /// The index of all pages, in the order in which they are given: `index.html`, and where there are
  /// many pages, more of its kind. It leads to the comparisons too.
  ///
  /// The looks of each page, one after the other, are asked for when it is their turn; `sizes` tells
  /// how many bytes they have. Hands out the path and the bytes of one file after the other, so that
  /// they need not be in memory together, and with a room the places at which the looks of its pages
  /// stand in it.
  package static func index<E: Error>(
    _ pages: [PageSummary], sizes: [Int], comparisons: [Comparison] = [], site: SiteInfo,
    strip: (Int, inout [UInt8]) throws(E) -> Void,
    write: (String, inout [UInt8], [Range<Int>]) throws(E) -> Void,
    stream: (String, SearchPieces) throws(E) -> Void
  ) throws(E) {
    try IndexPages(pages: pages, sizes: sizes, comparisons: comparisons, site: site)
      .write(strip: strip, write, stream: stream)
  }

  /// A comparison of frames; goes to ``GalleryPath/storyboard(of:)`` of its name.
  package static func comparison(_ comparison: Comparison, site: SiteInfo) -> [UInt8] {
    var bytes: [UInt8] = []
    ComparisonPage(comparison: comparison, site: site).write(into: &bytes)
    return bytes
  }

  /// What is shown where there is nothing: `404.html`.
  package static func notFound(site: SiteInfo) -> OutputFile {
    var bytes: [UInt8] = []
    NotFoundPage(site: site).write(into: &bytes)
    return OutputFile(path: "404.html", bytes: bytes)
  }

  /// Styles, symbols and the script, all under `assets/`.
  package static func assets(site: SiteInfo) -> [OutputFile] {
    [
      OutputFile(
        path: "assets/frame.css",
        bytes: FrameTheme.styleSheet(in: site.fonts, site.theme) + PackageResources.plate_css),
      OutputFile(
        path: "assets/museum.css",
        bytes: FontSheet.rules(of: site.fonts) + SkeletonFont.face() + HouseTheme.styleSheet
          + PackageResources.museum_css + Array(site.theme.backdrop.utf8)),
      OutputFile(
        path: "assets/\(LookPictures.sheet)",
        bytes: FrameTheme.pictureSheet(site.theme) + PackageResources.look_css),
      OutputFile(path: "assets/museum.js", bytes: PackageResources.museum_js),
      OutputFile(path: "assets/\(Stage.sheet)", bytes: PackageResources.stage_css),
      OutputFile(path: "assets/\(Stage.script)", bytes: Stage.scriptBytes(hasAxe: site.hasAxe)),
      OutputFile(path: "assets/icon.svg", bytes: PackageResources.icon_svg),
    ] + fonts(site.fonts)
  }

  /// The faces, and the licences under which they may be passed on. A site's own are copied from its
  /// content, as its pictures are.
  private static func fonts(_ fonts: SiteFonts) -> [OutputFile] {
    if fonts.isSystem { return [] }
    return FontFile.shipped.map { file in
      OutputFile(path: FontSheet.path(of: file), bytes: file.bytes())
    } + [
      OutputFile(path: "assets/\(FontSheet.folder)LICENCES.txt", bytes: FontSheet.licences)
    ]
  }
}
