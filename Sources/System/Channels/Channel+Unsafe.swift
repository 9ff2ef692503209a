// Reading from descriptors and writing to them: the border to calls that take bytes by an address and a
// count. An address is used within its call, and the count is that of the memory behind it.

import Glibc

/// What is done with open descriptors.
public enum Channel {
  /// Two connected sockets that no other program inherits, with numbers above those that a program is
  /// given. Sockets rather than pipes, since writing to one whose reader died need not raise a signal.
  public static func pair() throws(SystemError) -> (ours: CInt, theirs: CInt) {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    let failure = SystemError.last
    close(ends[1])
    guard theirs >= 0 else {
      close(ends[0])
      throw failure
    }
    return (ends[0], theirs)
  }

  /// Appends what there is to read, as far as it fits into so many bytes; 0 at the end of all. Waits
  /// until there is something, unless the descriptor does not wait.
  public static func read(
    _ descriptor: CInt, into bytes: inout [UInt8], most: Int = 1 << 16
  ) throws(SystemError) -> Int {
    while true {
      let count = unsafe withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { room in
        let count = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
        if count > 0 { unsafe bytes.append(contentsOf: room[..<count]) }
        return count
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes what it can of a part of some bytes, and tells how much that was.
  public static func write(
    _ bytes: [UInt8], from start: Int, to descriptor: CInt
  ) throws(SystemError) -> Int {
    while true {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Sends what it can of a part of some bytes to a socket; raises no signal if nobody reads.
  public static func send(
    _ bytes: [UInt8], from start: Int, to socket: CInt, waits: Bool
  ) throws(SystemError) -> Int {
    let flags = CInt(MSG_NOSIGNAL) | (waits ? 0 : CInt(MSG_DONTWAIT))
    while true {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Glibc.send(socket, $0.baseAddress, $0.count, flags)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Waits for events of `poll`; says whether one came. Without a limit it waits for ever.
  public static func wait(for events: CInt, on descriptor: CInt, _ limit: Duration? = nil) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let milliseconds = limit.map { limit in
      limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
    }
    return unsafe poll(&poller, 1, milliseconds.map { CInt(clamping: $0) } ?? -1) > 0
  }
}
