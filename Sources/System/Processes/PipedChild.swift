// Other programs: where they are found, and one with a channel in each direction.

import Glibc

/// A program that was started, and the channels to it.
///
/// ```swift
/// let git = try PipedChild("git", ["cat-file", "--batch"], reading: 0, writing: 1, [(2, .null)])
/// _ = try Channel.send(Array("HEAD:README.md\n".utf8), from: 0, to: git.input, waits: true)
/// ```
package struct PipedChild: ~Copyable {
  /// The program.
  package let child: Child
  /// Where is written what the program reads.
  package let input: Descriptor
  /// Where is read what the program writes.
  package let output: Descriptor

  /// Starts a program that reads from one of its descriptors and writes to another; what the others
  /// are, and of which variables it knows, is said as to ``Child``.
  package init(
    _ program: String, _ arguments: [String], reading: CInt, writing: CInt,
    _ others: [(descriptor: CInt, stream: Child.Stream)], hasOwnGroup: Bool = false,
    variables: [String] = [], withholding withheld: Set<String> = []
  ) throws(SystemError) {
    let toProgram = try ChannelEnds()
    let fromProgram = try ChannelEnds()
    let streams: [(descriptor: CInt, stream: Child.Stream)] = [
      (reading, .same(toProgram.theirs.number)), (writing, .same(fromProgram.theirs.number)),
    ]
    child = try Child(
      program, arguments, others + streams, hasOwnGroup: hasOwnGroup, variables: variables,
      withholding: withheld)
    input = toProgram.ours
    output = fromProgram.ours
  }
}

/// Where programs are looked for.
package enum SearchPath {
  /// The path of the first of some programs that is there, nil if none is.
  package static func program(_ names: [String]) -> String? {
    let folders = SystemWords.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    for name in names {
      for folder in folders.split(separator: ":") {
        let path = "\(folder)/\(name)"
        // A folder may be entered, which is the same permission.
        guard SystemFiles.allows(X_OK, path), (try? FileStatus(of: path))?.kind == .file else {
          continue
        }
        return path
      }
    }
    return nil
  }
}
