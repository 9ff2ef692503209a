// Whether this process was asked to end. Handlers of signals are C's, and so this file is one of those
// that are unsafe.

import Glibc
import Synchronization

/// What a process does when it is asked to end, by Ctrl-C, by another process or by a terminal that goes:
/// it notes that, and whoever is at work clears up and ends it. Asked a second time it ends at once.
package enum Interruption {
  /// The number of the signal; none is 0.
  private static let signal = Atomic<CInt>(0)

  /// Whether somebody asked.
  package static var isAsked: Bool { signal.load(ordering: .relaxed) != 0 }

  /// From now on it is noted.
  package static func listen() {
    // A handler must not be the first who asks for what is made when it is first asked for.
    _ = isAsked
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = Glibc.signal(number) { number in
        Interruption.signal.store(number, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] { Glibc.signal(number, SIG_DFL) }
      }
      // Who started this process may want it to go on, as 'nohup' does.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        Glibc.signal(number, SIG_IGN)
      }
    }
    // Who started it from a thread that blocks them, as programs with many threads do, handed that on.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process as the signal would have.
  package static func end() {
    let number = signal.load(ordering: .relaxed)
    if number != 0 { raise(number) }
  }
}
