// What can be wrong with a picture.

/// Why a picture could not be read or written.
package enum BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no PNG, or a broken one.
  case unreadable(String)
  /// The picture is larger than any that is compared here.
  case tooLarge(width: Int, height: Int)
  /// The file could not be made.
  case unwritable(String)

  /// What happened, in words.
  package var description: String {
    switch self {
    case .unreadable(let reason): "this PNG cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) × \(height) are more pixels than the \(Bitmap.limit) that are compared"
    case .unwritable(let reason): "a PNG cannot be written: \(reason)"
    }
  }
}
