import Drawing
import Testing

private let font = FontReader(SkeletonFont.trueType())

@Test("the skeleton font is a few kilobytes, and always the same ones")
func fontSize() {
  #expect(font.bytes == SkeletonFont.trueType())
  #expect(font.bytes.count < 8_000)
}

@Test("the checksums of the font's tables are right, and that of the whole is the magic one")
func fontChecksums() {
  #expect(font.checksum(0..<font.bytes.count) == 0xB1B0_AFBA)
  for index in 0..<font.tables.count {
    let entry = 12 + 16 * index
    let start = FontReader.long(font.bytes, entry + 8)
    let range = start..<start + FontReader.long(font.bytes, entry + 12)
    let isHead = font.tables["head"] == range
    let adjustment = isHead ? UInt32(FontReader.long(font.bytes, start + 8)) : 0
    let written = UInt32(FontReader.long(font.bytes, entry + 4))
    #expect(font.checksum(range) &- adjustment == written)
    #expect(start % 4 == 0)
  }
}

@Test("the stylesheet carries the font and needs no other origin")
func fontSheet() {
  let sheet = String(decoding: SkeletonFont.styleSheet(), as: UTF8.self)
  #expect(sheet.contains("src:url(data:font/ttf;base64,AAEAAAAK"))
  #expect(sheet.contains(".\(SkeletonFont.className){font-family:\"Vitrine Skeleton\""))
  #expect(!sheet.contains("http") && !sheet.contains("@import") && !sheet.contains("<"))
}
