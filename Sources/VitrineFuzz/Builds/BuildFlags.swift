// How a build of a sequence is asked for, and what came of it.

import Build
import Composable
import Content

/// What a build is told, besides the folders.
struct BuildFlags: Hashable, CustomStringConvertible {
  var isPublic = false
  var includesDrafts = false
  var isStrict = false
  var isOwn = false
  var jobs = 1

  init(_ random: inout SeededGenerator) {
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    isPublic = chance(3)
    includesDrafts = chance(5)
    isStrict = chance(8)
    isOwn = chance(2)
    jobs = chance(2) ? 1 : 3
  }

  /// As a child is told them.
  init(word: String) {
    isPublic = word.contains("p")
    includesDrafts = word.contains("d")
    isStrict = word.contains("s")
    isOwn = word.contains("o")
    jobs = word.contains("3") ? 3 : 1
  }

  /// As a child is told them.
  var description: String {
    (isPublic ? "p" : "") + (includesDrafts ? "d" : "") + (isStrict ? "s" : "")
      + (isOwn ? "o" : "") + "\(jobs)"
  }

  /// Of how many pages `atlas.json` speaks itself.
  static let mostInAtlas = 2

  /// The options of such a build.
  func options(content: String, output: String, memory: String?) -> BuildOptions {
    var options = BuildOptions(content: content, output: output, memory: memory)
    options.isPublic = isPublic
    options.includesDrafts = includesDrafts
    options.isStrict = isStrict
    options.isOwn = isOwn
    options.jobs = jobs
    // So that small sites have parts of the atlas, too.
    options.mostInAtlas = Self.mostInAtlas
    return options
  }
}

/// What came of a build, as far as nothing but content and flags may decide it.
enum BuildResult: Hashable {
  /// There is a gallery, or would be one: so many pages, frames and transitions; findings and leaks;
  /// warnings.
  case built([Int], findings: [String], warnings: [String])
  /// There is none, for this reason.
  case refused(String)

  /// Runs a build.
  static func of(
    _ build: Build, progress: () -> Void = {}
  ) -> (result: BuildResult, report: BuildReport?) {
    do throws(SiteError) {
      let report = try build.run { _ in progress() }
      return (BuildResult(report), report)
    } catch {
      return (.refused(error.description), nil)
    }
  }

  init(_ report: BuildReport) {
    self = .built(
      report.findings.isEmpty && report.leaks.isEmpty
        ? [report.pages, report.frames, report.transitions] : [],
      findings: report.findings.map(\.description)
        + report.leaks.map { "leak: \($0.page)/\($0.file)" },
      warnings: report.warnings.map(\.description))
  }

  /// Whether there is a gallery of it.
  var isBuilt: Bool {
    if case .built(_, let findings, _) = self { findings.isEmpty } else { false }
  }

  /// What is said, for a person.
  var told: String {
    switch self {
    case .built(let counts, let findings, let warnings):
      "built \(counts)" + (findings + warnings).map { "\n    \($0)" }.joined()
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
