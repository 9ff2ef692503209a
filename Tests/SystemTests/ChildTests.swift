// Other programs, and the channels to them.

import Glibc
import System
import Testing

@Suite("other programs")
struct ChildTests {
  /// What there is to read until the end.
  private func all(_ descriptor: CInt) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while try Channel.read(descriptor, into: &bytes, most: 1000) > 0 {}
    return bytes
  }

  @Test("a program reads and writes what it is given, on whatever descriptor, whole")
  func channels() throws {
    let (input, theirInput) = try Channel.pair()
    let (output, theirOutput) = try Channel.pair()
    let child = try Child(
      "sh", ["-c", "cat <&7 >&8"], [(7, .same(theirInput)), (8, .same(theirOutput)), (2, .null)])
    close(theirInput)
    close(theirOutput)
    // More than fits into both channels; so it is read in between.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
    var (sent, came) = (0, [UInt8]())
    while sent < bytes.count {
      if Channel.wait(for: POLLOUT, on: input, .milliseconds(10)) {
        sent += try Channel.send(bytes, from: sent, to: input, waits: false)
      }
      if Channel.wait(for: POLLIN, on: output, .zero) {
        _ = try Channel.read(output, into: &came, most: 4096)
      }
    }
    close(input)
    came += try all(output)
    close(output)
    #expect(came == bytes)
    #expect(child.wait() == 0)
  }

  @Test("how a program ended is told: by its code, or by a signal")
  func ends() throws {
    #expect(try Child("sh", ["-c", "exit 3"], []).wait() == 3)
    #expect(try Child("sh", ["-c", "kill -9 $$"], []).wait() == 128 + SIGKILL)
    #expect(throws: SystemError(ENOENT)) { try Child("no-such-program", [], []) }
  }

  @Test("a group is ended with all that it started, and no sooner than that")
  func groups() throws {
    let (ours, theirs) = try Channel.pair()
    let child = try Child(
      "sh", ["-c", "sleep 600 & echo up; wait"], [(1, .same(theirs))], hasOwnGroup: true)
    close(theirs)
    var said: [UInt8] = []
    _ = try Channel.read(ours, into: &said)
    #expect(said == Array("up\n".utf8))
    #expect(!child.hasEnded(within: .milliseconds(20)))
    child.killGroup()
    // The end comes when nobody holds the other end any more, and both did.
    #expect(try all(ours).isEmpty)
    close(ours)
  }

  @Test("writing to who reads no longer is an error and raises no signal")
  func nobodyReads() throws {
    let (ours, theirs) = try Channel.pair()
    close(theirs)
    defer { close(ours) }
    #expect(throws: SystemError(EPIPE)) {
      try Channel.send([1, 2, 3], from: 0, to: ours, waits: true)
    }
  }
}
