// The HTML is valid: asked of the Nu HTML checker.

import Checkers
import Testing

@Suite("valid HTML")
struct ValidityTests {
  @Test("the Nu checker finds neither errors nor warnings")
  func checker() throws {
    let messages = try NuChecker.messages(on: [BuiltSite.shared.get().folder.path])
    #expect(messages == [])
  }
}
