// Starts a program with a channel of messages on its file descriptors 3 and 4.

import Glibc

/// A running program that reads messages on descriptor 3 and writes them on 4.
struct ChildProcess {
  let id: pid_t
  /// Where this side writes what the program reads, and reads what the program writes. Sockets
  /// rather than pipes, since writing to a socket whose reader died need not raise a signal.
  let input: CInt
  let output: CInt

  /// Starts a program; what it says on its standard streams goes to a file.
  init(path: String, arguments: [String], log: String) throws(BrowserError) {
    let (ourInput, theirInput) = try Self.channel(for: path)
    defer { close(theirInput) }
    let ourOutput: CInt
    let theirOutput: CInt
    do {
      (ourOutput, theirOutput) = try Self.channel(for: path)
    } catch {
      close(ourInput)
      throw error
    }
    defer { close(theirOutput) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, theirInput, 3)
    posix_spawn_file_actions_adddup2(&actions, theirOutput, 4)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that the browser's helpers can be ended with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, &attributes, &words, environ)
    guard status == 0 else {
      close(ourInput)
      close(ourOutput)
      throw .cannotStart(path: path, reason: strerror(status).map { String(cString: $0) } ?? "")
    }
    (id, input, output) = (child, ourInput, ourOutput)
  }

  /// Waits until the program has ended, but no longer than told; says whether it has.
  func hasEnded(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      var status: CInt = 0
      if waitpid(id, &status, WNOHANG) != 0 { return true }
      if ContinuousClock.now >= end { return false }
      usleep(2_000)
    }
  }

  /// Ends the program and all that it started.
  func kill() {
    _ = Glibc.kill(-id, SIGKILL)
    _ = hasEnded(within: .seconds(5))
  }

  func closeChannels() {
    close(input)
    close(output)
  }

  /// Two ends that no other program inherits, theirs above the numbers that are given to it.
  private static func channel(for path: String) throws(BrowserError) -> (CInt, CInt) {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .cannotStart(path: path, reason: lastSystemError())
    }
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    guard theirs >= 0 else {
      close(ends[0])
      throw .cannotStart(path: path, reason: lastSystemError())
    }
    return (ends[0], theirs)
  }
}
