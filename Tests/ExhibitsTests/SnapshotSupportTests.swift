// The helper that compares snapshots, tried on a folder of its own.

import Atlas
import Composable
import Drawing
import Foundation
import Testing

@Test("snapshots are compared, and written only when that is asked for")
func recordModes() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "greeting/one.txt")
  let page = Page("greeting", 0) {
    EmptyReducer<Int, Int>()
  } view: { _ in
    Text("Hello")
  } story: {
    Frame("one")
  }

  withKnownIssue { try expectSnapshots(of: page, .never, in: folder) }
  #expect(!FileManager.default.fileExists(atPath: file.path))
  try expectSnapshots(of: page, .missing, in: folder)
  try expectSnapshots(of: page, .never, in: folder)
  #expect(try String(contentsOf: file, encoding: .utf8) == "Hello\n\npath:\n")

  try "Good bye\n".write(to: file, atomically: true, encoding: .utf8)
  withKnownIssue { try expectSnapshots(of: page, .never, in: folder) }
  withKnownIssue { try expectSnapshots(of: page, .missing, in: folder) }
  try expectSnapshots(of: page, .all, in: folder)
  try expectSnapshots(of: page, .never, in: folder)

  let old = folder.appending(path: "greeting/two.txt")
  try "A frame of old\n".write(to: old, atomically: true, encoding: .utf8)
  withKnownIssue { try expectSnapshots(of: page, .never, in: folder) }
  try expectSnapshots(of: page, .all, in: folder)
  #expect(!FileManager.default.fileExists(atPath: old.path))
}
