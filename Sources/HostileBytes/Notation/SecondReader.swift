// What Foundation says of a JSON text, where JSON says what there is to be said.

import Foundation
import JSON

/// The second opinion by which our reader is judged. It is not asked about texts that readers may
/// take as they like: zeros and marks of a byte order at the start, names that come twice, depths;
/// nor about commas before an end, which it takes.
enum SecondReader {
  private static let longest = 4096

  /// How it differs about a text that was read.
  static func mistake(in text: [UInt8], whichIs value: JSON) -> String? {
    guard isDefined(text), !hasLoneSurrogates(text) else { return nil }
    if hasTrailingComma(text) { return "a comma stands before an end, and it was read" }
    do {
      let other = try read(text)
      return isSame(value, other) ? nil : "Foundation reads \(other)"
    } catch {
      // Of numbers next to nothing it says that they are none.
      return hasExponents(text) ? nil : "Foundation refuses it: \(error)"
    }
  }

  /// How it differs about a text that was refused.
  static func mistake(in text: [UInt8], whichFailed error: JSONError) -> String? {
    guard isDefined(text), !hasTrailingComma(text) else { return nil }
    switch error.mistake {
    case .duplicateName, .tooDeep: return nil
    case .badNumber where hasExponents(text): return nil
    default: break
    }
    guard let other = try? read(text) else { return nil }
    return "Foundation reads \(other), and ours says \(error)"
  }

  private static func read(_ text: [UInt8]) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
  }

  private static func isDefined(_ text: [UInt8]) -> Bool {
    text.count <= longest && !text.contains(0) && !text.starts(with: [0xEF, 0xBB, 0xBF])
      && String(validating: text, as: UTF8.self) != nil
  }

  private static func hasExponents(_ text: [UInt8]) -> Bool {
    text.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// Foundation lets a comma stand before the end of an array or of an object. JSON does not.
  private static func hasTrailingComma(_ text: [UInt8]) -> Bool {
    var isInString = false
    var isEscaped = false
    var isAfterComma = false
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if isAfterComma { return true }
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
      isAfterComma = byte == UInt8(ascii: ",")
    }
    return false
  }

  /// Half a pair of surrogates is an escape that stands for no character: readers differ.
  private static func hasLoneSurrogates(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).lowercased().contains("\\ud")
  }

  /// The bytes of a string without marks of a byte order: it drops those at the start of one that has
  /// escapes, where they are characters like others.
  private static func withoutMarks(_ string: String) -> [UInt8] {
    Array(String(String.UnicodeScalarView(string.unicodeScalars.filter { $0 != "\u{FEFF}" })).utf8)
  }

  private static func isSame(_ value: JSON, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .bool(let bool): return (other as? NSNumber)?.boolValue == bool
    case .int(let int): return (other as? NSNumber)?.intValue == int
    case .double(let double):
      // It takes the way by way of decimals, on which the last digits may change.
      return (other as? NSNumber).map { abs($0.doubleValue - double) <= abs(double) * 1e-13 }
        ?? false
    case .string(let string):
      return (other as? String).map { withoutMarks($0) == withoutMarks(string) } ?? false
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let object):
      guard let others = other as? [String: Any] else { return false }
      // To it names are the same that look the same.
      if Set(object.members.map(\.name)).count < object.count { return true }
      return others.count == object.count
        && object.members.allSatisfy { member in
          others[member.name].map { isSame(member.value, $0) } ?? false
        }
    }
  }
}
