// A program that is made for a test.

import Foundation

/// Makes a file that can be run, at once.
///
/// By another program: one that a test writes itself is inherited, open as it is, by what the tests
/// beside it start in that moment, and can not be run ('text file busy') for as long as that lives.
package func makeProgram(_ text: String, at path: String) throws {
  let draft = NSTemporaryDirectory() + "draft-\(UUID().uuidString)"
  try text.write(toFile: draft, atomically: false, encoding: .utf8)
  defer { try? FileManager.default.removeItem(atPath: draft) }
  try output(of: ["/usr/bin/install", "-m", "755", draft, path])
}
