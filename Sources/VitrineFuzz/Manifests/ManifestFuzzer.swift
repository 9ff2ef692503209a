// What builds remember, what shares tell and what an output says of itself, damaged and forged.

import Composable
import HostileBytes

/// Damages a manifest, a share or an `atlas.json`, builds or merges, and compares with a build from
/// nothing: what comes is the same to the byte, or an error that says why there is none.
struct ManifestFuzzer: Fuzzer {
  static let name = "manifests"
  static let about = "manifests, shares and atlas.json, damaged and forged"
  static let usualCount = 2_000
  static let mostSeconds = 60.0
  /// A case may take so much memory more than all before it, in kilobytes.
  private static let mostGrowth = 512 * 1024

  private var site: DamagedSite?
  private(set) var same = 0
  private(set) var refused = 0
  private(set) var forged = 0

  init() {}

  var summary: String {
    "\(same) made what a build from nothing makes, \(refused) were refused, \(forged) were forged"
  }

  mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    var log: [String] = []
    do throws(BrokenRule) {
      var site: DamagedSite
      if let known = self.site {
        site = known
      } else {
        site = try DamagedSite()
      }
      self.site = nil
      let before = peakMemory()
      let outcome = try site.next(&random, &log)
      let growth = peakMemory() - before
      if growth > Self.mostGrowth { throw BrokenRule(rule: "memory grew by \(growth / 1024) MB") }
      switch outcome {
      case .same: same += 1
      case .refused: refused += 1
      case .forged: forged += 1
      }
      self.site = site
      return nil
    } catch {
      return BrokenCase(rule: error.rule, source: log.joined(separator: "\n"))
    }
  }
}
