// Paths of the output are bytes between slashes, whatever the bytes are.

import Testing

@testable import Output

@Suite("paths of the output")
struct OutputPathTests {
  @Test(
    "a path is its folder and its name, also where the name begins with a mark that joins the slash",
    arguments: [
      ("b", "", "b"), ("a/b", "a", "b"), ("a/b/c.html", "a/b", "c.html"),
      ("a/\u{338}b", "a", "\u{338}b"), ("a/\u{301}/b", "a/\u{301}", "b"),
    ])
  func split(path: String, folder: String, name: String) {
    let (foundFolder, foundName) = OutputPath.split(path)
    #expect(Array(foundFolder.utf8) == Array(folder.utf8))
    #expect(Array(foundName.utf8) == Array(name.utf8))
  }

  @Test(
    "what leads out of the output is found",
    arguments: [
      ("a/b", true), ("a/\u{338}b", true), ("..", false), ("a/../b", false), ("a//b", false),
      ("/a", false), ("a/\u{338}/../b", false), ("a/.", false), ("", false), ("a\0b", false),
    ])
  func safe(path: String, isSafe: Bool) {
    #expect(OutputPath.isSafe(path) == isSafe)
  }
}
