// What a build tells in the end, to people and to machines.

import Build
import Commands
import Content
import JSON
import Reports
import System

/// The result of a build in words.
struct BuildPresentation {
  let report: BuildReport
  let seconds: Double
  var showsTimings = false
  var showsLeaks = false
  /// What is odd or wrong about the content.
  private let diagnostics: [JSON]

  /// How a build ended that nothing stopped.
  init(
    report: BuildReport, seconds: Double, showsTimings: Bool = false, showsLeaks: Bool = false
  ) {
    self.report = report
    self.seconds = seconds
    self.showsTimings = showsTimings
    self.showsLeaks = showsLeaks
    diagnostics = Self.json(.content(report.warnings))
  }

  /// How a build ended whose content is wrong; nothing if that is not what is wrong.
  init?(of error: SiteError, seconds: Double) {
    diagnostics = Self.json(error)
    if diagnostics.isEmpty { return nil }
    report = BuildReport()
    self.seconds = seconds
  }

  private static func json(_ error: SiteError) -> [JSON] {
    switch error {
    case .content(let diagnostics):
      diagnostics.map { diagnostic in
        let isInLine = diagnostic.place.line > 0
        return [
          "severity": .string(diagnostic.severity.rawValue),
          "file": .string(diagnostic.place.file),
          "line": isInLine ? .int(diagnostic.place.line) : .null,
          "column": isInLine ? .int(diagnostic.place.column) : .null,
          "message": .string(diagnostic.message),
        ]
      }
    case .pageNames(let sentences), .shares(let sentences):
      sentences.map { sentence in
        [
          "severity": "error", "file": .null, "line": .null, "column": .null,
          "message": .string(sentence),
        ]
      }
    default: []
    }
  }

  /// `3 findings · 0.09 s`, or, if all is well,
  /// `42 pages, 418 frames, 1,208 transitions, 0 leaks, 0 redacted controls live · 0.09 s`
  var line: String {
    // Of pages that were not written nothing is counted, which would read as if all were well.
    guard report.isClean else {
      let mistakes = report.findings.count + report.leaks.count
      return "\(mistakes.counted("finding")) · \(seconds.inHundredths) s"
    }
    let live = report.findings.count { $0.check == .redactedIsInert }
    return [
      report.pages.counted("page"), report.frames.counted("frame"),
      report.transitions.counted("transition"), report.leaks.count.counted("leak"),
      "\(live.counted("redacted control")) live",
    ].joined(separator: ", ") + " · \(seconds.inHundredths) s"
  }

  func print(
    onlyChecks: Bool, isQuiet: Bool, by command: String, to console: inout Console
  ) {
    printProblems(to: &console)
    for difference in onlyChecks ? report.differences : [] {
      console.line("\(difference.kind.rawValue): \(difference.path)")
    }
    if showsLeaks { LeakTable(report.tellings).print(to: &console) }
    if showsTimings { printTimings(to: &console) }
    if isQuiet { return }
    printStrangers(to: &console)
    if !report.isClean {
      console.errorLine("Nothing was written.")
    } else if onlyChecks {
      let stale = report.differences.count { $0.kind != .foreign }
      if stale > 0 {
        console.errorLine("\(stale.counted("file")) out of date. 'vitrine \(command)' writes them.")
      }
    }
    console.line(console.output.styled(line, report.isClean ? .green : .red))
  }

  /// What is in the output and not of it.
  private func printStrangers(to console: inout Console) {
    let paths = report.strangers
    if paths.isEmpty { return }
    let shown = paths.map { "'\($0)'" }.listed(atMost: 20)
    console.errorLine(
      "No build made \(shown): left alone, and published with the output. "
        + "Remove what does not belong there.")
  }

  /// What the checks found.
  func printProblems(to console: inout Console) {
    var places = SourcePlaces(console.environment)
    for finding in report.findings { console.errorLine(places.shown(finding).description) }
    printPages(at: &places, to: &console)
    for leak in report.leaks { console.errorLine(words(of: leak)) }
  }

  private func words(of leak: Leak) -> String {
    let sentence = "\(leak.page)/\(leak.file) holds words that it should hide"
    guard case .text(let start, let before) = leak.cause else { return sentence + "." }
    let place = before.isEmpty ? "" : ", and stands there after '\(before)'"
    return sentence + ": what begins with '\(start)…' is drawn with .privacySensitive()\(place)."
  }

  /// Where the pages were written of which something was found.
  private func printPages(at places: inout SourcePlaces, to console: inout Console) {
    var told: Set<String> = []
    for finding in report.findings where told.insert(finding.page).inserted {
      guard let place = finding.place else { continue }
      console.errorLine(places.shown("The page '\(finding.page)' is written at \(place)."))
    }
  }

  private func printTimings(to console: inout Console) {
    var sum: Int64 = 0
    for timing in report.timings {
      sum += timing.nanoseconds
      console.line(row("\(timing.phase)", timing.nanoseconds, timing.count))
    }
    console.line(row("sum", sum, nil))
  }

  private func row(_ name: String, _ nanoseconds: Int64, _ count: Int?) -> String {
    let tenths = Int(nanoseconds / 100_000)
    let time = "\((tenths / 10).grouped).\(tenths % 10) ms"
    let padding = String(repeating: " ", count: max(1, 22 - name.count - time.count))
    return name + padding + time + (count.map { "  \($0.grouped)×" } ?? "")
  }

  /// The members of the object for machines.
  func json(in environment: Environment) -> [(String, JSON)] {
    var places = SourcePlaces(environment)
    var members: [(String, JSON)] = [
      ("pages", .int(report.pages)), ("frames", .int(report.frames)),
      ("transitions", .int(report.transitions)), ("built", .int(report.built)),
      ("written", .int(report.written)), ("removed", .int(report.removed)),
      ("findings", .array(report.findings.map { places.shown($0).json })),
      (
        "leaks",
        .array(report.leaks.map { ["page": .string($0.page), "file": .string($0.file)] })
      ),
      (
        "differences",
        .array(
          report.differences.map { ["path": .string($0.path), "kind": .string($0.kind.rawValue)] })
      ),
      ("strangers", .array(report.strangers.map { .string($0) })),
      ("diagnostics", .array(diagnostics)),
      ("seconds", .double((seconds * 1000).rounded() / 1000)),
    ]
    if showsLeaks { members.append(("tells", LeakTable(report.tellings).json)) }
    if !report.timings.isEmpty {
      members.append(
        (
          "timings",
          .array(
            report.timings.map { timing in
              [
                "phase": .string("\(timing.phase)"),
                "milliseconds": .double(Double(timing.nanoseconds / 1000) / 1000),
                "count": .int(timing.count),
              ]
            })
        ))
    }
    return members
  }
}
