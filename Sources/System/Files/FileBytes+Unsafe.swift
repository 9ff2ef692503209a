// The border to the system: bytes of files, which it reads to and writes from addresses.

import Glibc

/// Reads and writes bytes of open files.
public enum FileBytes {
  /// The next bytes of a file, or those at a place, at most so many; fewer at its end. Not zero, but
  /// a reason, if they cannot be read.
  public static func read(
    _ count: Int, of file: Int32, at place: Int? = nil
  ) -> (bytes: [UInt8], failure: Int32) {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
      while count < buffer.count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let read =
          if let place {
            unsafe pread(file, rest.baseAddress, rest.count, off_t(place + count))
          } else {
            unsafe Glibc.read(file, rest.baseAddress, rest.count)
          }
        if read == 0 { return }
        if read > 0 {
          count += read
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    return (bytes, failure)
  }

  /// Writes all bytes at the end of what was written, or at a place. False, and `errno`, if they
  /// cannot be.
  public static func write(_ bytes: [UInt8], to file: Int32, at place: Int? = nil) -> Bool {
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
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
