// `VitrineBench walking [STATES]`: walks the list of things to do on one thread, drawing and checks
// included: how many states a second, and how much memory they take.

import Atlas
import Exhibits
import System

enum Walking {
  /// What it took, in words, or as an object for machines.
  static func run(states: Int, isForMachines: Bool) -> String {
    // What is there once, as code and fonts, is no matter of how many states there are.
    let few = walk(min(states, 1_000))
    let before = peakMemory()
    let start = SystemClock.ofThread()
    let atlas = walk(states)
    let seconds = Double(SystemClock.ofThread() - start) / 1e9
    let memory = peakMemory() - before
    let rate = Int(Double(atlas.stateCount) / seconds)
    if isForMachines {
      return "{\"statesPerSecond\": \(rate), \"megabytes\": \(memory / 1_024)}"
    }
    return """
      \(atlas.page): \(atlas.stateCount) states, \(atlas.walkedCount) of them walked on from, \
      \(atlas.lookCount ?? 0) looks
      \(rate) states a second, \(Int(seconds * 1_000)) ms of one core
      \(memory / 1_024) MB more at its peak than \(few.stateCount) states take
      """
  }

  private static func walk(_ states: Int) -> PageAtlas {
    Todos.app.exploring {
      $0.states = states
      $0.further = 10 * states
      $0.showsStoryOnly = true
    }
    .explored()
  }

  /// The most memory that the program held so far, in kilobytes.
  private static func peakMemory() -> Int {
    guard let (bytes, _) = try? FileReading.read("/proc/self/status") else { return 0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix("VmHWM:") }?.split { $0 == " " || $0 == "\t" } ?? []
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
  }
}
