// Asks a font what it is.
//
// Unsafe, since HarfBuzz hands out references that it counts itself.

import CHarfBuzz

extension FontFacts {
  /// What a font says as OpenType has it; nil for what is none.
  init?(_ bytes: [UInt8]) {
    let face = unsafe makeFace(of: bytes)
    let font = unsafe hb_font_create(face)
    defer {
      unsafe hb_font_destroy(font)
      unsafe hb_face_destroy(face)
    }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { return nil }
    let units = Int32(TextStyle.unitsPerEm)
    unsafe hb_font_set_scale(font, units, units)
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    ascent = Int(extents.ascender)
    descent = Int(-extents.descender)
    weight = unsafe Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    isItalic =
      unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    isVariable = unsafe hb_ot_var_has_data(face) != 0

    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var ranges: [ClosedRange<UInt32>] = []
    var (first, last) = (UInt32.max, UInt32.max)  // where a set is asked for its first range
    while unsafe hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    scalars = ScalarSet(ranges)
  }
}
