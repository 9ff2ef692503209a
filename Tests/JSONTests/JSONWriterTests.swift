// How values are written, and that what is written is read back.

import Composable
import JSON
import Testing

@Test("members are written in the order in which they were put in")
func order() {
  var object = JSONObject()
  for name in ["z", "a", "m"] { object[name] = .string(name) }
  object["z"] = 1
  object["a"] = nil
  object["a"] = nil
  #expect(String(decoding: JSON.object(object).bytes, as: UTF8.self) == #"{"z":1,"m":"m"}"#)
}

@Test("an object of many members finds each of them, before and after one is removed")
func manyMembers() {
  var object = JSONObject()
  for number in 0..<1000 { object["n\(number)"] = .int(number) }
  object["n3"] = nil
  #expect(object.count == 999)
  #expect(object["n3"] == nil)
  #expect((4..<1000).allSatisfy { object["n\($0)"] == .int($0) })
}

@Test("objects are equal whatever the order of their members")
func equality() {
  let one: JSON = ["a": 1, "b": [2, nil]]
  let other: JSON = ["b": [2, nil], "a": 1]
  #expect(one == other)
  #expect(one.hashValue == other.hashValue)
  #expect(one != ["a": 1, "b": [2]])
}

@Test("the indented form has a member a line")
func indented() {
  let value: JSON = ["name": "a", "list": [1, ["x": true]], "none": [], "empty": [:]]
  let expected = """
    {
      "name": "a",
      "list": [
        1,
        {
          "x": true
        }
      ],
      "none": [],
      "empty": {}
    }

    """
  #expect(String(decoding: value.indentedBytes, as: UTF8.self) == expected)
}

@Test("control characters, quotes and backslashes are escaped, all else is written as it is")
func escaping() {
  let value = JSON.string("\"\\\n\u{1}\u{7F}é😀</")
  #expect(String(decoding: value.bytes, as: UTF8.self) == "\"\\\"\\\\\\n\\u0001\u{7F}é😀</\"")
}

@Test("what is written is read back, for random values")
func roundTrip() throws {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  for _ in 0..<500 {
    let value = anyValue(depth: 4, using: &random)
    #expect(try JSON(parsing: value.bytes) == value, "seed \(seed)")
    #expect(try JSON(parsing: value.indentedBytes) == value, "seed \(seed)")
  }
}

@Test("a list that is written an element at a time comes to the same bytes as one written at once")
func elementByElement() {
  let seed = UInt64.random(in: 0 ... .max)
  var random = SeededGenerator(seed: seed)
  for count in 0..<50 {
    let elements = (0..<count % 5).map { _ in anyValue(depth: 3, using: &random) }
    var whole = JSONObject()
    whole["version"] = 1
    whole["all"] = .array(elements)
    var list = JSONListWriter("all", after: [("version", 1)])
    let bytes = elements.flatMap { list.add($0) } + list.lastBytes
    #expect(bytes == JSON.object(whole).indentedBytes, "seed \(seed)")
  }
}

private func anyValue(depth: Int, using random: inout SeededGenerator) -> JSON {
  switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
  case 0: .null
  case 1: .bool(.random(using: &random))
  case 2: .int(.random(in: .min ... .max, using: &random))
  case 3: .double(.random(in: -1e9...1e9, using: &random) + 0.5)
  case 4: .string(anyText(using: &random))
  case 5:
    .array(
      (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        anyValue(depth: depth - 1, using: &random)
      })
  default: .object(anyObject(depth: depth, using: &random))
  }
}

private func anyObject(depth: Int, using random: inout SeededGenerator) -> JSONObject {
  var object = JSONObject()
  for _ in 0..<Int.random(in: 0..<12, using: &random) {
    object[anyText(using: &random)] = anyValue(depth: depth - 1, using: &random)
  }
  return object
}

private func anyText(using random: inout SeededGenerator) -> String {
  var text = ""
  for _ in 0..<Int.random(in: 0..<8, using: &random) {
    let value = UInt32.random(in: 0..<0x11_0000, using: &random)
    let scalar = Unicode.Scalar(Bool.random(using: &random) ? value % 128 : value)
    text.unicodeScalars.append(scalar ?? "b")
  }
  return text
}
