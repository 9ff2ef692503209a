// Links to drafts, told when all pages are known.

import Content
import Output
import Prose

extension DraftLinks {
  /// What is wrong with the links of all pages of a site; `shown` is how the author knows a path.
  static func findings(
    in records: [PageRecord], shown: (String) -> String
  ) -> [Diagnostic] {
    let leftOut = Set(records.compactMap { $0.isLeftOut ? $0.source?.path : nil })
    if leftOut.isEmpty { return [] }
    return records.flatMap { record -> [Diagnostic] in
      guard let source = record.source, !record.isLeftOut else { return [] }
      return findings(in: source, record.dependencies, leftOut: leftOut, shown: shown)
    }
  }
}
