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
  /// What there is to say of a thread.
  private final class Note {
    let words: [UInt8]?
    let detail: (() -> String?)?
    let outer: Note?

    init(_ sentence: String?, _ detail: (() -> String?)?, outer: Note?) {
      words = sentence.map(CrashNote.line)
      self.detail = detail
      self.outer = outer
    }
  }

  private static func line(_ sentence: String) -> [UInt8] { Array("vitrine: \(sentence)\n".utf8) }

  private static func write(_ line: [UInt8]) {
    _ = unsafe line.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// The note of a thread.
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
      CrashNote.tell()
      // It ends as it would have.
      unsafe sigaction(number, CrashNote.before + Int(number), nil)
      raise(number)
    }
    // What calls itself without an end leaves no room on its stack for the handler.
    action.sa_flags = CInt(SA_ONSTACK)
    for number in signals { unsafe sigaction(number, &action, nil) }
  }

  private static var current: Note? {
    guard let note = unsafe pthread_getspecific(key) else { return nil }
    return unsafe Unmanaged<Note>.fromOpaque(note).takeUnretainedValue()
  }

  /// Tells what the thread is at: first what needs no more than to be written, as a handler must have it.
  /// The rest is found out, which may ask for a lock that this thread holds: then an alarm ends it.
  private static func tell() {
    guard let current else { return }
    let notes = sequence(first: current, next: \.outer)
    if let words = notes.lazy.compactMap(\.words).first { write(words) }
    guard let detail = notes.lazy.compactMap(\.detail).first else { return }
    signal(SIGALRM, SIG_DFL)
    alarm(2)
    if let found = detail() { write(line(found)) }
    alarm(0)
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

  private static let sizeOfStack = 1 << 18

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

  /// Does something of which this is told if it crashes, and then what the detail finds out; without a
  /// sentence, after that of what it is a part of.
  package static func keep<Result>(
    _ sentence: String? = nil, adding detail: (() -> String?)? = nil, while body: () -> Result
  ) -> Result {
    giveStack()
    let note = Note(sentence, detail, outer: current)
    unsafe pthread_setspecific(key, Unmanaged.passUnretained(note).toOpaque())
    defer {
      unsafe pthread_setspecific(
        key, note.outer.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
    }
    return withExtendedLifetime(note) { body() }
  }
}
