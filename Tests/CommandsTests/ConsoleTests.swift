import Commands
import Foundation
import Testing

@Suite("console")
struct ConsoleTests {
  @Test("output that is lost makes the end a failure of the machine, and says why")
  func full() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var console = Console.inMemory()
    console.output = StreamWriter(descriptor: full.fileDescriptor, environment: .only([:]))
    console.line("lost")
    #expect(console.finish(.done) == .machineFailed)
    let reason = "Error: cannot write to standard output: No space left on device.\n"
    #expect(console.error.text == reason)
  }

  @Test("without output nothing is written, so nothing can be lost")
  func nothing() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var console = Console.inMemory()
    console.output = StreamWriter(descriptor: full.fileDescriptor, environment: .only([:]))
    #expect(console.finish(.findings) == .findings)
    #expect(console.error.text.isEmpty)
  }

  @Test("output arrives whole through a pipe that is small and does not wait")
  func slowReader() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    // On a thread of its own. A task would wait for one of the few threads that all tests run on, of which
    // this test holds one until it is read: behind all that waits there, and half of them stood still.
    let (received, reader) = AsyncStream<Data>.makeStream()
    Thread.detachNewThread {
      reader.yield((try? pipe.fileHandleForReading.readToEnd()) ?? Data())
      reader.finish()
    }
    var console = Console.inMemory()
    console.output = StreamWriter(descriptor: descriptor, environment: .only([:]))
    var expected = Data()
    for number in 0..<50_000 {
      console.line("line \(number)")
      expected.append(Data("line \(number)\n".utf8))
    }
    #expect(console.finish(.done) == .done)
    try pipe.fileHandleForWriting.close()
    #expect(await received.first { _ in true } == expected)
  }

  @Test("what is said first is read first, on whichever stream")
  func order() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    var console = Console.inMemory()
    console.output = StreamWriter(descriptor: descriptor, environment: .only([:]))
    console.error = StreamWriter(descriptor: descriptor, environment: .only([:]))
    console.line("one")
    console.errorLine("two")
    console.line("three")
    #expect(console.finish(.done) == .done)
    try pipe.fileHandleForWriting.close()
    let read = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: read, as: UTF8.self) == "one\ntwo\nthree\n")
  }

  @Test(
    "colour is for terminals only, and for nobody who said no",
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ])
  func colour(variables: [String: String], isColoured: Bool) throws {
    var leader: Int32 = 0
    var terminal: Int32 = 0
    try #require(openpty(&leader, &terminal, nil, nil, nil) == 0)
    defer { [leader, terminal].forEach { close($0) } }
    let writer = StreamWriter(descriptor: terminal, environment: .only(variables))
    #expect(writer.isTerminal)
    #expect(writer.styled("x", .bold) == (isColoured ? "\u{1B}[1mx\u{1B}[0m" : "x"))
    let pipe = Pipe()
    let plain = StreamWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, environment: .only(variables))
    #expect(plain.styled("x", .bold) == "x")
  }
}
