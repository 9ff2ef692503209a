// One thing to measure, and what it is compared with.

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
