// Fingerprints: equal for equal bytes alone.

import System
import Testing

/// The bytes that the authors of XXH3 give their values for.
private func published(_ count: Int) -> [UInt8] {
  var state: UInt64 = 2_654_435_761
  return (0..<count).map { _ in
    defer { state &*= 11_400_714_785_074_694_797 }
    return UInt8(truncatingIfNeeded: state >> 56)
  }
}

/// How many bytes, and the upper and lower half of what the library's own test expects.
private let publishedValues: [(count: Int, high: UInt64, low: UInt64)] = [
  (0, 0x99AA_06D3_0147_98D8, 0x6001_C324_468D_497F),
  (1, 0xA6CD_5E93_9200_0F6A, 0xC44B_DFF4_074E_ECDB),
  (6, 0x082A_FE0B_8162_D12A, 0x3E70_39BD_DA43_CFC6),
  (12, 0x6E3E_FD8F_C780_2B18, 0x061A_1927_13F6_9AD9),
  (24, 0x0CE9_66E4_678D_3761, 0x1E70_44D2_8B1B_901D),
  (48, 0xA002_AC4E_5478_227E, 0xF942_219A_ED80_F67B),
  (81, 0x4952_F581_81AB_0042, 0x5E8B_AFB9_F95F_B803),
  (222, 0x337E_0964_1B94_8717, 0xF1AE_BD59_7CEC_6B3A),
  (403, 0x1B6D_E21E_332D_D73D, 0xCDEB_804D_65C6_DEA4),
  (512, 0x18D2_D110_DCC9_BCA1, 0x617E_4959_9013_CB6B),
  (2048, 0xF736_557F_D470_73A5, 0xDD59_E2C3_A5F0_38E0),
  (2240, 0xCCB1_34FB_FA7C_E49D, 0x6E73_A905_39CF_2948),
  (2367, 0xE89C_0F6F_F369_B427, 0xCB37_AEB9_E5D3_61ED),
]

@Test func `A fingerprint is the published value of XXH3 with 128 bits`() {
  for (count, high, low) in publishedValues {
    #expect(Fingerprint(of: published(count)) == Fingerprint(high: high, low: low), "\(count)")
  }
  #expect(Fingerprint(of: "").description == "99aa06d3014798d86001c324468d497f")
}

@Test func `Every change of a single byte shows, at every length to 300`() {
  for count in 0...300 {
    var bytes = published(count)
    let print = Fingerprint(of: bytes)
    var unseen = 0
    for index in bytes.indices {
      let byte = bytes[index]
      for change in UInt8(1)...255 {
        bytes[index] = byte ^ change
        if Fingerprint(of: bytes) == print { unseen += 1 }
      }
      bytes[index] = byte
    }
    #expect(unseen == 0, "\(count) bytes")
  }
}

@Test func `A million short texts have a million fingerprints`() {
  // Texts as they differ on a site: numbers, names of one beginning, one ending, and one length.
  var halves: [UInt64] = []
  for number in 0..<250_000 {
    halves.append(Fingerprint(of: "\(number)").high)
    halves.append(Fingerprint(of: "Salary: \(number) EUR").high)
    halves.append(Fingerprint(of: "articles/\(number).md").high)
    halves.append(Fingerprint(of: String(number, radix: 2)).high)
  }
  // Of these, "0", "1", "10" … are written twice: in decimal and in binary digits.
  let twice = (0..<64).filter { (Int(String($0, radix: 2)) ?? .max) < 250_000 }.count
  // Where the halves differ, the whole does.
  halves.sort()
  var equal = 0
  for index in halves.indices.dropFirst() where halves[index] == halves[index - 1] { equal += 1 }
  #expect(equal == twice)
}

@Test func `In whatever pieces bytes come, the fingerprint is that of the whole`() {
  let seed = UInt64.random(in: 0 ... .max)
  var state = seed
  for count in [0, 1, 31, 32, 255, 256, 257, 1024, 100_000] {
    let bytes = published(count)
    for _ in 0..<20 {
      var print = Fingerprinter()
      var index = 0
      while index < count {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        let end = min(count, index + 1 + Int(state >> 33) % (count / 3 + 1))
        print.append(Array(bytes[index..<end]))
        index = end
      }
      #expect(print.fingerprint == Fingerprint(of: bytes), "seed \(seed), \(count) bytes")
    }
  }
}

@Test func `Where values end counts`() {
  func print(_ texts: [String]) -> Fingerprint {
    var print = Fingerprinter()
    for text in texts { print.add(text) }
    return print.fingerprint
  }
  let all = [["ab", "c"], ["a", "bc"], ["abc"], ["", "abc"], ["abc", ""], ["a", "b", "c"], []]
  #expect(Set(all.map(print)).count == all.count)
}

@Test func `A fingerprint is read as it is written`() {
  for count in 0..<50 {
    let print = Fingerprint(of: published(count))
    #expect(Fingerprint(digits: print.description) == print)
  }
  #expect(Fingerprint.none.description == String(repeating: "0", count: 32))
  for other in ["", "0", "5bee48b18ce7edd5", "+" + String(repeating: "0", count: 31)] {
    #expect(Fingerprint(digits: other) == nil)
  }
  #expect(Fingerprint(digits: String(repeating: "0", count: 15) + "é" + "000000000000000") == nil)
}
