// Work on two processors at once, without a run loop.
//
// Unsafe, since the system hands a new thread a bare pointer: the work goes through it as an object
// that the thread takes over.

import Glibc
import System

/// Does two things at once and waits for both. When the system has no thread to give, one after the
/// other.
func bothAtOnce<One: Sendable, Other: Sendable>(
  _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
) -> (One, Other) {
  let task = Task(other)
  let thread = task.start()
  let result = one()
  if let thread { pthread_join(thread, nil) }
  return (result, task.result)
}

/// Something that is done once, on whatever thread.
private final class Task<Value: Sendable>: Sendable {
  private let work: @Sendable () -> Value
  private let done = Lock<Value?>(nil)

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  /// What came of it; does it now, if nobody has.
  var result: Value {
    done.withLock { done in
      if let done { return done }
      let value = work()
      done = value
      return value
    }
  }

  /// Starts a thread that does it; nil if the system has none to give.
  func start() -> pthread_t? {
    let body = unsafe Unmanaged.passRetained(Body { _ = self.result })
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, unsafe body.toOpaque())
    if status == 0 { return thread }
    unsafe body.release()
    return nil
  }
}

/// What is handed to the system: an object that the new thread takes over.
private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
