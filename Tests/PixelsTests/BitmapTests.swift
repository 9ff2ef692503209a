import Pixels
import Testing

@Test("a picture is read as it was written")
func roundTrip() throws {
  let pixels: [UInt8] = (0..<60).map { (index: UInt8) in index % 4 == 3 ? 255 : index * 4 }
  let bitmap = try #require(Bitmap(width: 5, height: 3, pixels: pixels))
  #expect(try Bitmap(png: bitmap.png()) == bitmap)
}

@Test("pixels that do not fill the size are refused")
func sizes() {
  #expect(Bitmap(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
  #expect(Bitmap(width: 0, height: 0, pixels: []) == nil)
}

@Test("a broken file is an error that says so, wherever it is cut")
func broken() throws {
  let pixels = [UInt8](repeating: 7, count: 64 * 64 * 4)
  let file = try #require(Bitmap(width: 64, height: 64, pixels: pixels)).png()
  for count in stride(from: 0, to: file.count - 12, by: 7) {
    #expect(throws: BitmapError.self) { try Bitmap(png: Array(file[..<count])) }
  }
}

@Test("two pictures are read at once, each as alone, and a broken one is an error")
func pair() throws {
  let one = try #require(Bitmap(width: 9, height: 4, pixels: Array(repeating: 5, count: 144)))
  let other = try #require(Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24)))
  let (first, second) = try Bitmap.pair(png: one.png(), other.png())
  #expect(first == one && second == other)
  let cut = try Array(other.png().dropLast(20))
  #expect(throws: BitmapError.self) { try Bitmap.pair(png: one.png(), cut) }
  #expect(throws: BitmapError.self) { try Bitmap.pair(png: cut, one.png()) }
}
