// Small runs of the fuzzers of what comes as bytes; `VitrineFuzz` makes the large ones.

import JSON
import Testing

@testable import HostileBytes

@Suite("hostile bytes")
struct HostileBytesTests {
  @Test("pictures are compared as plainly as can be, and broken files of them refused")
  func pictures() {
    let (kind, broken) = FuzzRun<PictureFuzzer>.ofAny(800)
    #expect(broken == nil)
    #expect(kind.compared > 50)
    #expect(kind.read > 30)
    #expect(kind.refused > 50)
  }

  @Test("JSON is read as it was meant, or refused with a place")
  func json() {
    let (kind, broken) = FuzzRun<JSONFuzzer>.ofAny(800)
    #expect(broken == nil)
    #expect(kind.compared > 200)
    #expect(kind.refused > 200)
  }

  @Test("a mark of a byte order in a string is a character, though another reader drops it")
  func byteOrder() throws {
    let text = Array("\"\u{FEFF}\\u0323\"".utf8)
    let value = try JSON(parsing: text)
    #expect(value == .string("\u{FEFF}\u{0323}"))
    #expect(SecondReader.mistake(in: text, whichIs: value) == nil)
    #expect(SecondReader.mistake(in: text, whichIs: .string("\u{0324}")) != nil)
  }

  @Test("messages say the same wherever they are cut, and what is too long is dropped")
  func messages() {
    let (kind, broken) = FuzzRun<MessageFuzzer>.ofAny(400)
    #expect(broken == nil)
    #expect(kind.told > 400)
    #expect(kind.refused > 50)
  }
}
