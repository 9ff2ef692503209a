import Commands
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
