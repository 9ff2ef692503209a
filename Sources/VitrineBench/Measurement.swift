// How long a run takes, told by the median of many samples of CPU time.

import System

/// The samples of one benchmark.
struct Measurement {
  private static let sampleNanoseconds = 20_000_000

  private let run: () -> Int
  private let runsPerSample: Int
  private var samples: [Double] = []

  /// Prepares the benchmark, warms it up and finds how many runs make a sample.
  init(of benchmark: Benchmark) {
    run = benchmark.prepare()
    var runs = 1
    var elapsed = Self.time(runs, run)
    while elapsed < Self.sampleNanoseconds / 4, runs < 1 << 30 {
      runs *= 2
      elapsed = Self.time(runs, run)
    }
    runsPerSample = max(1, runs * Self.sampleNanoseconds / max(1, elapsed))
  }

  /// Takes one more sample.
  mutating func sample() {
    samples.append(Double(Self.time(runsPerSample, run)) / Double(runsPerSample))
  }

  /// Nanoseconds of CPU time that one run takes.
  var median: Double {
    let sorted = samples.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private static func time(_ runs: Int, _ run: () -> Int) -> Int {
    let start = SystemClock.ofProcess()
    for _ in 0..<runs { _ = run() }
    return Int(SystemClock.ofProcess() - start)
  }
}
