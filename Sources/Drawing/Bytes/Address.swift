// Paths as addresses.

extension StringProtocol {
  /// The path as an address has it: bytes that mean something else there are written as `%XX`.
  package var asAddress: String {
    let isPlain = utf8.allSatisfy { $0.isPlainInAddresses }
    if isPlain { return String(self) }
    var address: [UInt8] = []
    for byte in utf8 {
      if byte.isPlainInAddresses {
        address.append(byte)
      } else {
        address += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension UInt8 {
  fileprivate var isPlainInAddresses: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
