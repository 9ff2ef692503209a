// What the options of a build and the configuration make of a site.

import ArticlePages
import Content
import Drawing
import Gallery
import Output
import Prose
import System

extension BuildSettings {
  init(_ options: BuildOptions, baseURL: String?, configuration: [UInt8]?) {
    self.init(
      isOwn: options.isOwn, isPublic: options.isPublic, includesDrafts: options.includesDrafts,
      isStrict: options.isStrict, baseURL: baseURL, configuration: configuration)
  }

  /// The fingerprint of all that a build by this program depends on, but for its content.
  func key(title: String) -> Fingerprint {
    var print = Fingerprinter()
    print.add(ProgramIdentity.fingerprintOfFile)
    print.add(configuration.map { Fingerprint(of: $0) } ?? .none)
    print.add(flags)
    // These are linked when the program starts, and may be others than yesterday.
    for library in LibraryVersion.all { print.add(library.description) }
    print.add(baseURL ?? "")
    print.add(title)
    return print.fingerprint
  }

  /// What the site is called.
  func title(_ site: Site, _ configuration: SiteConfiguration) -> String {
    configuration.title ?? (isOwn ? site.title : "Gallery")
  }

  /// What every document of the gallery says of the site.
  func info(_ site: Site, _ configuration: SiteConfiguration) -> SiteInfo {
    SiteInfo(
      title: title(site, configuration), language: Language(configuration.language),
      declaredReasons: ArticlePages.declaredReasons(of: configuration), baseURL: baseURL,
      feed: baseURL == nil ? nil : GalleryPath.feed)
  }
}
