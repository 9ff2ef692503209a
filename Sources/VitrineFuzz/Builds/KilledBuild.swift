// A build in a process of its own, killed on the way.

import Build
import Composable
import Foundation

enum KilledBuild {
  /// What is told where the build was faster.
  static let late = "too late"

  /// The word by which the program knows that it is the child.
  static let word = "--build-to-be-killed"

  /// What the child does.
  static func child(_ words: [String]) {
    guard words.count == 4 else { return }
    let options = BuildFlags(word: words[3]).options(
      content: words[0], output: words[1], memory: words[2])
    _ = try? Build(FuzzedSite.site(), options).run()
  }

  /// Starts the child and kills it: after some time, or as soon as it puts its files into place, which
  /// it does when it has noted what it is about to do.
  static func run(
    _ program: String, content: String, output: String, memory: String, _ flags: BuildFlags,
    _ random: inout SeededGenerator
  ) -> String {
    let waits = Bool.random(using: &random)
    let microseconds = Int.random(in: 0..<(waits ? 600 : 12_000), using: &random)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [word, content, output, memory, flags.description]
    process.standardOutput = nil
    process.standardError = nil
    guard (try? process.run()) != nil else { return late }
    while waits, process.isRunning, !isNoted(in: memory) { usleep(20) }
    let end = ContinuousClock.now + .microseconds(microseconds)
    while ContinuousClock.now < end, process.isRunning { usleep(10) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? "after \(microseconds) µs" : late
  }

  private static func isNoted(in memory: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: memory)) ?? []
    return names.contains { $0.hasSuffix(".next") }
  }
}
