// The stylesheet of a page inside its frame.

import Type

/// The theme of the pages themselves: a reading app, apart from the gallery's.
package enum FrameTheme {
  /// The faces, the skeleton font and the theme; for the same fonts always the same bytes.
  package static func styleSheet(in fonts: SiteFonts = .shipped) -> [UInt8] {
    FontSheet.rules(of: fonts) + SkeletonFont.styleSheet() + PackageResources.frame_css
  }
}
