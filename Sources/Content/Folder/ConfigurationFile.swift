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
  /// The fonts that it asks for.
  package var fonts = ReadFonts()
  /// The copy of axe-core that it names.
  package var axe = ReadAxe()
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
    var file = ConfigurationFile(bytes: bytes)
    do throws(ContentError) {
      file.value = try SiteConfiguration(bytes, path: shown, isStrict: isStrict)
    } catch {
      file.findings = error.diagnostics
      return file
    }
    let reasons = ArticlePages.reasonNames(of: file.value)
    file.fonts = try fonts(file.value.fonts, in: folder)
    let styles = try stylesheet(file.value.theme, in: folder)
    file.value.theme.css = styles.text ?? file.value.theme.css
    if let axe = file.value.axe { file.axe = try ReadAxe(axe.text, in: folder) }
    file.findings =
      file.value.redaction.findings(among: reasons, in: bytes, path: shown)
      + file.fonts.findings.diagnostics(in: bytes, path: shown) + styles.findings(file, shown)
      + (file.axe.refusal.map { file.value.findingOfAxe($0, in: bytes, path: shown) } ?? [])
      + file.value.warnings
    return file
  }

  /// How large a stylesheet may be.
  private static let largestSheet = 256 * 1024

  private static func stylesheet(
    _ wish: ThemeWish, in folder: ContentFolder
  ) throws(DiskError) -> ReadStyles {
    guard let path = wish.stylesheet?.text else { return ReadStyles() }
    guard folder.number(of: path) != nil else {
      let near = nearestPath(to: path, among: folder.paths.filter { $0.hasSuffix(".css") })
      return ReadStyles(
        refusal: "there is no stylesheet '\(path)' in the content. "
          + (near.map { "Did you mean '\($0)'?" } ?? "Put the file there, or remove its name here"))
    }
    let bytes = try FileReading.read(folder.shown(path), limit: largestSheet + 1).bytes
    return ReadStyles(bytes, path: folder.shown(path), limit: largestSheet)
  }

  private static func fonts(
    _ wish: FontWish, in folder: ContentFolder
  ) throws(DiskError) -> ReadFonts {
    return try ReadFonts(wish, among: folder.paths) { path throws(DiskError) in
      guard folder.number(of: path) != nil else { return nil }
      let now = FileStamp.now()
      let file = try FileReading.read(folder.shown(path), limit: ReadFonts.limit)
      return (file.bytes, file.stamp.trusted(at: now))
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
  package func environment(of configuration: ConfigurationFile) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.typefaces = configuration.fonts.fonts.typefaces
    environment.redaction.isPublic = isPublic
    return environment
  }
}
