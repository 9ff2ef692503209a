// What the checks found.

import Atlas
import JSON
import System

/// The findings of all checks on some pages.
package struct AuditReport {
  /// What was found.
  package let findings: [Finding]
  private let pages: Int
  private let frames: Int
  /// The pages of which some looks hide something: no mistake, unless a page promises otherwise.
  private let hiding: [PageAtlas]
  /// The pages on which folding rows and words would have hidden something, which was walked.
  private let folded: [PageAtlas]

  package init(_ pages: [(page: Page, atlas: PageAtlas)]) {
    self.pages = pages.count
    frames = pages.reduce(0) { $0 + $1.atlas.frames.count }
    hiding = pages.map(\.atlas).filter { $0.hidingCount > 0 }
    folded = pages.map(\.atlas).filter { $0.folds.differenceCount > 0 }
    findings = pages.flatMap { $0.atlas.audit(defects: $0.page.options.defects) }
  }

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
    guard folded.count == 1, let atlas = folded.first else {
      if folded.isEmpty { return [] }
      return [
        "note: on \(folded.count) pages some states of one shape act differently, and were walked; "
          + "'vitrine audit PAGE' tells which"
      ]
    }
    return ["note: \(atlas.page): \(atlas.folds.sentence)"]
      + atlas.folds.differences.flatMap(\.lines).map { "  \($0)" }
  }

  /// What looks hide: of one page with examples; of several how many pages there are.
  private var notesOnHiding: [String] {
    guard hiding.count == 1, let atlas = hiding.first else {
      if hiding.isEmpty { return [] }
      return [
        "note: on \(hiding.count) pages some looks can be of states that act differently; "
          + "'vitrine audit PAGE' tells which"
      ]
    }
    let all = atlas.lookCount.map { " of \($0.grouped)" } ?? ""
    let looks = "\(atlas.hidingCount.grouped)\(all) looks"
    return ["note: \(atlas.page): \(looks) can be of states that act differently"]
      + atlas.hidden.flatMap { $0.lines }.map { "  \($0)" }
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
          hiding.map { atlas in
            [
              "page": .string(atlas.page), "looks": .int(atlas.hidingCount),
              "hidden": .array(atlas.hidden.map(\.json)),
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
