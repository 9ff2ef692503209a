// One lock for all rooms, on the system's mutex.
//
// `Synchronization.Mutex` does the same by itself and in a place of its own, in a way that the thread
// sanitizer cannot follow: it reports a correct program. The system's mutex it knows; so what it reports
// of a program with this lock is a race.

import Glibc

/// A value that one thread at a time may touch.
///
/// ```swift
/// let seen = Lock<Set<String>>([])
/// let isNew = seen.withLock { $0.insert(name).inserted }
/// ```
@safe package struct Lock<Value>: ~Copyable, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// A lock around a value that nobody else holds.
  package init(_ value: consuming sending Value) {
    unsafe mutex.initialize(to: pthread_mutex_t())
    let status = unsafe pthread_mutex_init(mutex, nil)
    precondition(status == 0, "The system has no mutex left.")
    unsafe self.value.initialize(to: value)
  }

  deinit {
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Waits until nobody else is at work with the value, and works with it.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&value.pointee)
  }
}
