// What a process says of itself when it crashes. A handler of signals finds no more than an address, so
// this file is one of those that are unsafe.

import Glibc

/// What a thread is at, told where the process crashes: code of a site's own may trap, and of a trap the
/// system tells nothing that its author could look for.
///
/// ```swift
/// CrashNote.listen()
/// let atlas = CrashNote.keep("The page 'basket' was being walked.") { explore() }
/// ```
package enum CrashNote {
  /// The words of a thread.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// What was done with each signal before, by its number: somebody else may write down where a program
  /// crashes.
  nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    for number in signals { unsafe sigaction(number, nil, before + Int(number)) }
    return unsafe before
  }()

  /// From now on, what a thread is at is told on standard error if it crashes.
  package static func listen() {
    // A handler must not be the first who asks for what is made when it is first asked for.
    _ = key
    _ = unsafe before
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      if let words = unsafe pthread_getspecific(CrashNote.key) {
        _ = unsafe write(STDERR_FILENO, words, strlen(words.assumingMemoryBound(to: CChar.self)))
      }
      // It ends as it would have.
      unsafe sigaction(number, CrashNote.before + Int(number), nil)
      raise(number)
    }
    // What calls itself without an end leaves no room on its stack for the handler.
    action.sa_flags = CInt(SA_ONSTACK)
    for number in signals { unsafe sigaction(number, &action, nil) }
  }

  /// The stack that a thread has for the handler; given back when the thread ends.
  private static let stack: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { stack in
      var none = unsafe stack_t()
      unsafe none.ss_flags = CInt(SS_DISABLE)
      unsafe sigaltstack(&none, nil)
      unsafe free(stack)
    }
    return key
  }()

  private static let sizeOfStack = 1 << 16

  /// Gives the thread a stack for the handler, unless it has one.
  private static func giveStack() {
    if unsafe pthread_getspecific(stack) != nil { return }
    var given = unsafe stack_t()
    guard unsafe sigaltstack(nil, &given) == 0, unsafe given.ss_flags & CInt(SS_DISABLE) != 0,
      let room = unsafe malloc(sizeOfStack)
    else { return }
    unsafe given.ss_flags = 0
    unsafe given.ss_size = sizeOfStack
    unsafe given.ss_sp = unsafe room
    unsafe sigaltstack(&given, nil)
    unsafe pthread_setspecific(stack, room)
  }

  /// Does something of which this is told if it crashes.
  package static func keep<Result>(_ sentence: String, while body: () -> Result) -> Result {
    giveStack()
    let before = unsafe pthread_getspecific(key)
    let words = unsafe strdup("vitrine: \(sentence)\n")
    unsafe pthread_setspecific(key, words)
    defer {
      unsafe pthread_setspecific(key, before)
      unsafe free(words)
    }
    return body()
  }
}
