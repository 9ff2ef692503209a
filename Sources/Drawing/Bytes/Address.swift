// Paths as addresses, and back.

extension String {
  /// The path as an address has it: bytes that mean something else there are written as `%XX`.
  package var asAddress: String {
    if isPlainAddress { return self }
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

  private var isPlainAddress: Bool {
    let bytes = utf8.span
    for index in bytes.indices where !bytes[index].isPlainInAddresses { return false }
    return true
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension StringProtocol {
  /// What a part of an address says, once what is written as `%XX` in it is read; nothing if that
  /// is no text.
  package var fromAddress: String? {
    let text = String(self)
    if text.utf8.span.firstIndex(of: UInt8(ascii: "%")) == nil { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(Self.value),
        let low = rest.dropFirst().first.flatMap(Self.value)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
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
