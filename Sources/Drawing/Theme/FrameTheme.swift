// The stylesheet of a page inside its frame.

/// The theme of the pages themselves: a reading app, apart from the gallery's.
package enum FrameTheme {
  /// The skeleton font and the theme; always the same bytes.
  package static func styleSheet() -> [UInt8] {
    SkeletonFont.styleSheet() + PackageResources.frame_css
  }
}
