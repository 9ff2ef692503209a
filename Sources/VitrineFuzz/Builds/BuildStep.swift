// What happens to a site in a sequence, one thing after the other.

import Build
import Composable
import Foundation

/// Something that is done to a site. What exactly, its own seed and the site as it is then tell: so a
/// step can be left out, and those after it are still steps.
struct BuildStep: Sendable, CustomStringConvertible {
  /// What is done.
  enum Kind: String, CaseIterable, Sendable {
    // To the content.
    case write
    case edit
    case editUnseen
    case rename
    case delete
    case fileOrFolder
    case picture
    case data
    case link
    case settings
    case mend
    // To the output, and to what is remembered of it.
    case ruin
    case own
    case stray
    case forget
    case branch
    // Nothing: stamps of files grow old enough to be trusted.
    case pause
    // Builds.
    case build
    case check
    case only
    case shares
    case editedBuild
    case killedBuild

    /// How often it comes, beside the others.
    var weight: Int {
      switch self {
      case .write: 7
      case .edit, .picture, .mend, .pause: 4
      case .build: 8
      case .editUnseen, .rename, .delete, .settings, .only, .shares, .editedBuild, .killedBuild: 2
      case .fileOrFolder, .data, .link, .ruin, .own, .stray, .forget, .branch, .check: 1
      }
    }
  }

  var kind: Kind
  var seed: UInt64

  var description: String { "\(kind.rawValue) \(seed)" }

  private static let deck = Kind.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  /// The steps of a sequence: some files to begin with, and then anything; a build is the last.
  static func sequence(_ random: inout SeededGenerator) -> [BuildStep] {
    var kinds = Array(repeating: Kind.write, count: Int.random(in: 1...4, using: &random))
    kinds.append(.picture)
    for _ in 0..<Int.random(in: 3...24, using: &random) {
      if let kind = deck.randomElement(using: &random) { kinds.append(kind) }
    }
    kinds.append(.build)
    return kinds.map { BuildStep(kind: $0, seed: random.next()) }
  }
}

// A build in a process of its own, killed on the way.

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
