// The measurements as a table, with units that a person reads at a glance.

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
