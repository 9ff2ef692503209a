// How a folder of content is read: what the user says, and what `site.yaml` does.

import ArticlePages
import Drawing
import Prose
import System

/// What `site.yaml` says, and what is wrong with it.
package struct ConfigurationFile {
  /// Where it stands in the content.
  package static let path = "site.yaml"

  /// What it says; nothing said if there is none.
  package var value = SiteConfiguration()
  /// What is wrong with it, and what is odd about it.
  package var findings: [Diagnostic] = []
  /// Its bytes; none if there is no such file.
  package var bytes: [UInt8]?

  /// Reads the file of a folder.
  package static func read(
    _ folder: ContentFolder, isStrict: Bool
  ) throws(DiskError) -> ConfigurationFile {
    let shown = folder.shown(path)
    guard folder.files.contains(where: { $0.path == path }) else { return ConfigurationFile() }
    let bytes = try FileReading.read(shown, limit: SiteConfiguration.limit).bytes
    do throws(ContentError) {
      let value = try SiteConfiguration(bytes, path: shown, isStrict: isStrict)
      let findings = value.redaction.findings(
        among: ArticlePages.reasonNames(of: value), in: bytes, path: shown)
      return ConfigurationFile(value: value, findings: findings + value.warnings, bytes: bytes)
    } catch {
      return ConfigurationFile(findings: error.diagnostics, bytes: bytes)
    }
  }
}

/// How a folder of content is read.
package struct ContentOptions: Hashable, Sendable {
  /// Whether drafts are part of the site.
  package var includesDrafts: Bool
  /// Whether unknown keys and pictures on other hosts are errors, and not warnings.
  package var isStrict: Bool
  /// Whether it is read for the public. Then nothing is kept of what is private, only that it was
  /// there.
  package var isPublic: Bool

  /// Without drafts, forgiving, and with all that is private, unless said otherwise.
  package init(includesDrafts: Bool = false, isStrict: Bool = false, isPublic: Bool = false) {
    self.includesDrafts = includesDrafts
    self.isStrict = isStrict
    self.isPublic = isPublic
  }

  /// What pages inherit from it.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.redaction.isPublic = isPublic
    return environment
  }
}
