// The numbers that a script can rely on.

/// How a command ended.
package enum ExitCode: Int32, Hashable, Sendable {
  /// All is well.
  case done = 0
  /// The command did its work and found something: a stale Output, differences, a failed audit.
  case findings = 1
  /// The content is wrong.
  case badContent = 2
  /// The command was called in a wrong way.
  case wrongUse = 64
  /// The machine failed us: no permission, the disk full, standard output closed.
  case machineFailed = 74
}
