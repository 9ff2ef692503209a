// Other programs, and the channels to them.

import Foundation
import Glibc
import Testing

@testable import System

@Suite("other programs")
struct ChildTests {
  /// What there is to read until the end.
  private func all(_ descriptor: borrowing Descriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while try Channel.read(descriptor, into: &bytes, most: 1000) > 0 {}
    return bytes
  }

  @Test("a program reads and writes what it is given, on whatever descriptor, whole")
  func channels() throws {
    let process = try PipedChild(
      "sh", ["-c", "cat <&7 >&8"], reading: 7, writing: 8, [(2, .null)])
    // More than fits into both channels; so it is read in between.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
    var (sent, came) = (0, [UInt8]())
    while sent < bytes.count {
      if Channel.wait(for: POLLOUT, on: process.input, .milliseconds(10)) {
        sent += try Channel.send(bytes, from: sent, to: process.input, waits: false)
      }
      if Channel.wait(for: POLLIN, on: process.output, .zero) {
        _ = try Channel.read(process.output, into: &came, most: 4096)
      }
    }
    Channel.shutWriting(process.input)
    came += try all(process.output)
    #expect(came == bytes)
    #expect(process.child.wait() == 0)
  }

  @Test("who does not read to the end ends the program by shutting its channel")
  func shut() throws {
    let process = try PipedChild("cat", ["/dev/zero"], reading: 0, writing: 1, [])
    var came: [UInt8] = []
    _ = try Channel.read(process.output, into: &came)
    Channel.shut(process.output)
    #expect(process.child.wait() != 0)
  }

  @Test("a descriptor is closed with its owner")
  func owned() throws {
    // What descriptors lead to, and not how many there are: other tests have some meanwhile.
    func target(of descriptor: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    }
    func all() throws -> Set<String> {
      Set(try Folder.names(in: "/proc/self/fd").compactMap(target))
    }
    let place = FileManager.default.temporaryDirectory.appending(path: "owned-\(UUID())")
    try Data().write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    var channels: Set<String> = []
    do {
      guard let file = Descriptor.open(place.path, O_RDONLY) else { throw SystemError.last }
      let ours = try #require(target(of: "\(file.number)"))
      let process = try PipedChild("true", [], reading: 0, writing: 1, [])
      for number in [process.input.number, process.output.number] {
        channels.insert(try #require(target(of: "\(number)")))
      }
      #expect(try channels.count == 2 && all().isSuperset(of: channels.union([ours])))
      _ = process.child.wait()
      _ = consume file
      #expect(try !all().contains(ours) && all().isSuperset(of: channels))
    }
    #expect(try all().isDisjoint(with: channels))
  }

  @Test("how a program ended is told: by its code, or by a signal")
  func ends() throws {
    #expect(try Child("sh", ["-c", "exit 3"], []).wait() == 3)
    #expect(try Child("sh", ["-c", "kill -9 $$"], []).wait() == 128 + SIGKILL)
    #expect(throws: SystemError(ENOENT)) { try Child("no-such-program", [], []) }
  }

  @Test("a program is told variables besides those of this one, and none that are withheld")
  func variables() throws {
    func told(_ words: String, withholding withheld: Set<String>) throws -> String {
      let process = try PipedChild(
        "/bin/sh", ["-c", "echo \(words)"], reading: 0, writing: 1, [],
        variables: ["VITRINE_TEST=one=two"], withholding: withheld)
      // One that nobody waits for stays a child that ended, and the library of the tests, which waits for
      // whichever child ends, hears of no other.
      defer { _ = process.child.wait() }
      return String(decoding: try all(process.output), as: UTF8.self)
    }
    let path = try #require(SystemWords.variable("PATH"))
    #expect(try told("$VITRINE_TEST $PATH", withholding: []) == "one=two \(path)\n")
    #expect(try told("${PATH-none}", withholding: ["HOME"]) == "\(path)\n")
    let home = try told("${HOME-none}", withholding: ["HOME", "HOM"])
    #expect(home == "none\n")
  }

  @Test("a program is found on the PATH, and a folder that is called as one is passed over")
  func searched() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "searched-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // From any folder of the PATH that leads to the top, and down again.
    let name = String(repeating: "../", count: 20) + folder.path
    #expect(SearchPath.program([name]) == nil)
    #expect(SearchPath.program([name, "sh"])?.hasSuffix("/sh") == true)
  }

  @Test("a group is ended with all that it started, and no sooner than that")
  func groups() throws {
    let process = try PipedChild(
      "sh", ["-c", "sleep 600 & echo up; wait"], reading: 0, writing: 1, [], hasOwnGroup: true)
    var said: [UInt8] = []
    _ = try Channel.read(process.output, into: &said)
    #expect(said == Array("up\n".utf8))
    #expect(!process.child.hasEnded(within: .milliseconds(20)))
    process.child.killGroup()
    // The end comes when nobody holds the other end any more, and both did.
    #expect(try all(process.output).isEmpty)
  }

  @Test("a program that outlives its kill is waited for until its end, and its caller goes on")
  func outlives() throws {
    // Without a group of its own there is none that could be killed.
    let process = try PipedChild("cat", [], reading: 0, writing: 1, [])
    process.child.killGroup(within: .milliseconds(20))
    #expect(kill(process.child.id, 0) == 0)
    Channel.shutWriting(process.input)
    // A child that ended has its number until somebody has waited for it.
    let end = ContinuousClock.now + .seconds(10)
    while kill(process.child.id, 0) == 0, ContinuousClock.now < end { usleep(2_000) }
    #expect(kill(process.child.id, 0) == -1 && errno == ESRCH)
  }

  @Test("writing to who reads no longer is an error and raises no signal")
  func nobodyReads() throws {
    let process = try PipedChild("true", [], reading: 0, writing: 1, [])
    _ = process.child.wait()
    #expect(throws: SystemError(EPIPE)) {
      try Channel.send([1, 2, 3], from: 0, to: process.input, waits: true)
    }
  }
}
