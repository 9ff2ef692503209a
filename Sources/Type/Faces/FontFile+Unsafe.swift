// The files of the faces are part of the program, where C has put them.
//
// Unsafe, since C tells a place in memory by where it starts and ends. It is never written to.

import CFaces

extension FontFile {
  /// The faces that are shipped, in the order in which `.faces/make` makes them.
  package static let shipped: [FontFile] = (0..<cfaces_count()).compactMap { place in
    guard let face = unsafe cfaces_at(place)?.pointee else { return nil }
    return unsafe FontFile(
      family: String(cString: face.family), part: String(cString: face.part),
      name: String(cString: face.name), weight: Int(face.weight), isItalic: face.slanted != 0,
      scalars: ScalarSet(hexadecimal: String(cString: face.scalars)), place: place)
  }

  /// The file, as it is served.
  package func bytes() -> [UInt8] {
    guard let face = unsafe cfaces_at(place)?.pointee, let start = unsafe face.start,
      let end = unsafe face.end
    else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
  }

  /// The font in the file, unpacked: what HarfBuzz reads.
  func unpacked() -> [UInt8] {
    guard let face = unsafe cfaces_at(place)?.pointee, let start = unsafe face.start,
      let end = unsafe face.end
    else { return [] }
    let count = unsafe end - start
    return unsafe Array(unsafeUninitializedCapacity: cfaces_unpacked_size(start, count)) {
      room, written in
      unsafe written = cfaces_unpack(start, count, room.baseAddress, room.count)
    }
  }
}
