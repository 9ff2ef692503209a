// The lock lets one thread at a time to its value.

import Foundation
import System
import Testing

@Suite("A lock")
struct LockTests {
  @Test("what many threads add is all there")
  func adding() {
    let sum = Counter()
    atOnce(4) { for _ in 0..<10_000 { sum.value.withLock { $0 += 1 } } }
    #expect(sum.value.withLock { $0 } == 40_000)
  }

  @Test("is open again after an error")
  func throwing() throws {
    let list = Lock<[Int]>([])
    #expect(throws: Full.self) {
      try list.withLock { list throws(Full) in
        list.append(1)
        throw Full()
      }
    }
    #expect(list.withLock { $0 } == [1])
  }

  @Test("lets go of its value")
  func release() {
    weak var seen: Counter?
    do {
      let counter = Counter()
      seen = counter
      let lock = Lock(counter)
      #expect(lock.withLock { $0.value.withLock { $0 } } == 0)
    }
    #expect(seen == nil)
  }
}

private struct Full: Error {}

private final class Counter: Sendable {
  let value = Lock(0)
}

/// Runs some work on so many threads and waits for all of them.
private func atOnce(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let ended = DispatchSemaphore(value: 0)
  for _ in 0..<count {
    Thread.detachNewThread {
      work()
      ended.signal()
    }
  }
  for _ in 0..<count { ended.wait() }
}
