// What a build was told, as far as it shows in what is built.

import ArticlePages
import Drawing
import Gallery
import Prose
import System

/// What all pages depend on besides the content and the program.
struct BuildSettings: Hashable, Sendable {
  /// Whether the content is the site's own.
  var isOwn: Bool
  /// Whether what is private is left out.
  var isPublic: Bool
  /// Whether drafts are built.
  var includesDrafts: Bool
  /// Whether a key that is not known is an error.
  var isStrict: Bool
  /// Where the output will be published; as ``BaseURL`` writes it.
  var baseURL: String?
  /// The bytes of `site.yaml`; none if there is no such file.
  var configuration: [UInt8]?

  init(_ options: BuildOptions, baseURL: String?, configuration: [UInt8]?) {
    isOwn = options.isOwn
    isPublic = options.isPublic
    includesDrafts = options.includesDrafts
    isStrict = options.isStrict
    self.baseURL = baseURL
    self.configuration = configuration
  }

  /// The fingerprint of all that a build by this program depends on, but for its content.
  func key(title: String) -> Fingerprint {
    var print = Fingerprinter()
    print.add(ProgramIdentity.fingerprint)
    print.add(configuration.map { Fingerprint(of: $0) } ?? .none)
    print.add(flags)
    // These are linked when the program starts, and may be others than yesterday.
    for library in LibraryVersion.all { print.add(library.description) }
    print.add(baseURL ?? "")
    print.add(title)
    return print.fingerprint
  }

  /// What `site.yaml` says.
  func read() throws(ContentError) -> SiteConfiguration {
    guard let configuration else { return SiteConfiguration() }
    return try SiteConfiguration(
      configuration, path: ConfigurationFile.path, isStrict: isStrict)
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
      feed: baseURL == nil ? nil : FeedFile.path)
  }

  private var flags: UInt64 {
    (isOwn ? 1 : 0) | (isPublic ? 2 : 0) | (includesDrafts ? 4 : 0) | (isStrict ? 8 : 0)
  }
}

extension BuildSettings {
  func pack(into packer: inout Packer) {
    packer.add(flags)
    packer.add(baseURL)
    packer.add(configuration != nil)
    if let configuration { packer.add(configuration) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let flags = try unpacker.number()
    isOwn = flags & 1 != 0
    isPublic = flags & 2 != 0
    includesDrafts = flags & 4 != 0
    isStrict = flags & 8 != 0
    baseURL = try unpacker.optionalText()
    configuration = try unpacker.flag() ? try unpacker.byteString() : nil
  }
}
