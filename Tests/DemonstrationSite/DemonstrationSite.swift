// The demonstration site, walked once for all tests that look at it: without optimisation that takes
// a minute or two.

import Atlas
import Content
import Exhibits
import Foundation

package enum DemonstrationSite {
  /// All pages, and what was found out about each.
  package static let walked: [(page: Page, atlas: PageAtlas)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content").path
    guard let content = try? Content.read(folder, for: Exhibits.site) else { return [] }
    // Pages that are alike are walked once, as a build does it.
    var explorer = PageExplorer()
    return Exhibits.site.allPages(of: content, isOwn: true).map { ($0, explorer.explore($0)) }
  }()
}
