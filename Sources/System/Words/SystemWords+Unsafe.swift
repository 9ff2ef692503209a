// What the system tells in words: the border to its calls that give a text by its address.

import Glibc

/// Words of the system.
package enum SystemWords {
  /// A variable that the process was started with; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// What the system says of a reason.
  package static func words(for reason: Int32) -> String {
    unsafe strerror(reason).map { unsafe String(cString: $0) } ?? "error \(reason)"
  }
}
