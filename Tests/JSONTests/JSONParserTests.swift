// Which bytes are JSON, and what is said about those that are not.

import JSON
import Testing

private func parsed(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

private func complaint(_ text: String) -> String? {
  do {
    _ = try parsed(text)
    return nil
  } catch {
    return "\(error)"
  }
}

@Test("every kind of value is read")
func kinds() throws {
  let text = """
    { "none": null, "yes": true, "no": false, "whole": -12, "part": 1.5e2,
      "text": "a\\"b", "list": [ 1, [], {} ] }
    """
  let expected: JSON = [
    "none": nil, "yes": true, "no": false, "whole": -12, "part": 150.0, "text": "a\"b",
    "list": [1, [], [:]],
  ]
  #expect(try parsed(text) == expected)
}

@Test(
  "escapes are undone, a pair of surrogates is one scalar, half a pair U+FFFD",
  arguments: [
    (#""\u0041\n\t\/\\""#, "A\n\t/\\"), (#""\ud83d\ude00""#, "😀"), (#""é""#, "é"),
    (#""\ud83dx""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}"),
  ])
func escapes(text: String, expected: String) throws {
  #expect(try parsed(text).string == expected)
}

@Test(
  "a mistake is told with its place",
  arguments: [
    ("", "1:1: expected a value, found the end of the input"),
    ("{\n  \"a\": }", "2:8: expected a value, found '}'"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"),
    ("{\"a\" 1}", "1:6: expected ':', found '1'"),
    ("{a: 1}", "1:2: expected a member's name, found 'a'"),
    ("[1,]", "1:4: expected a value, found ']'"),
    ("nul", "1:1: expected a value, found 'n'"),
    ("01", "1:1: this is no number as JSON writes it"),
    ("1.", "1:1: this is no number as JSON writes it"),
    ("1e999", "1:1: this is no number as JSON writes it"),
    ("1 1", "1:3: expected the end of the input, found '1'"),
    ("\"a", "1:3: expected the end of a string, found the end of the input"),
    ("\"a\nb\"", "1:3: byte 0xa must be escaped in a string"),
    ("\"\\x\"", "1:2: this is no escape that JSON knows"),
    ("\"\\u12g4\"", "1:2: this is no escape that JSON knows"),
    ("{\"a\": 1,\n\"a\": 2}", "2:1: the object has two members named 'a'"),
  ])
func mistakes(text: String, expected: String) {
  #expect(complaint(text) == expected)
}

@Test("a string that is not UTF-8 is refused")
func notUTF8() {
  #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
}

@Test("a million open brackets end in an error, not in a crash")
func depth() {
  let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
  #expect(throws: JSONError.self) { try JSON(parsing: deep) }
}

@Test("nesting is read as deep as it is said, and no deeper")
func depthLimit() {
  func nested(_ levels: Int, _ inner: String = "") -> String {
    String(repeating: "[", count: levels) + inner + String(repeating: "]", count: levels)
  }
  #expect(complaint(nested(256)) == nil)
  #expect(complaint(nested(256, "1")) == nil)
  #expect(complaint(nested(257)) == "1:257: nested deeper than 256 levels")
  #expect(complaint(nested(255, "{\"a\":{}}")) == "1:261: nested deeper than 256 levels")
}

@Test("names that only look the same are two names", arguments: [0, 20])
func exactNames(others: Int) throws {
  let names = ["\u{E9}", "e\u{301}", "a\u{301}\u{323}", "a\u{323}\u{301}"]
  let members = (0..<others).map { "\"\($0)\":null" } + names.map { "\"\($0)\":\"\($0)\"" }
  let object = try parsed("{\(members.joined(separator: ","))}")
  #expect(object.object?.count == others + 4)
  for name in names { #expect(object[name]?.string.map { Array($0.utf8) } == Array(name.utf8)) }
}
