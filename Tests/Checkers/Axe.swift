// axe-core: what of a page is an obstacle to people with assistive technology.

import Browser
import Foundation

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
  package static func findings(on page: Tab) throws -> [String] {
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
