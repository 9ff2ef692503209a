// What a build tells when it is done.

import Atlas
import Content
import Output
import Prose

/// How a build ended that nothing stopped.
public struct BuildReport: Sendable {
  /// How many pages there are.
  public var pages = 0
  /// How many frames they have.
  public var frames = 0
  /// How many transitions there are between them.
  public var transitions = 0
  /// How many pages were built, and not kept as they were.
  public var built = 0
  /// How many files were written.
  public var written = 0
  /// How many files were removed, since nothing makes them any more.
  public var removed = 0
  /// What is in the output and no build made: paths; of a folder as a whole, one that ends in `/`.
  /// A build to which nothing is new does not look.
  public var strangers: [String] = []
  /// What the checks found. If there is anything, nothing was written.
  public var findings: [Finding] = []
  /// Files that hold words which they should hide. If there is any, nothing was written.
  public var leaks: [Leak] = []
  /// The files that are not as they should be; for a build that only compares.
  public var differences: [Difference] = []
  /// What is odd about the content, though not wrong.
  public var warnings: [Diagnostic] = []
  /// Where the processor's time went: nanoseconds and how often, by phase.
  public var timings: [(phase: Phase, nanoseconds: Int64, count: Int)] = []
  /// Nanoseconds of the processor's time from beginning to end, of all threads; the phases are its
  /// parts.
  public var processorTime: Int64 = 0

  /// Nothing was done.
  public init() {}
}

/// What a build tells while it is at work.
public enum BuildProgress: Hashable, Sendable {
  /// Another build of this output is at work, and this one waits for it.
  case waiting
  /// So many pages of so many were looked at.
  case pages(Int, of: Int)
}
