// What the options of a build, the configuration and the program make of a site.

import ArticlePages
import Content
import Drawing
import Gallery
import Output
import Prose
import System
import Type

extension BuildSettings {
  init(_ options: BuildOptions, baseURL: String?, configuration: [UInt8]?) {
    self.init(
      isOwn: options.isOwn, isPublic: options.isPublic, includesDrafts: options.includesDrafts,
      isStrict: options.isStrict, baseURL: baseURL, configuration: configuration)
  }

  /// The fingerprint of all that a build by this program depends on, but for its content.
  func key(title: String, fonts: SiteFonts, theme: ThemeWish) -> Fingerprint {
    var print = Fingerprinter()
    print.add(ProgramFile.fingerprint)
    print.add(configuration.map { Fingerprint(of: $0) } ?? .none)
    print.add(flags)
    // These are linked when the program starts, and may be others than yesterday.
    for library in LibraryVersion.all { print.add(library.description) }
    print.add(baseURL ?? "")
    print.add(title)
    print.add(fonts.fingerprint)
    print.add(theme.css ?? "")
    return print.fingerprint
  }

  /// What the site is called.
  func title(_ site: Site, _ configuration: SiteConfiguration) -> String {
    configuration.title ?? (isOwn ? site.title : "Gallery")
  }

  /// What every document of the gallery says of the site.
  func info(_ site: Site, _ configuration: SiteConfiguration, fonts: SiteFonts) -> SiteInfo {
    SiteInfo(
      title: title(site, configuration), language: Language(configuration.language),
      declaredReasons: ArticlePages.declaredReasons(of: configuration), baseURL: baseURL,
      feed: baseURL == nil ? nil : GalleryPath.feed, fonts: fonts,
      theme: configuration.theme.applied(to: site.theme), hasAxe: configuration.axe != nil)
  }
}

/// Tells this program from others, on any machine.
enum ProgramIdentity {
  /// A fingerprint of the bytes of the running executable and of the versions of the libraries that
  /// it found: the same on every machine that has the same ones.
  static func fingerprintOfBytes() throws(DiskError) -> Fingerprint { try read.get() }

  private static let read: Result<Fingerprint, DiskError> = {
    do throws(DiskError) {
      var print = Fingerprinter()
      print.add(try FileReading.fingerprint(ProgramFile.path, shownAs: "the program itself"))
      for library in LibraryVersion.all { print.add(library.description) }
      return .success(print.fingerprint)
    } catch {
      return .failure(error)
    }
  }()
}
