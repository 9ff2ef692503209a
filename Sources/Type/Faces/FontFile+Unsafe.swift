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
      scalars: ScalarSet(hexadecimal: String(cString: face.scalars)), format: .woff2,
      source: .shipped(place))
  }

  /// The file, as it is served.
  package func bytes() -> [UInt8] {
    switch source {
    case .own(let bytes, _): return bytes
    case .shipped(let place):
      guard let face = unsafe cfaces_at(place)?.pointee, let start = unsafe face.start,
        let end = unsafe face.end
      else { return [] }
      return unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
    }
  }

  /// How wide printing ASCII is in it, as ``PairTable`` reads it; nil where it has to be shaped.
  func widths() -> [UInt8]? {
    guard case .shipped(let place) = source, let face = unsafe cfaces_at(place)?.pointee,
      let start = unsafe face.widths, let end = unsafe face.widths_end
    else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
  }

  /// The font in the file, unpacked: what HarfBuzz reads.
  func unpacked() -> [UInt8] { format == .woff2 ? Self.unpacked(bytes().span) : bytes() }

  /// The font in a file of WOFF2; nothing if there is none. How large it is, the file says itself: one
  /// that says more than any font has is not believed.
  static func unpacked(_ file: Span<UInt8>) -> [UInt8] {
    unsafe file.withUnsafeBufferPointer { file in
      let size = unsafe cfaces_unpacked_size(file.baseAddress, file.count)
      guard size <= mostUnpacked else { return [] }
      return unsafe Array(unsafeUninitializedCapacity: size) { room, written in
        unsafe written = cfaces_unpack(file.baseAddress, file.count, room.baseAddress, room.count)
      }
    }
  }

  private static let mostUnpacked = 128 << 20
}
