// Paths that are opened one after the other.

import Foundation
import Glibc
import Testing

@testable import System

@Suite("paths that are opened one after the other")
struct PathOpenerTests {
  @Test("each is what it is when opened by itself, in any order, through no link")
  func sameAsAlone() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "opener-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    for folder in ["a/b", "é", "e\u{301}", "link-free"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in ["top", "a/one", "a/two", "a/b/one", "é/one", "e\u{301}/one"] {
      try Data(file.utf8).write(to: URL(fileURLWithPath: place.path + "/" + file))
    }
    try FileManager.default.createSymbolicLink(
      atPath: place.path + "/link", withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(
      atPath: place.path + "/a/way", withDestinationPath: "one")
    let root = try Descriptor.folder(place.path)
    let paths = [
      "top", "a/one", "a/two", "a/b/one", "é/one", "e\u{301}/one", "link/one", "a/way", "a/none",
      "none/one", "a/../top", "a/.", "a/", "/a/one", "a//one", "", ".", "..", "a/one/two",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let opener = PathOpener()
      for path in paths.shuffled(using: &random) + paths.shuffled(using: &random) {
        let alone = Self.outcome(Descriptor.open(path, in: root, O_RDONLY))
        let among = Self.outcome(opener.open(path, in: root, O_RDONLY))
        #expect(among == alone, "\(path)")
      }
    }
  }

  /// Which file it is, or why it is none.
  private static func outcome(_ opened: consuming Descriptor?) -> String {
    let reason = errno
    guard let opened else { return "error \(reason)" }
    return opened.identity.map { "\($0)" } ?? "?"
  }
}

@Suite("bytes that are the same")
struct SameBytesTests {
  @Test("they are the same where == says so, wherever they differ")
  func likeEquality() {
    #expect([UInt8]().isSame(as: []) && ![UInt8]().isSame(as: [0]))
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(bytes.isSame(as: Array(bytes)) && !bytes.isSame(as: Array(bytes.dropLast())))
    for index in stride(from: 0, to: bytes.count, by: 331) {
      var other = bytes
      other[index] ^= 0x80
      #expect(!bytes.isSame(as: other))
    }
  }
}
