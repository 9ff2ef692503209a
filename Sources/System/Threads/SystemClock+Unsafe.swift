// The border to the system's clocks, which write the time to an address.

import Glibc

/// The system's clocks, in nanoseconds.
package enum SystemClock {
  /// The time of day, as file systems tell it: since 1970.
  package static func now() -> Int64 { time(CLOCK_REALTIME) }

  /// The processor's time that this thread spent.
  package static func ofThread() -> Int64 { time(CLOCK_THREAD_CPUTIME_ID) }

  /// The processor's time that all threads of this process spent.
  package static func ofProcess() -> Int64 { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
