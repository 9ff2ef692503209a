// Shapes text with HarfBuzz, which browsers use as well.
//
// Unsafe, since HarfBuzz hands out references that it counts itself, and arrays by their start.

import CHarfBuzz

/// One font, ready to shape.
@safe final class Shaper: Sendable {
  /// A letter, or several that are drawn as one.
  struct Glyph: Hashable, Sendable {
    /// Where its text starts.
    let start: Int
    /// How far it moves what comes behind it, in the font's own units.
    let advance: Int
  }

  /// HarfBuzz lets many threads shape with a font that nobody changes any more.
  private nonisolated(unsafe) let font: OpaquePointer
  /// How many units the font has to an em.
  private let unitsPerEm: Int

  /// A font as OpenType has it; nil for what is none.
  init?(_ bytes: [UInt8]) {
    let face = unsafe makeFace(of: bytes)
    let font = unsafe hb_font_create(face)
    let count = unsafe hb_face_get_glyph_count(face)
    // In its own units no advance is rounded.
    let units = unsafe Int32(bitPattern: hb_face_get_upem(face))
    unsafe hb_face_destroy(face)
    guard count > 0, let font = unsafe font else {
      unsafe hb_font_destroy(font)
      return nil
    }
    unsafe hb_font_set_scale(font, units, units)
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
    unitsPerEm = Int(units)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// The glyphs of a run of UTF-8, in the order in which they are drawn.
  func glyphs(of run: Span<UInt8>) -> [Glyph] {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe run.withUnsafeBytes { bytes in
      unsafe hb_buffer_add_utf8(
        buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0,
        Int32(bytes.count))
    }
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      unsafe Glyph(
        start: Int(infos[index].cluster), advance: Int(positions[index].x_advance))
    }
  }

  /// Whether an ASCII character is nearer to a space, or farther from it, than it is wide.
  var kernsWithSpaces: Bool {
    func width(_ run: [UInt8]) -> Int { glyphs(of: run.span).reduce(0) { $0 + $1.advance } }
    let space = width([0x20])
    return (0x21...0x7E as ClosedRange<UInt8>).contains { character in
      let both = width([character]) + space
      return width([0x20, character]) != both || width([character, 0x20]) != both
    }
  }

  /// How wide a run of UTF-8 is, in ``TextStyle/unitsPerEm``.
  func advance(of run: Span<UInt8>) -> Int {
    scaled(glyphs(of: run).reduce(0) { $0 + $1.advance })
  }

  /// A width of the font's own units in ``TextStyle/unitsPerEm``, which the shipped faces count in: of
  /// others, a run is rounded as a whole.
  private func scaled(_ width: Int) -> Int {
    unitsPerEm == TextStyle.unitsPerEm
      ? width : (2 * width * TextStyle.unitsPerEm + unitsPerEm) / (2 * unitsPerEm)
  }
}
