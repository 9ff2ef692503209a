// Open files and folders: what they reach, and what refuses.

import Foundation
import System
import Testing

@Suite struct DescriptorTests {
  let root: String

  init() throws {
    root = try Folder.makeNew("\(Folder.temporary)/vitrine-descriptor")
    try Folder.make("\(root)/deep")
    try Data("text".utf8).write(to: URL(filePath: "\(root)/deep/file"))
    for (link, target) in [("link", "deep"), ("deep/other", "file")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(link)", withDestinationPath: target)
    }
  }

  @Test("below a folder nothing is reached through links, or by leaving it")
  func links() throws {
    defer { Folder.remove(root) }
    let folder = try Descriptor.folder(root)
    let bytes = try FileReading.read("deep/file", in: folder).bytes
    #expect(bytes == Array("text".utf8))
    for path in ["link/file", "deep/other", "../\(root)", "deep/../deep/file", "/etc/passwd", ""] {
      let read = try? FileReading.read(path, in: folder)
      let stamp = folder.stamp(of: path)
      #expect(read == nil && stamp == nil, "\(path)")
    }
    // To Swift, a slash with an accent over it is another character; to the system it is a slash.
    try Data("text".utf8).write(to: URL(filePath: "\(root)/deep/\u{301}file"))
    let accented = try? FileReading.read("link/\u{301}file", in: folder)
    #expect(accented == nil)
    let (hasFolder, hasLink) = (folder.hasFolder("deep"), folder.hasFolder("link"))
    #expect(hasFolder && !hasLink)
  }

  @Test("a folder is removed with its links, and nothing that a link leads to")
  func removed() throws {
    defer { Folder.remove(root) }
    let outer = try Folder.makeNew("\(Folder.temporary)/vitrine-descriptor")
    try FileManager.default.createSymbolicLink(
      atPath: "\(outer)/link", withDestinationPath: "\(root)/deep")
    Folder.remove(outer)
    #expect(FileIdentity(of: outer) == nil)
    // This one is a link that nobody can remove.
    let number = open("\(root)/deep", O_RDONLY)
    defer { close(number) }
    Folder.remove("/proc/self/fd/\(number)")
    #expect(try FileReading.read("\(root)/deep/file").bytes == Array("text".utf8))
  }

  @Test("a variable that is empty names no temporary folder")
  func temporary() {
    #expect(Folder.temporary("") == "/tmp")
    #expect(Folder.temporary(nil) == "/tmp")
    #expect(Folder.temporary("scratch") == "scratch")
    Folder.remove(root)
  }

  @Test("what a user names is reached wherever it is")
  func named() throws {
    defer { Folder.remove(root) }
    #expect(try FileReading.read("\(root)/link/other").bytes == Array("text".utf8))
    #expect(FileIdentity(of: "\(root)/link") == FileIdentity(of: "\(root)/deep"))
  }

  @Test("what is not open is refused by every call")
  func none() throws {
    defer { Folder.remove(root) }
    let none = Descriptor.none
    let told = (none.isOpen, none.stamp, none.identity, none.stamp(of: "etc"))
    #expect(told.0 == false && told.1 == nil && told.2 == nil && told.3 == nil)
    let found = [none.holds("etc/passwd"), none.hasFolder("etc"), none.letsChange("etc")]
    let done = [
      none.removeFile("file"), none.removeFolder("deep"), none.makeFolder("new"), none.write([1]),
    ]
    #expect(!found.contains(true) && !done.contains(true))
    let read = try? none.read(0..<1, shownAs: "none")
    #expect(read == nil)
  }

  @Test("a file that somebody has locked is not free until it is let go")
  func locks() throws {
    defer { Folder.remove(root) }
    let path = "\(root)/deep/file"
    guard let one = Descriptor.open(path, O_RDONLY), let other = Descriptor.open(path, O_RDONLY)
    else { throw SystemError.last }
    let told = (one.lockIfFree(), other.lockIfFree())
    one.unlock()
    let isFree = other.lockIfFree()
    #expect(told.0 && !told.1 && isFree)
  }

  @Test(
    "a place that is not in a file is refused, and no room is made for it", arguments: [5, 1 << 50])
  func places(end: Int) throws {
    defer { Folder.remove(root) }
    let path = "\(root)/deep/file"
    guard let file = Descriptor.open(path, O_RDONLY) else { throw SystemError.last }
    let bytes = try file.read(1..<3, shownAs: path)
    #expect(bytes == Array("ex".utf8))
    let beyond = try? file.read(0..<end, shownAs: path)
    #expect(beyond == nil)
  }
}
