// How a frame looks in one viewport and colour scheme, before and after.

import Pixels
import System

/// A window that frames are looked at through.
package struct Viewport: Hashable, Sendable {
  /// The width in CSS pixels.
  package let width: Int
  /// Whether the colour scheme is dark.
  package let isDark: Bool

  /// A window of a width, in one of the colour schemes.
  package init(width: Int, isDark: Bool) {
    (self.width, self.isDark) = (width, isDark)
  }

  /// `390-dark`: for file names, and in words.
  package var name: String { "\(width)-\(isDark ? "dark" : "light")" }
}

/// What is seen of a frame through a window.
package struct PictureReview: Sendable {
  /// The result in a word.
  package enum Verdict: String, Hashable, Sendable {
    /// The HTML changed, and there is nothing to see.
    case same = "same pixels"
    /// It is the same as far as pictures reach, and goes on.
    case cut = "same pixels in the beginning"
    case differs
    case sizeDiffers = "size differs"
    /// There is nothing to compare with.
    case alone
    /// It could not be captured.
    case failed
  }

  /// The window.
  package let viewport: Viewport
  /// The result in a word.
  package var verdict: Verdict
  /// How many rows of a longer page the pictures show; nil if they show all.
  package var shownRows: Int?
  /// How many pixels differ, what moved as a whole left out.
  package var differing = 0
  /// Where they lie in the head.
  package var boxes: [PixelBox] = []
  /// Where they lie in the base.
  package var baseBoxes: [PixelBox] = []
  /// What moved as a whole, as it lies in the head.
  package var moves: [PictureMove] = []
  /// Where that is which the changes of the frame speak of.
  package var marks: [PictureMark] = []
  /// Why it could not be captured.
  package var problem: String?
  /// The sizes of both pictures.
  package var baseSize: PixelSize?
  /// The size of the head's picture.
  package var headSize: PixelSize?
  /// The names of the pictures in the report's folder.
  var basePicture: String?
  var headPicture: String?
  var differencePicture: String?
  /// What tells that two pictures show the same difference.
  var fingerprint: Fingerprint?
}

extension PictureReview {
  /// Whether nothing is seen to differ.
  var isSame: Bool { verdict == .same || verdict == .cut }
}

/// A place in the pictures that a change speaks of.
package struct PictureMark: Hashable, Sendable {
  /// The number of the change among those of the frame.
  package let change: Int
  /// Where it is in the base, if it is seen there.
  package let base: PixelBox?
  /// Where it is in the head, if it is seen there.
  package let head: PixelBox?
}

/// Width and height of a picture.
package struct PixelSize: Hashable, Sendable {
  /// How many pixels to a row.
  package let width: Int
  /// How many rows.
  package let height: Int
}
