// Work on two processors at once, without a run loop.

/// Does two things at once and waits for both. When the system has no thread to give, one after the
/// other.
package func bothAtOnce<One: Sendable, Other: Sendable>(
  _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
) -> (One, Other) {
  let task = DoneOnce(other)
  let thread = SystemThread(stack: 1 << 23) { _ = task.result }
  let result = one()
  thread?.join()
  return (result, task.result)
}

/// Something that is done once, on whatever thread.
private final class DoneOnce<Value: Sendable>: Sendable {
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
}
