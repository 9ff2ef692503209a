// `swift run -c release VitrineBench [--json] [NAME…]`: times everything whose name begins with one
// of the words, and what that is compared with. `VitrineBench files IN OUT` draws a folder of
// Markdown, `VitrineBench walking [STATES]` walks a page, `VitrineBench pictures ONE OTHER` compares two
// PNG files; './vitrine bench' runs what has a budget.

import Glibc

@main
struct BenchProgram {
  private static let samples = 15

  static func main() {
    let isForMachines = CommandLine.arguments.contains("--json")
    let words = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
    if words.first == "files", words.count >= 2 {
      let folders = Array(words.dropFirst())
      return print(ProseFiles.run(from: folders[0], to: folders.count > 1 ? folders[1] : nil))
    }
    if words.first == "pictures", words.count >= 3 {
      let files = Array(words.dropFirst())
      return print(PictureFiles.run(files[0], files[1], isForMachines: isForMachines))
    }
    if words.first == "walking" {
      let states = words.dropFirst().first.flatMap { Int($0) } ?? 100_000
      return print(Walking.run(states: states, isForMachines: isForMachines))
    }
    let named = benchmarks.filter { benchmark in
      words.isEmpty || words.contains { benchmark.name.hasPrefix($0) }
    }
    let baselines = Set(named.compactMap(\.baseline))
    let names = Set(named.map(\.name)).union(baselines)
    let chosen = benchmarks.filter { names.contains($0.name) }
    guard !chosen.isEmpty else {
      print("No benchmark begins with that. There are:")
      for benchmark in benchmarks { print("  \(benchmark.name)") }
      exit(64)
    }
    var measurements = chosen.map(Measurement.init)
    // In turn, so that a busy machine slows all of them alike.
    for _ in 0..<samples {
      for index in measurements.indices { measurements[index].sample() }
    }
    let results = zip(chosen, measurements).map { ($0, $1.median) }
    print(isForMachines ? String(decoding: json(results).bytes, as: UTF8.self) : table(results))
  }
}
