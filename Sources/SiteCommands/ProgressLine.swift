// What commands tell of a build on its way, and as one object for machines.

import Build
import Commands
import JSON
import System

/// One line that is written over and over, and is gone in the end.
struct ProgressLine {
  let isShown: Bool
  private var isWritten = false
  private var last = Stopwatch()

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows how far it is, a few times a second.
  mutating func show(_ progress: BuildProgress, _ console: inout Console) {
    switch progress {
    case .waiting:
      console.errorLine("Another build is at work on this output; waiting for it to end.")
    // There is nothing to show, but from now on something to clear up before the process ends.
    case .begun: Interruption.listen()
    case .pages(let done, let all):
      guard isShown, last.seconds > 0.1 || done == all else { return }
      last = Stopwatch()
      isWritten = true
      console.error.write("\r\(done) of \(all) pages")
      console.error.flush()
    }
  }

  /// Takes the line away.
  mutating func clear(_ console: inout Console) {
    guard isWritten else { return }
    isWritten = false
    console.error.write("\r\u{1B}[K")
    console.error.flush()
  }
}

/// How long something takes.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The seconds since it began.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}

extension Double {
  /// With two decimals: `1,234.50`.
  var inHundredths: String {
    let number = Int((self * 100).rounded())
    let rest = number % 100
    return "\((number / 100).grouped).\(rest < 10 ? "0" : "")\(rest)"
  }
}

// What every `--json` prints: one object, told apart by its version.

extension Console {
  /// Writes the one object that a command prints for machines: its version first, then its members.
  ///
  /// A member's name and meaning are kept; the version goes up when one has to change.
  package mutating func report(version: Int = 1, _ members: [(String, JSON)]) {
    var object = JSONObject()
    object["version"] = .int(version)
    for (name, value) in members { object[name] = value }
    document(JSON.object(object).indentedBytes)
  }

  /// The same of a list, whose elements are written as they come.
  static func list(_ name: String, version: Int = 1) -> JSONListWriter {
    JSONListWriter(name, after: [("version", .int(version))])
  }
}
