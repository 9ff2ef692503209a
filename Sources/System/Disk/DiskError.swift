// What the machine refused to do.

import Glibc

/// A call to the system that failed.
package struct DiskError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be done.
  package enum Operation: String, Hashable, Sendable {
    case read
    case list
    case write
    case make
    case replace
    case remove
    case lock
  }

  /// What was to be done.
  package let operation: Operation
  /// The file or folder to which it was to be done.
  package let path: String
  /// The number of the error.
  package let code: Int32

  /// What just failed, or what fails for a reason of its own.
  package init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Whether nothing is there, or something else than was looked for; and not that it may not be read, or
  /// that the machine cannot.
  package var isOfNothingThere: Bool {
    [ENOENT, ENOTDIR, EISDIR, ELOOP, EINVAL, ENAMETOOLONG].contains(code)
  }

  /// What happened, why, and what to do.
  package var description: String {
    "cannot \(operation.rawValue) '\(path)': \(SystemError(code)).\(advice)"
  }

  private var advice: String {
    switch code {
    case ENOSPC, EDQUOT: " Make room, and build again; nothing that was there is lost."
    case EFBIG: " It is larger than a file may be here."
    case EACCES, EPERM: " Ask for the permission, or choose another place."
    case EROFS: " Choose a place that can be written to."
    case EMFILE, ENFILE: " Raise the limit of open files, or use fewer jobs."
    default: ""
    }
  }
}
