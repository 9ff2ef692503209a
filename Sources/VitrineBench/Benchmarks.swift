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
  ] + simulationBenchmarks + drawingBenchmarks + atlasBenchmarks
