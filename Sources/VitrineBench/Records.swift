// The measurements for machines.

import JSON

/// A list of objects: `name`, `nanoseconds` of one run and, where there is a baseline, `baseline` and
/// `baselineNanoseconds`.
func json(_ results: [(benchmark: Benchmark, nanoseconds: Double)]) -> JSON {
  .array(
    results.map { benchmark, nanoseconds in
      var object = JSONObject()
      object["name"] = .string(benchmark.name)
      object["nanoseconds"] = .double(nanoseconds)
      if let baseline = benchmark.baseline,
        let other = results.first(where: { $0.benchmark.name == baseline })
      {
        object["baseline"] = .string(baseline)
        object["baselineNanoseconds"] = .double(other.nanoseconds)
      }
      return .object(object)
    })
}
