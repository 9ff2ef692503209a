// The border to the system's threads, which are started with an address of what they run.

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
