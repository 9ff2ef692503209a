// Whether what is to be seen in the theme of a site can be told from what it stands on.

import Content
import Drawing
import Prose

extension Site {
  /// What is wrong with the theme that is written in Swift. What `site.yaml` says is told where it
  /// stands.
  func findings(with wish: ThemeWish) -> [Diagnostic] {
    let told = Set(wish.applied(to: Theme()).contrastFindings)
    return wish.applied(to: theme).contrastFindings.filter { !told.contains($0) }.map {
      Diagnostic(.error, at: Place(file: theme.file, line: theme.line), $0.sentence)
    }
  }
}
