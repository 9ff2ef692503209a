// The border to the system: bytes of files, which it reads to and writes from addresses.

import Glibc

/// Reads and writes bytes of open files.
package enum FileBytes {
  /// The next bytes of a file, or those at a place, at most so many; fewer at its end. Not zero, but
  /// a reason, if they cannot be read.
  package static func read(
    _ count: Int, of file: CInt, at place: Int? = nil
  ) -> (bytes: [UInt8], failure: CInt) {
    var failure: CInt = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
      unsafe (count, failure) = fill(UnsafeMutableRawBufferPointer(buffer), of: file, at: place)
    }
    return (bytes, failure)
  }

  /// Puts the bytes at a place where others stood, at most so many; tells how many there are, fewer at
  /// the end of the file. Not zero, but a reason, if they cannot be read.
  package static func read(
    _ most: Int, of file: CInt, at place: Int, into bytes: inout [UInt8]
  ) -> (count: Int, failure: CInt) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe fill(UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(most)), of: file, at: place)
    }
  }

  /// Appends the bytes at a place, at most so many; tells how many there are, fewer at the end of the
  /// file. Not zero, but a reason, if they cannot be read.
  package static func append(
    _ most: Int, of file: CInt, at place: Int, to bytes: inout [UInt8]
  ) -> (count: Int, failure: CInt) {
    var read: (count: Int, failure: CInt) = (0, 0)
    bytes.append(addingCapacity: most) { room in
      unsafe room.withUnsafeMutableBufferPointer { buffer, initialized in
        let rest = unsafe UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: buffer[initialized...].prefix(most)))
        unsafe read = fill(rest, of: file, at: place)
        initialized += read.count
      }
    }
    return read
  }

  private static func fill(
    _ room: UnsafeMutableRawBufferPointer, of file: CInt, at place: Int?
  ) -> (count: Int, failure: CInt) {
    var count = 0
    while count < room.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[count...])
      let read =
        if let place {
          unsafe pread(file, rest.baseAddress, rest.count, off_t(place + count))
        } else {
          unsafe Glibc.read(file, rest.baseAddress, rest.count)
        }
      if read == 0 { break }
      if read > 0 {
        count += read
      } else if errno != EINTR {
        return (count, errno)
      }
    }
    return (count, 0)
  }

  /// Writes all bytes at the end of what was written, or at a place. False, and `errno`, if they
  /// cannot be. Where a descriptor takes no more for now, waits for it, if told.
  package static func write(
    _ bytes: [UInt8], to file: CInt, at place: Int? = nil, waits: Bool = false
  ) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count =
          if let place {
            unsafe pwrite(file, rest.baseAddress, rest.count, off_t(place + written))
          } else {
            unsafe Glibc.write(file, rest.baseAddress, rest.count)
          }
        if count >= 0 {
          written += count
        } else if errno == EAGAIN, waits {
          _ = wait(for: POLLOUT, on: file)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Waits for events of `poll`; says whether one came. Without a limit it waits for ever.
  static func wait(for events: CInt, on file: CInt, _ limit: Duration? = nil) -> Bool {
    var poller = pollfd(fd: file, events: Int16(events), revents: 0)
    let milliseconds = limit.map { limit in
      limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
    }
    return unsafe poll(&poller, 1, milliseconds.map { CInt(clamping: $0) } ?? -1) > 0
  }
}
