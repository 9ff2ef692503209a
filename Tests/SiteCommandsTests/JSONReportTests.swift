import Commands
import Foundation
import Testing

@testable import SiteCommands

@Suite("--json")
struct JSONReportTests {
  @Test("one object, its version first, its members in their order")
  func report() {
    var console = Console.inMemory(isTerminal: true)
    console.report([("pages", ["todos"]), ("frames", 3)])
    #expect(
      console.output.text == """
        {
          "version": 1,
          "pages": [
            "todos"
          ],
          "frames": 3
        }

        """)
  }
}

@Suite("the source tree")
struct SourceTreeTests {
  private let here = FileManager.default.currentDirectoryPath

  @Test("a folder that is not named is the source tree's, in the shortest form")
  func folder() {
    func content(_ variables: [String: String]) -> String {
      Environment.only(variables).inSourceTree("Content")
    }
    #expect(content([:]) == "Content")
    #expect(content(["VITRINE_ROOT": ""]) == "Content")
    #expect(content(["VITRINE_ROOT": here]) == "Content")
    #expect(content(["VITRINE_ROOT": here + "/a house"]) == here + "/a house/Content")
    #expect(content(["VITRINE_ROOT": "/"]) == "/Content")
  }
}
