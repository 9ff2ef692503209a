// Folders, files and what the system says of them.

import Foundation
import System
import Testing

@Suite("folders")
struct FolderTests {
  private func withFolder(_ work: (String) throws -> Void) throws {
    let path = try Folder.makeNew("\(Folder.temporary)/system-test")
    defer { Folder.remove(path) }
    try work(path)
  }

  @Test("each new folder is another, and goes with all in it but not with what links lead to")
  func removal() throws {
    try withFolder { one in
      try withFolder { other in
        #expect(one != other)
        try Folder.make("\(one)/in")
        try Data([1, 2, 3]).write(to: URL(filePath: "\(one)/in/file"))
        try Data([1]).write(to: URL(filePath: "\(other)/kept"))
        try FileManager.default.createSymbolicLink(
          atPath: "\(one)/in/link", withDestinationPath: other)
        #expect(try Folder.names(in: "\(one)/in").sorted() == ["file", "link"])
        Folder.remove(one)
        #expect(throws: SystemError(ENOENT)) { try Folder.names(in: one) }
        #expect(try Folder.names(in: other) == ["kept"])
      }
    }
  }

  @Test("what is at a path is told, with what a link leads to or without")
  func status() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      try Data([1, 2, 3]).write(to: URL(filePath: file))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: file)
      #expect(try FileStatus(of: folder).kind == .folder)
      #expect(try FileStatus(of: "/dev/null").kind == .other)
      let status = try FileStatus(of: "\(folder)/link")
      #expect(status.kind == .file && status.size == 3)
      #expect(try FileStatus(of: "\(folder)/link", followsLinks: false).kind == .link)
      #expect(try FileStatus(of: file).identity == status.identity)
      #expect(try FileStatus(of: folder).identity != status.identity)
      #expect(abs(status.modified - Double(time(nil))) < 3600)
      #expect(throws: SystemError(ENOENT)) { try FileStatus(of: "\(folder)/none") }
      #expect(SystemError(ENOENT).description == "No such file or directory")
      #expect(SystemFiles.realPath("\(folder)/link") == SystemFiles.realPath(file))
      #expect(SystemFiles.realPath("\(folder)/none") == nil)
      #expect(SystemFiles.allows(R_OK, file) && !SystemFiles.allows(F_OK, "\(folder)/none"))
    }
  }
}
