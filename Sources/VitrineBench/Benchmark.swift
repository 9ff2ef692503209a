// What is measured, how, and how it is told.

import System

/// A small piece of work that is run many times in one process.
struct Benchmark: Sendable {
  /// What it is called on the command line and in the table: `simulation/step`.
  let name: String
  /// How many bytes one run produces, for a column of MB/s.
  let bytes: Int?
  /// The benchmark that this one is compared with.
  let baseline: String?
  /// Sets up what the runs share, and returns one run. A run returns a number that depends on its
  /// work, so that the optimiser, which cannot see the caller, leaves none of the work out.
  let prepare: @Sendable () -> () -> Int

  init(
    _ name: String, bytes: Int? = nil, against baseline: String? = nil,
    prepare: @escaping @Sendable () -> () -> Int
  ) {
    self.name = name
    self.bytes = bytes
    self.baseline = baseline
    self.prepare = prepare
  }
}

// The list: everything that is measured, in the order of the table.

let benchmarks: [Benchmark] =
  [
    Benchmark("floor/append 4 KB", bytes: 4096) {
      {
        var bytes: [UInt8] = []
        for _ in 0..<4096 { bytes.append(42) }
        return bytes.count
      }
    }
  ] + simulationBenchmarks + drawingBenchmarks + atlasBenchmarks + pixelBenchmarks

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

/// One line for each benchmark: time, throughput, and how it stands to its baseline.
func table(_ results: [(benchmark: Benchmark, nanoseconds: Double)]) -> String {
  let times = Dictionary(
    results.map { ($0.benchmark.name, $0.nanoseconds) }, uniquingKeysWith: { first, _ in first })
  let width = results.map(\.benchmark.name.count).max() ?? 0
  return results.map { benchmark, nanoseconds in
    var line = pad(benchmark.name, to: width) + pad(duration(nanoseconds), from: 12)
    let rate = benchmark.bytes.map { decimal(Double($0) * 1000 / nanoseconds) + " MB/s" }
    line += pad(rate ?? "", from: 16)
    if let baseline = benchmark.baseline, let time = times[baseline] {
      line += "   \(decimal(nanoseconds / time)) × \(baseline)"
    }
    return line
  }.joined(separator: "\n")
}

private func duration(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: decimal(nanoseconds) + " ns"
  case ..<1_000_000: decimal(nanoseconds / 1_000) + " µs"
  default: decimal(nanoseconds / 1_000_000) + " ms"
  }
}

/// A number with two decimals.
private func decimal(_ number: Double) -> String {
  guard number.isFinite, number < 1e15 else { return "–" }
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

private func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func pad(_ text: String, from width: Int) -> String {
  String(repeating: " ", count: max(1, width - text.count)) + text
}
