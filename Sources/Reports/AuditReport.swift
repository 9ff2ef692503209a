// What the checks found.

import Atlas
import JSON
import System

/// The findings of all checks on some pages; of the pages themselves nothing is held.
package struct AuditReport {
  /// What the looks of a page hide.
  private struct Hiding {
    let page: String
    let count: Int
    let lookCount: Int?
    let hidden: [HiddenDifference]
  }

  /// What was found.
  package private(set) var findings: [Finding] = []
  private var pages = 0
  private var frames = 0
  /// The pages of which some looks hide something: no mistake, unless a page promises otherwise.
  private var hiding: [Hiding] = []
  /// The pages on which folding rows and words would have hidden something, which was walked.
  private var folded: [(page: String, folds: FoldAudit)] = []

  /// A report on no page yet.
  package init() {}

  /// Adds what the checks say of a page.
  package mutating func add(_ page: Page, _ atlas: PageAtlas) {
    pages += 1
    frames += atlas.frames.count
    if atlas.hidingCount > 0 {
      hiding.append(
        Hiding(
          page: atlas.page, count: atlas.hidingCount, lookCount: atlas.lookCount,
          hidden: atlas.hidden))
    }
    if atlas.folds.differenceCount > 0 { folded.append((atlas.page, atlas.folds)) }
    findings += atlas.audit(defects: page.options.defects)
  }

  /// Tells each finding otherwise.
  package mutating func retell(_ tell: (Finding) -> Finding) { findings = findings.map(tell) }

  /// One line if all holds; else each finding with its path, and how many there are.
  package var lines: [String] {
    let scope = "\(pages.counted("page")), \(frames.counted("frame"))"
    if findings.isEmpty { return notes + ["\(scope): every check holds"] }
    return notes + findings.map { "\($0.check.rawValue): \($0.description)" }
      + ["\(scope): \(findings.count.counted("finding"))"]
  }

  private var notes: [String] { notesOnHiding + notesOnFolds }

  /// What folds hide: of one page with examples; of several how many pages there are.
  private var notesOnFolds: [String] {
    guard folded.count == 1, let one = folded.first else {
      if folded.isEmpty { return [] }
      return [
        "note: on \(folded.count) pages some states of one shape act differently, and were walked: "
          + Self.listed(folded.map(\.page))
      ]
    }
    return ["note: \(one.page): \(one.folds.sentence)"]
      + one.folds.differences.flatMap(\.lines).map { "  \($0)" }
  }

  /// What looks hide: of one page with examples; of several how many pages there are.
  private var notesOnHiding: [String] {
    guard hiding.count == 1, let one = hiding.first else {
      if hiding.isEmpty { return [] }
      return [
        "note: on \(hiding.count) pages some looks can be of states that act differently: "
          + Self.listed(hiding.map(\.page))
      ]
    }
    let all = one.lookCount.map { " of \($0.grouped)" } ?? ""
    let looks = "\(one.count.grouped)\(all) looks"
    return ["note: \(one.page): \(looks) can be of states that act differently"]
      + one.hidden.flatMap { $0.lines }.map { "  \($0)" }
  }

  /// Pages by name, and how to be told more.
  private static func listed(_ pages: [String]) -> String {
    let named = pages.map { "'\($0)'" }.listed(atMost: 5)
    return "\(named). 'vitrine audit \(pages.first ?? "PAGE")' tells which of that one"
  }

  /// `pages`, `frames`, `findings`: page, check, frame, message, path; `hiding`: page, looks, and
  /// `hidden` as of a page; and `folds`: page, and what else stands there of a page.
  package var json: [(String, JSON)] {
    [
      ("pages", .int(pages)),
      ("frames", .int(frames)),
      (
        "findings",
        .array(findings.map(\.json))
      ),
      (
        "hiding",
        .array(
          hiding.map { one in
            [
              "page": .string(one.page), "looks": .int(one.count),
              "hidden": .array(one.hidden.map(\.json)),
            ]
          })
      ),
      (
        "folds",
        .array(folded.map { ["page": .string($0.page), "folds": $0.folds.json] })
      ),
    ]
  }
}

extension HiddenDifference {
  /// `frame` (null where the look is not shown), `control`, and two `outcomes`: path, frame, shows.
  package var json: JSON {
    [
      "frame": frame.map { .string($0) } ?? .null,
      "control": .string(control),
      "outcomes": .array([one.json, other.json]),
    ]
  }
}

extension HiddenDifference.Outcome {
  /// `path`, `frame`, `shows`.
  fileprivate var json: JSON {
    [
      "path": .array(path.map { .string($0) }),
      "frame": frame.map { .string($0) } ?? .null,
      "shows": shows.map { .string($0) } ?? .null,
    ]
  }
}

extension FoldAudit {
  /// `shapes`, `repeated` (ways that were gone again), `differing` (shapes), `differences`: outcomes.
  package var json: JSON {
    [
      "shapes": .int(shapeCount),
      "repeated": .int(repeatedCount),
      "differing": .int(differenceCount),
      "differences": .array(
        differences.map { ["outcomes": .array([$0.one.json, $0.other.json])] }),
    ]
  }
}

extension Finding {
  /// `page`, `check`, `frame`, `message`, `path`.
  package var json: JSON {
    [
      "page": .string(page),
      "check": .string(check.rawValue),
      "frame": frame.map { .string($0) } ?? .null,
      "message": .string(message),
      "path": .array(path.map { .string($0.description) }),
    ]
  }
}
