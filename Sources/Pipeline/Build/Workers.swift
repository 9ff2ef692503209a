// Work on several processors, without a run loop.

import Glibc
import Synchronization

/// Threads that take work by number until there is none left.
enum Workers {
  /// How many processors there are.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does each piece of work once, on as many threads as there are jobs; the calling thread is one
  /// of them, and watches how much is done. Each thread has a state of its own.
  static func run<State>(
    _ count: Int, jobs: Int, start: @escaping @Sendable () -> State,
    each: @escaping @Sendable (Int, inout State) -> Void,
    end: @escaping @Sendable (State) -> Void, watch: (Int) -> Void = { _ in }
  ) {
    let queue = Queue(count)
    let others = (1..<max(1, min(jobs, count))).compactMap { _ in
      Thread {
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

/// A thread of the system.
private struct Thread {
  /// What is handed to the system: one object that the new thread takes over.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread; nothing if the system has none to give.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var handle = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Views nest as deep as their authors let them.
    pthread_attr_setstacksize(&attributes, 16 * 1024 * 1024)
    let result = pthread_create(
      &handle, &attributes,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard result == 0 else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  func join() { pthread_join(handle, nil) }
}
