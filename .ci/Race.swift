// Two threads add to one number: with our lock, and past it. `.ci/sanitize` compiles this with the
// lock's own source, to know that the thread sanitizer is silent about the one and finds the other.

import Glibc

/// A number that the compiler lets two threads change, as a mistake in C or in `unsafe` code would.
final class Tally: @unchecked Sendable {
  var count = 0
}

@main
enum Race {
  static func main() {
    let lock = Lock(())
    let tally = Tally()
    let isLocked = CommandLine.arguments.contains("locked")
    let work: @Sendable () -> Void = {
      for _ in 0..<1_000 {
        if isLocked {
          lock.withLock { _ in tally.count += 1 }
        } else {
          tally.count += 1
        }
      }
    }
    let other = start(work)
    work()
    pthread_join(other, nil)
    print(tally.count)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t {
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, Unmanaged.passRetained(Body(run)).toOpaque())
    precondition(status == 0)
    return thread
  }
}
