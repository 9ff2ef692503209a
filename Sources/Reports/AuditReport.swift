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

  package init(_ pages: [(page: Page, atlas: PageAtlas)]) {
    self.pages = pages.count
    frames = pages.reduce(0) { $0 + $1.atlas.frames.count }
    findings = pages.flatMap { $0.atlas.audit(defects: $0.page.options.defects) }
  }

  /// One line if all holds; else each finding with its path, and how many there are.
  package var lines: [String] {
    let scope = "\(pages.counted("page")), \(frames.counted("frame"))"
    if findings.isEmpty { return ["\(scope): every check holds"] }
    return findings.map { "\($0.check.rawValue): \($0.description)" }
      + ["\(scope): \(findings.count.counted("finding"))"]
  }

  /// `pages`, `frames`, and `findings`: page, check, frame, message, path.
  package var json: [(String, JSON)] {
    [
      ("pages", .int(pages)),
      ("frames", .int(frames)),
      (
        "findings",
        .array(findings.map(\.json))
      ),
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
