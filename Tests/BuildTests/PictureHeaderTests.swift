// What the first bytes of a picture tell.

import Content
import Drawing
import Testing

@Suite struct PictureHeaderTests {
  /// The beginning of a JPEG whose frame is 5 wide and 7 high, with segments before that.
  static func jpeg(_ segments: [UInt8]...) -> [UInt8] {
    let frame: [UInt8] = [8, 0, 7, 0, 5, 1, 1, 0x11, 0]
    return [0xFF, 0xD8] + segments.joined() + segment(0xC0, frame)
  }

  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + number(content.count + 2, 2, isBig: true) + content
  }

  static func number(_ value: Int, _ count: Int, isBig: Bool) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    return isBig ? bytes.reversed() : bytes
  }

  /// Exif that says how the picture lies, after an entry that says something else.
  struct Exif {
    var isBig = false
    var signature = "Exif\0\0"
    var order: String?
    var magic = 42
    var directory = 8
    var type = 3
    var count = 1
    var orientation = 6
    /// How much of its end is missing.
    var missing = 0

    var segment: [UInt8] {
      func number(_ value: Int, _ count: Int) -> [UInt8] {
        PictureHeaderTests.number(value, count, isBig: isBig)
      }
      let start = Array((signature + (order ?? (isBig ? "MM" : "II"))).utf8)
      let other = number(0x0100, 2) + number(4, 2) + number(1, 4) + number(9, 4)
      let entry = number(0x0112, 2) + number(type, 2) + number(count, 4) + number(orientation, 2)
      let content = [
        start, number(magic, 2), number(directory, 4), number(2, 2), other, entry, number(0, 2),
        number(0, 4),
      ].joined()
      return PictureHeaderTests.segment(0xE1, Array(content.dropLast(missing)))
    }
  }

  static let upright = Dependency.Found.picture(PictureSize(width: 5, height: 7))
  static let turned = Dependency.Found.picture(PictureSize(width: 7, height: 5))

  @Test(
    "a JPEG that its Exif turns on its side has the size that browsers show", arguments: 1...8,
    [false, true])
  func orientation(_ orientation: Int, isBig: Bool) {
    let exif = Exif(isBig: isBig, orientation: orientation).segment
    let app0 = Self.segment(0xE0, Array("JFIF\0".utf8))
    let expected = orientation >= 5 ? Self.turned : Self.upright
    #expect(Dependency.Found(Self.jpeg(exif)) == expected)
    #expect(Dependency.Found(Self.jpeg(app0, exif, app0)) == expected)
  }

  @Test(
    "Exif that browsers do not understand turns nothing",
    arguments: [
      Exif(signature: "Exif\0x"), Exif(signature: "http:/"), Exif(order: "MM"), Exif(order: "XX"),
      Exif(magic: 43), Exif(directory: 0), Exif(directory: 0xFFFF_FFFF), Exif(directory: 60),
      Exif(type: 4), Exif(count: 2), Exif(orientation: 0), Exif(orientation: 9), Exif(missing: 7),
      Exif(missing: 20), Exif(missing: 40), Exif(missing: 45),
    ])
  func malformedExif(_ exif: Exif) {
    #expect(Dependency.Found(Self.jpeg(exif.segment)) == Self.upright)
  }

  @Test("a JPEG that ends before its frame is no picture; one whose frame is far may be one")
  func cutJPEG() {
    let long = Self.segment(0xE2, [UInt8](repeating: 1, count: 65_000))
    let near = Self.jpeg(long, long, long)
    let far = Self.jpeg(long, long, long, long, long)
    #expect(Dependency.Found(near) == Self.upright)
    #expect(Dependency.Found(far) == .picture(nil))
    for count in [3, 4, 100, 64_999, 130_009] {
      #expect(Dependency.Found(Array(near.prefix(count))) == .file)
    }
    let end: [UInt8] = [0xFF, 0xD9] + Array(repeating: 0, count: 20)
    #expect(Dependency.Found([0xFF, 0xD8] + end) == .file)
  }

  @Test("what is no segment hides no frame of a JPEG")
  func skippedBytes() {
    let comment = Self.segment(0xFE, Array("text".utf8))
    for skipped: [UInt8] in [[0xFF], [1, 2, 3], [0xFF, 0], [0xFF, 1], [0xFF, 0xD3]] {
      #expect(Dependency.Found(Self.jpeg(comment, skipped)) == Self.upright)
    }
  }

  @Test(
    "an SVG has the size that browsers give to one in an img",
    arguments: [
      ("viewBox=\"0 0 3.5 1\" width=\"700\"", 700, 200),
      ("viewBox='0,0, 10 , 5' height='40'", 80, 40),
      ("viewBox=\"0\t0\n800\r\n600\"", 800, 600),
      ("viewBox=\"0 0 10 5\" width=\"100%\" height=\"100%\"", 300, 150),
      ("viewBox=\"0 0 10 5\" width=\"50%\" height=\"40\"", 80, 40),
      ("width=\"210mm\" height=\"297mm\"", 794, 1123),
      ("width=\".5in\" height=\"+1cm\"", 48, 38), ("width='80Q' height='1e1PX'", 76, 10),
      ("width=\"72pt\" height=\" 5pc \"", 96, 80), ("width=\"2em\" height=\"3rem\"", 32, 48),
      ("desc=\"a > b\" width = \"7\"\nheight='9'", 7, 9),
      ("desc=\"a width='7' b\" data-width=\"7\" width=\"8\" height=\"9\"", 8, 9),
      // Where nothing is said, there is the room that CSS gives to what has no size.
      ("", 300, 150), ("width=\"700\"", 700, 150), ("height=\"700\"", 300, 700),
      ("width=\"7 px\" height=\"9\"", 300, 9), ("viewBox=\"0 0 0 5\"", 300, 150),
      ("viewBox=\"0,,0 9 9\"", 300, 150), ("viewBox=\"0 0 9 9 9\"", 300, 150),
      // A drawing in a unit square is no dot.
      ("viewBox=\"0 0 1 1\"", 150, 150), ("viewBox=\"0 0 1.4 1\"", 210, 150),
      ("viewBox=\"0 0 3.5 1\"", 300, 86), ("viewBox=\"0 0 480 320\"", 480, 320),
    ])
  func drawn(attributes: String, width: Int, height: Int) {
    let svg = "<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\"> --><svg \(attributes)><path/></svg>"
    #expect(
      Dependency.Found(Array(svg.utf8)) == .picture(PictureSize(width: width, height: height)))
  }

  @Test("an SVG with a side that nobody sees has no size", arguments: ["0", "-4", "1e300"])
  func unseen(side: String) {
    let svg = "<svg width=\"\(side)\" height=\"9\"/>"
    #expect(Dependency.Found(Array(svg.utf8)) == .picture(nil))
  }
}
