// Work on several processors, without a run loop.

import Glibc
import Synchronization

/// Threads that take work by number until there is none left.
package enum Workers {
  /// How many processors there are.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does each piece of work once, on as many threads as there are jobs; the calling thread is one
  /// of them, and watches how much is done. Each thread has a state of its own.
  package static func run<State>(
    _ count: Int, jobs: Int, start: @escaping @Sendable () -> State,
    each: @escaping @Sendable (Int, inout State) -> Void,
    end: @escaping @Sendable (State) -> Void, watch: (Int) -> Void = { _ in }
  ) {
    let queue = Queue(count)
    let others = (1..<max(1, min(jobs, count))).compactMap { _ in
      // Views nest as deep as their authors let them.
      SystemThread(stack: 16 * 1024 * 1024) {
        var state = start()
        while let next = queue.take() { each(next, &state) }
        end(state)
      }
    }
    var state = start()
    while let next = queue.take() {
      each(next, &state)
      watch(min(next, count))
    }
    end(state)
    for thread in others { thread.join() }
  }

  /// What each piece of work gives, in order. A thread takes a block of so many pieces at a time.
  package static func map<Value: Sendable>(
    _ count: Int, inBlocksOf size: Int, jobs: Int, _ each: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let blocks = (count + size - 1) / size
    let found = Lock([[Value]](repeating: [], count: blocks))
    run(
      blocks, jobs: jobs, start: {},
      each: { number, _ in
        let values = (number * size..<min((number + 1) * size, count)).map(each)
        found.withLock { $0[number] = values }
      }, end: { _ in })
    return found.withLock { $0.flatMap { $0 } }
  }

  /// The numbers of the work that nobody took yet.
  private final class Queue: Sendable {
    private let count: Int
    private let next = Atomic(0)

    init(_ count: Int) { self.count = count }

    func take() -> Int? {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return number < count ? number : nil
    }
  }
}

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
