// A picture that is drawn.

/// What is known of a visible picture.
struct PictureContent: Hashable, Sendable {
  var source: Extent
  var alternative: Extent
  var width: Int32
  var height: Int32
}
