// How much of the processor's time goes into shaping.

import Glibc
import System

/// The time that threads spent on what HarfBuzz does: unpacking fonts, measuring pairs of letters, and
/// shaping each word that pairs cannot tell, once. Adding up pairs and looking words up takes less than
/// a clock does, and is not in it.
package final class ShapingTime: Sendable {
  /// Time that was spent, and on how many pieces of work.
  package struct Spent: Hashable, Sendable {
    package var nanoseconds: Int64 = 0
    package var count = 0
  }

  private let byThread = Lock<[pthread_t: Spent]>([:])

  /// Nothing was spent yet.
  init() {}

  /// Puts down the time that some work takes on this thread.
  func measuring<Value>(_ work: () -> Value) -> Value {
    let start = SystemClock.ofThread()
    let value = work()
    let time = SystemClock.ofThread() - start
    byThread.withLock { spent in
      spent[pthread_self(), default: Spent()].nanoseconds += time
      spent[pthread_self(), default: Spent()].count += 1
    }
    return value
  }

  /// What this thread spent since it was last asked.
  package func take() -> Spent {
    byThread.withLock { $0.removeValue(forKey: pthread_self()) ?? Spent() }
  }
}
