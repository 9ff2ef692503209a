// How many files this process may have open. The limits are C's, and so this file is one of those that are
// unsafe.

import Glibc

package enum OpenFiles {
  /// Lets the process have as many files open as the system lets it have at most. What it may have before
  /// it asks is little, for the sake of programs that cannot count further.
  package static func allowMost() {
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(files, &limit)
  }
}
