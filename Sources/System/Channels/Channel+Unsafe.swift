// Channels between programs: the border to calls that take bytes by an address and a count. An address
// is used within its call, and the count is that of the memory behind it.

import Glibc

/// The two ends of a channel, in both directions: sockets that no other program inherits, theirs with
/// a number above those that a program is given. Sockets rather than pipes, since writing to one whose
/// reader died need not raise a signal.
struct ChannelEnds: ~Copyable {
  /// The end that stays.
  let ours: Descriptor
  /// The end that a program is given.
  let theirs: Descriptor

  /// A new channel.
  init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    let one = Descriptor(number: ends[0])
    let other = Descriptor(number: ends[1])
    let moved = fcntl(other.number, F_DUPFD_CLOEXEC, 10)
    guard moved >= 0 else { throw .last }
    ours = one
    theirs = Descriptor(number: moved)
  }
}

/// What is done with open channels.
package enum Channel {
  /// Appends what there is to read, as far as it fits into so many bytes; 0 at the end of all. Waits
  /// until there is something, unless the descriptor does not wait.
  package static func read(
    _ descriptor: borrowing Descriptor, into bytes: inout [UInt8], most: Int = 1 << 16
  ) throws(SystemError) -> Int {
    let number = descriptor.number
    while true {
      let count = unsafe withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { room in
        let count = unsafe Glibc.read(number, room.baseAddress, room.count)
        if count > 0 { unsafe bytes.append(contentsOf: room[..<count]) }
        return count
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Sends what it can of a part of some bytes to a socket; raises no signal if nobody reads.
  package static func send(
    _ bytes: [UInt8], from start: Int, to socket: borrowing Descriptor, waits: Bool
  ) throws(SystemError) -> Int {
    let number = socket.number
    let flags = CInt(MSG_NOSIGNAL) | (waits ? 0 : CInt(MSG_DONTWAIT))
    while true {
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Glibc.send(number, $0.baseAddress, $0.count, flags)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Ends a channel in both directions: who reads at its other end finds the end of all, and who writes
  /// there an error.
  package static func shut(_ socket: borrowing Descriptor) {
    _ = shutdown(socket.number, CInt(SHUT_RDWR))
  }

  /// Ends what is written; who reads it finds the end of all.
  package static func shutWriting(_ socket: borrowing Descriptor) {
    _ = shutdown(socket.number, CInt(SHUT_WR))
  }

  /// Waits for events of `poll`; says whether one came. Without a limit it waits for ever.
  package static func wait(
    for events: CInt, on socket: borrowing Descriptor, _ limit: Duration? = nil
  ) -> Bool {
    FileBytes.wait(for: events, on: socket.number, limit)
  }
}
