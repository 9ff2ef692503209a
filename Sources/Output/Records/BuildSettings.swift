// What a build was told, as far as it shows in what is built.

import Content
import Prose

/// What all pages depend on besides the content and the program.
package struct BuildSettings: Hashable, Sendable {
  /// Whether the content is the site's own.
  package var isOwn: Bool
  /// Whether what is private is left out.
  package var isPublic: Bool
  /// Whether drafts are built.
  package var includesDrafts: Bool
  /// Whether unknown keys and pictures on other hosts are errors, and not warnings.
  package var isStrict: Bool
  /// Where the output will be published; as ``BaseURL`` writes it.
  package var baseURL: String?
  /// The bytes of `site.yaml`; none if there is no such file.
  package var configuration: [UInt8]?

  package init(
    isOwn: Bool, isPublic: Bool, includesDrafts: Bool, isStrict: Bool, baseURL: String?,
    configuration: [UInt8]?
  ) {
    self.isOwn = isOwn
    self.isPublic = isPublic
    self.includesDrafts = includesDrafts
    self.isStrict = isStrict
    self.baseURL = baseURL
    self.configuration = configuration
  }

  /// What `site.yaml` says.
  package func read() throws(ContentError) -> SiteConfiguration {
    guard let configuration else { return SiteConfiguration() }
    return try SiteConfiguration(
      configuration, path: ConfigurationFile.path, isStrict: isStrict)
  }

  /// The four of them as bits of a number.
  package var flags: UInt64 {
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
