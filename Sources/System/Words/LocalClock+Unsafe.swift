// What the clocks on the wall show: the border to the call of the system that knows.

import Glibc

/// The clock of the machine, as it is read where that stands.
package enum LocalClock {
  /// The seconds that it shows since the beginning of 1970: those in UTC, and how far it is ahead.
  package static func seconds() -> Int {
    var now = time(nil)
    var parts = unsafe tm()
    tzset()
    guard unsafe localtime_r(&now, &parts) != nil else { return now }
    return unsafe now + parts.tm_gmtoff
  }
}
