// Programs that tests run. Each has an end: one that hangs fails its own test, instead of keeping all
// others waiting.

import Foundation

/// How a program ended, and what it said.
package struct Outcome: Equatable, Sendable {
  package var code: Int32
  package var output: String
  package var error: String

  package init(code: Int32 = 0, output: String = "", error: String = "") {
    self.code = code
    self.output = output
    self.error = error
  }

  /// What a program came to that was to end well.
  package struct Failed: Error {
    let words: [String]
    let outcome: Outcome
  }
}

/// Runs a program to its end, and takes what it says, whatever it ends with.
///
/// What does not end in these minutes is ended, with all that it began. What it says goes to files: of two pipes
/// that are read one after the other the second can fill up, and one that is held by something left in the
/// background never ends.
package func outcome(
  of words: [String], in folder: String? = nil, environment: [String: String]? = nil,
  input: String = "", minutes: Int = 5
) throws -> Outcome {
  let files = FileManager.default
  let said = files.temporaryDirectory.appending(path: "said-\(UUID().uuidString)")
  try files.createDirectory(at: said, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: said) }
  func file(_ name: String, holding text: String = "") throws -> URL {
    let file = said.appending(path: name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file
  }
  let (output, error) = (try file("output"), try file("error"))
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/timeout")
  process.arguments = ["--kill-after=5", "\(minutes)m"] + words
  if let folder { process.currentDirectoryURL = URL(filePath: folder) }
  if let environment { process.environment = environment }
  process.standardInput = try FileHandle(forReadingFrom: file("input", holding: input))
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: error)
  try process.run()
  process.waitUntilExit()
  func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
  return Outcome(code: process.terminationStatus, output: try text(output), error: try text(error))
}

/// Runs a program that is to end well, and gives what it printed.
@discardableResult
package func output(
  of words: [String], in folder: String? = nil, environment: [String: String]? = nil,
  input: String = ""
) throws -> String {
  let outcome = try outcome(of: words, in: folder, environment: environment, input: input)
  guard outcome.code == 0 else { throw Outcome.Failed(words: words, outcome: outcome) }
  return outcome.output
}
