// How far a build is, on a terminal.

import Build
import Commands

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
