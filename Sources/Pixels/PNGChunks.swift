// What a PNG file consists of.

/// The chunks of a PNG file from its start on, up to one that is cut off or has a wrong sum.
struct PNGChunks: IteratorProtocol {
  /// A chunk: the four letters of its name, and where in the file its data are.
  struct Chunk {
    let name: String
    let data: Range<Int>
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private let file: [UInt8]
  private var place = signature.count

  /// The chunks of a file, nil if it does not begin as one of PNG does.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    self.file = file
  }

  mutating func next() -> Chunk? {
    // A number says how long the data are; then come the name, the data, and the sum of both.
    guard file.count - place >= 12, number(at: place) <= file.count - place - 12 else { return nil }
    let name = place + 4
    let data = name + 4..<name + 4 + number(at: place)
    let sum = Deflate.sum(of: file.span.extracting(name..<data.upperBound))
    guard sum == number(at: data.upperBound) else { return nil }
    place = data.upperBound + 4
    return Chunk(name: String(decoding: file[name..<name + 4], as: UTF8.self), data: data)
  }

  /// The number of four bytes that stands at a place in the file.
  func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
}
