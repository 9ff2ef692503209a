// The lock lets one thread at a time to its value.

import Foundation
import System
import Testing

@Suite("A lock")
struct LockTests {
  @Test("what many threads add is all there")
  func adding() {
    let sum = Counter()
    atOnce(4) { for _ in 0..<10_000 { sum.value.withLock { $0 += 1 } } }
    #expect(sum.value.withLock { $0 } == 40_000)
  }

  @Test("is open again after an error")
  func throwing() throws {
    let list = Lock<[Int]>([])
    #expect(throws: Full.self) {
      try list.withLock { list throws(Full) in
        list.append(1)
        throw Full()
      }
    }
    #expect(list.withLock { $0 } == [1])
  }

  @Test("lets go of its value")
  func release() {
    weak var seen: Counter?
    do {
      let counter = Counter()
      seen = counter
      let lock = Lock(counter)
      #expect(lock.withLock { $0.value.withLock { $0 } } == 0)
    }
    #expect(seen == nil)
  }
}

private struct Full: Error {}

private final class Counter: Sendable {
  let value = Lock(0)
}

/// Runs some work on so many threads and waits for all of them.
private func atOnce(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let ended = DispatchSemaphore(value: 0)
  for _ in 0..<count {
    Thread.detachNewThread {
      work()
      ended.signal()
    }
  }
  for _ in 0..<count { ended.wait() }
}

// Folders, files and what the system says of them.

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
