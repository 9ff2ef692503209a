// How different two colours look.
//
// The measure is that of Kotsarenko and Ramos ("Measuring perceived color difference using YIQ NTSC
// transmission color space in mobile applications", 2010), which the comparison tools of the field
// agree on: luminance counts most, then the two axes of colour.

/// Eight pixels at a time, on white, in the colour space of the measure.
struct PerceivedColors {
  typealias Lanes = SIMD8<Float>

  private let y: Lanes
  private let i: Lanes
  private let q: Lanes

  /// The largest difference there is, between black and white.
  static let largest: Float = 35_215

  /// Reads eight pixels of red, green, blue and alpha, lowest byte first.
  init(_ pixels: SIMD8<UInt32>) {
    let alpha = Lanes(pixels &>> 24) / 255
    func onWhite(_ shift: UInt32) -> Lanes {
      let value = Lanes((pixels &>> shift) & 255)
      return 255 + (value - 255) * alpha
    }
    let red = onWhite(0)
    let green = onWhite(8)
    let blue = onWhite(16)
    y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
    i = red * 0.595_977_99 - green * 0.274_171_60 - blue * 0.321_801_88
    q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
  }

  /// How different the pixels look from others, up to `largest`.
  func difference(from other: PerceivedColors) -> Lanes {
    let dy = y - other.y
    let di = i - other.i
    let dq = q - other.q
    return dy * dy * 0.5053 + di * di * 0.299 + dq * dq * 0.1957
  }
}

/// The luminance of one pixel on white.
func luminance(_ pixel: UInt32) -> Float {
  // Most pixels hide all of the white, and are none of it exactly.
  if pixel >> 24 == 255 {
    return Float(pixel & 255) * 0.298_895_31 + Float(pixel >> 8 & 255) * 0.586_622_47
      + Float(pixel >> 16 & 255) * 0.114_482_23
  }
  let alpha = Float(pixel >> 24) / 255
  func onWhite(_ shift: UInt32) -> Float {
    255 + (Float((pixel >> shift) & 255) - 255) * alpha
  }
  return onWhite(0) * 0.298_895_31 + onWhite(8) * 0.586_622_47 + onWhite(16) * 0.114_482_23
}
