// The ids that headings of one drawing have taken.

/// Gives each heading an id that no other one has: `glass`, `glass-1`, `glass-2`.
///
/// One is made for each drawing, so that a heading that is redacted in it leaves no trace in the ids
/// of the others.
package struct AnchorNames {
  /// Taken ids by a number made of them, with the next suffix to try. Two ids that share a number
  /// only cost one of them a suffix.
  private var taken: NumberedIDs

  /// None so far, and room for those of so many headings.
  package init(headings: Int) {
    taken = NumberedIDs(expecting: headings)
  }

  /// What must follow the next heading's slug to be its id: a number, or nothing.
  package mutating func suffix(of slug: Span<UInt8>) -> Int? {
    let key = Self.number(slug)
    guard var suffix = taken[key] else {
      taken[key] = 0
      return nil
    }
    var id: UInt64
    repeat {
      suffix += 1
      id = Self.number(suffix, behind: key)
    } while taken[id] != nil
    taken[key] = suffix
    taken[id] = 0
    return suffix
  }

  /// FNV-1a: the same in every run.
  private static func number(_ bytes: Span<UInt8>) -> UInt64 {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices { number = Self.number(bytes[index], behind: number) }
    return number
  }

  private static func number(_ suffix: Int, behind number: UInt64) -> UInt64 {
    var number = Self.number(UInt8(ascii: "-"), behind: number)
    for digit in String(suffix).utf8 { number = Self.number(digit, behind: number) }
    return number
  }

  private static func number(_ byte: UInt8, behind number: UInt64) -> UInt64 {
    (number ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

/// Numbers, each with another one. Most texts have few headings, and to look through a list of those is
/// faster than to make a table.
private struct NumberedIDs {
  private var few: [(id: UInt64, value: Int)] = []
  private var many: [UInt64: Int] = [:]

  private static let mostInList = 16

  init(expecting count: Int) {
    if count <= Self.mostInList { few.reserveCapacity(count) } else { many.reserveCapacity(count) }
  }

  subscript(id: UInt64) -> Int? {
    get { few.first { $0.id == id }?.value ?? (many.isEmpty ? nil : many[id]) }
    set {
      guard let newValue else { return }
      if let place = few.firstIndex(where: { $0.id == id }) {
        few[place].value = newValue
      } else if many.isEmpty, few.count < Self.mostInList {
        few.append((id, newValue))
      } else {
        many[id] = newValue
      }
    }
  }
}
