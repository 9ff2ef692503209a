// The border to C: how much memory the program had at most, which the system writes to an address.

import Glibc

/// The most memory that the program had so far, in kilobytes.
package func peakMemory() -> Int {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
