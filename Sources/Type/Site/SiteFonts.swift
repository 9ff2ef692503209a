// In which fonts a site is set: a value that goes wherever something is drawn, measured or written.

import System

/// The fonts of a site: those that are shipped, with fonts of its own before them if it has some, or
/// those of the reader's machine.
///
/// ```swift
/// let own = try FontFile(own: bytes, for: .text)
/// let fonts = SiteFonts(own: [own])
/// ```
package struct SiteFonts: Sendable {
  /// The files that are served, the site's own first.
  package let files: [FontFile]
  /// What text is measured in: what is served, or, where nothing is, what would be.
  package let typefaces: Typefaces
  /// Tells these fonts from others.
  package let fingerprint: Fingerprint

  /// The fonts of a site that says nothing of them.
  package static let shipped = SiteFonts(
    files: FontFile.shipped, typefaces: .shipped, fingerprint: .none)

  /// No fonts at all: text is drawn in those of the reader's machine.
  package static let system = SiteFonts(
    files: [], typefaces: .shipped, fingerprint: Fingerprint(of: "system"))

  /// Fonts of a site's own; where they lack a letter, those that are shipped stand in.
  package init(own: [FontFile]) {
    var print = Fingerprinter()
    for file in own {
      print.add(file.name)
      print.add(Fingerprint(of: file.bytes()))
    }
    let files = own + FontFile.shipped
    self.init(files: files, typefaces: Typefaces(files), fingerprint: print.fingerprint)
  }

  private init(files: [FontFile], typefaces: Typefaces, fingerprint: Fingerprint) {
    self.files = files
    self.typefaces = typefaces
    self.fingerprint = fingerprint
  }

  /// Whether nothing is served.
  package var isSystem: Bool { files.isEmpty }
}

extension SiteFonts: Hashable {
  package static func == (one: SiteFonts, other: SiteFonts) -> Bool {
    one.fingerprint == other.fingerprint
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
