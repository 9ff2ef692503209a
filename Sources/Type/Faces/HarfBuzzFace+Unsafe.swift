// Hands a font to HarfBuzz.
//
// Unsafe, since HarfBuzz hands out references that it counts itself.

import CHarfBuzz

/// The face of a font, whatever the bytes are; who asks for it lets it go with `hb_face_destroy`.
@unsafe func makeFace(of bytes: [UInt8]) -> OpaquePointer? {
  let blob = unsafe bytes.withUnsafeBytes { bytes in
    unsafe hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_DUPLICATE, nil, nil)
  }
  defer { unsafe hb_blob_destroy(blob) }
  return unsafe hb_face_create(blob, 0)
}
