// The configuration of the project's own site.

import Drawing
import Foundation
import Prose
import Testing

@Test("the site's configuration is read without a mistake, and declares a reason of each look")
func configuration() throws {
  let path = "Content/site.yaml"
  let data = try Data(contentsOf: Library.root.appendingPathComponent(path))
  let site = try SiteConfiguration(Array(data), path: path, isStrict: true)
  #expect(site.warnings == [])
  #expect(site.title == "Vitrine")
  #expect(site.language == "en")
  let looks = site.reasons.all.compactMap { reason in
    if case .look(let look) = reason.treatment { look } else { nil }
  }
  #expect(Set(looks) == Set(Look.allCases))
}
