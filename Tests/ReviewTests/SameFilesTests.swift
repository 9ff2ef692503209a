// Which files of two folders are the same.

import Foundation
import Review
import Testing

@Suite("files that are the same")
struct SameFilesTests {
  @Test("a byte that differs is found wherever it is, and equal files of any length are the same")
  func bytes() throws {
    let place = try Workplace()
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      var base = Sample.site()
      base.files["notes.bin"] = String(repeating: "a", count: count)
      #expect(try place.review(from: base, to: base).otherFiles.isEmpty)
      for other in [0, count / 2, count - 1] where other >= 0 && other < count {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[other] = UInt8(ascii: "b")
        var head = base
        head.files["notes.bin"] = String(decoding: bytes, as: UTF8.self)
        let found = try place.review(from: base, to: head).otherFiles
        #expect(found == ["notes.bin"], "\(other) of \(count)")
      }
      var longer = base
      longer.files["notes.bin"]?.append("a")
      #expect(try place.review(from: base, to: longer).otherFiles == ["notes.bin"], "\(count)")
    }
  }

  @Test(
    "names that differ in their Unicode form alone are two files, and cannot stand in one folder")
  func spellings() throws {
    let place = try Workplace()
    var (base, head) = (Sample.site(), Sample.site())
    base.files["caf\u{E9}.txt"] = "a"
    head.files["cafe\u{301}.txt"] = "a"
    #expect(try !place.review(from: base, to: head).otherFiles.isEmpty)
    let folder = place.path + "/both"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["atlas.json", "caf\u{E9}.txt", "cafe\u{301}.txt"] {
      try Data("{}".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    #expect(throws: ReviewError.self) { try Side(folder: folder) }
  }

  @Test("a frame whose file is gone is none that is as it was, though the atlas tells of it")
  func gone() throws {
    let place = try Workplace()
    for side in ["base", "head"] { try Sample.site().write(to: "\(place.path)/\(side)") }
    try FileManager.default.removeItem(atPath: "\(place.path)/head/items/list.html")
    let review = try Review(
      from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
    #expect(review.frames.map(\.path) == ["items/list.html"])
    #expect(review.sameCount == 5)
  }

  @Test("what a build has gathered is no part of its output, and its names elsewhere are")
  func staging() throws {
    var head = Sample.site()
    head.files[".vitrine-staging/tree/articles/tea/loaded.html"] = "<p>Secret</p>"
    #expect(try Workplace().review(from: .site(), to: head).isEmpty)
    head.files["articles/.vitrine-staging/a.txt"] = "a"
    let review = try Workplace().review(from: .site(), to: head)
    #expect(review.otherFiles == ["articles/.vitrine-staging/a.txt"])
  }

  @Test("what is left of one file is no part of the next")
  func usedAgain() throws {
    let place = try Workplace()
    var (base, head) = (Sample.site(), Sample.site())
    for (name, count) in [("a.bin", 50_000), ("b.bin", 10), ("c.bin", 70_000)] {
      base.files[name] = String(repeating: "x", count: count)
      head.files[name] = String(repeating: "x", count: count)
    }
    head.files["a.bin"]?.removeLast()
    head.files["a.bin"]?.append("y")
    head.files["c.bin"]?.removeFirst()
    head.files["c.bin"] = "y" + (head.files["c.bin"] ?? "")
    #expect(try place.review(from: base, to: head).otherFiles == ["a.bin", "c.bin"])
  }
}
