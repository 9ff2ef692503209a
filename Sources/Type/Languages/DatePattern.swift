// Patterns of dates, as Unicode's locale data writes them: `EEEE, d 'de' MMMM 'de' y`.

/// A run of one letter, which stands for a part of the date, or a text that stands for itself.
enum DatePattern: Hashable {
  case field(UInt8, count: Int)
  case text([UInt16])

  /// The parts of a pattern. What is in quotes stands for itself, and two quotes for one.
  static func parts(of pattern: [UInt16]) -> [DatePattern] {
    let quote = UInt16(UInt8(ascii: "'"))
    var parts: [DatePattern] = []
    var isQuoted = false
    var index = 0
    while index < pattern.count {
      let unit = pattern[index]
      index += 1
      if unit == quote {
        if index < pattern.count, pattern[index] == quote {
          parts.add(quote)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, let letter = letter(unit) {
        parts.add(letter)
      } else {
        parts.add(unit)
      }
    }
    return parts
  }

  private static func letter(_ unit: UInt16) -> UInt8? {
    guard let byte = UInt8(exactly: unit) else { return nil }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 ? byte : nil
  }
}

extension [DatePattern] {
  fileprivate mutating func add(_ letter: UInt8) {
    if case .field(letter, let count)? = last {
      self[self.count - 1] = .field(letter, count: count + 1)
    } else {
      append(.field(letter, count: 1))
    }
  }

  fileprivate mutating func add(_ unit: UInt16) {
    if case .text(let text)? = last {
      self[count - 1] = .text(text + [unit])
    } else {
      append(.text([unit]))
    }
  }
}
