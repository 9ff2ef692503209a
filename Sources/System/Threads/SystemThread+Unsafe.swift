// Threads and their time: the border to calls that take an address.

import Glibc

/// A thread of the system.
package struct SystemThread {
  /// What is handed to the system: one object that the new thread takes over.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread with a stack of so many bytes; nothing if the system has none to give.
  package init?(stack: Int, _ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(Body(run))
    var handle = pthread_t()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stack)
    let result = unsafe pthread_create(
      &handle, &attributes,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, body.toOpaque())
    guard result == 0 else {
      unsafe body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for its end.
  package func join() { _ = pthread_join(handle, nil) }
}

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
