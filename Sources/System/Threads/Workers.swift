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
