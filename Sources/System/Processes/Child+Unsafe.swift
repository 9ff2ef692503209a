// Another program: the border to `posix_spawn`, which takes everything by its address, and to
// `waitpid`. What is made here for a call is given back in it.

import Glibc

/// A program that was started.
package struct Child: Sendable {
  /// What a descriptor of the program is.
  package enum Stream: Sendable {
    /// Nothing to read, and what is written is dropped.
    case null
    /// A file to whose end is written.
    case log(String)
    /// A descriptor of this process; or one of the program that stands before it.
    case same(CInt)
  }

  /// The number of the process.
  package let id: pid_t

  /// Starts a program, looked for on the PATH if its name has no slash, with these descriptors and
  /// no others but the standard ones. In a group of its own it can be ended with all that it started.
  /// Variables of the environment, as `LC_ALL=C`, stand before those of this process, of which it is not
  /// told those that are withheld.
  package init(
    _ program: String, _ arguments: [String], _ streams: [(descriptor: CInt, stream: Stream)],
    hasOwnGroup: Bool = false, variables: [String] = [], withholding withheld: Set<String> = []
  ) throws(SystemError) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, stream) in streams {
      switch stream {
      case .null:
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      case .log(let path):
        let flags = O_WRONLY | O_CREAT | O_APPEND
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .same(let other):
        unsafe posix_spawn_file_actions_adddup2(&actions, other, descriptor)
      }
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    if hasOwnGroup { unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    let added = unsafe variables.map { unsafe strdup($0) }
    defer { unsafe added.forEach { unsafe free($0) } }
    var environment = unsafe added
    var next = 0
    while let variable = unsafe environ[next] {
      let name = unsafe withheld.isEmpty ? "" : String(cString: variable).prefix { $0 != "=" }
      if !withheld.contains(String(name)) { unsafe environment.append(variable) }
      next += 1
    }
    unsafe environment.append(nil)
    var child: pid_t = 0
    let status = unsafe posix_spawnp(
      &child, program, &actions, &attributes, &words, &environment)
    guard status == 0 else { throw SystemError(status) }
    id = child
  }

  /// Waits until the program ends; the code that it ended with, and 128 more than the signal that
  /// ended it.
  package func wait() -> CInt {
    var status: CInt = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      // Nobody knows how it ended, so that it is not taken for one that went well.
      if errno != EINTR { return 255 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Waits until the program has ended, but no longer than told; says whether it has.
  package func hasEnded(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      var status: CInt = 0
      if unsafe waitpid(id, &status, WNOHANG) != 0 { return true }
      if ContinuousClock.now >= end { return false }
      usleep(2_000)
    }
  }

  /// Ends the program and its group, which is its own. A program that is stuck in the system, as over a
  /// disk that does not answer, ends later than this waits: a thread waits on then, since a child that
  /// nobody waits for is never gone.
  package func killGroup(within limit: Duration = .seconds(5)) {
    _ = Glibc.kill(-id, SIGKILL)
    if hasEnded(within: limit) { return }
    _ = SystemThread(stack: 1 << 16) {
      pthread_detach(pthread_self())
      _ = wait()
    }
  }
}
