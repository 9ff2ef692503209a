// Reads the fonts that a site brings itself.

import Prose
import System
import Type

/// The fonts of a site, and the files of the content that are among them.
package struct ReadFonts: Sendable {
  /// A file of the content that is a font of the site's own.
  package struct File: Sendable {
    /// The path below the content.
    package var path: String
    /// The stamp that it bore; none if it changed too lately for it to be trusted.
    package var stamp: FileStamp?
    /// The font.
    package var font: FontFile
  }

  /// The fonts that the site is set in.
  package var fonts = SiteFonts.shipped
  /// Those that are the site's own.
  package var own: [File] = []
  /// What is wrong with what the author asked for.
  package var findings: [FontFinding] = []
}

extension ReadFonts {
  /// How large a file may be.
  package static let limit = 32 << 20

  /// Reads what is asked for; `read` gives the file at a path below the content, and nothing if there
  /// is none, `paths` are those of all files.
  package init<Failure: Error>(
    _ wish: FontWish, among paths: [String],
    read: (String) throws(Failure) -> (bytes: [UInt8], stamp: FileStamp?)?
  ) throws(Failure) {
    let files: [FontWish.File]
    switch wish {
    case .shipped: return
    case .system:
      fonts = .system
      return
    case .own(let own): files = own
    }
    for file in files {
      let path = file.path.text
      guard let found = try read(path) else {
        findings.append(FontFinding(file, Self.missing(path, among: paths)))
        continue
      }
      add(file, found.bytes, found.stamp)
    }
    if findings.isEmpty { fonts = SiteFonts(own: own.map(\.font)) }
  }

  private mutating func add(_ file: FontWish.File, _ bytes: [UInt8], _ stamp: FileStamp?) {
    let path = file.path.text
    guard bytes.count <= Self.limit else {
      return findings.append(
        FontFinding(
          file, "the font '\(path)' is larger than \(Self.limit >> 20) MB. Make a subset of it"))
    }
    do throws(FontFile.Refusal) {
      let font = try FontFile(own: bytes, for: file.family)
      if let other = own.first(where: { $0.font.name == font.name }) {
        findings.append(
          FontFinding(
            file,
            "'\(path)' and '\(other.path)' are both \(font.style) for '\(file.family.rawValue)'. "
              + "Remove one of them"))
      } else {
        own.append(File(path: path, stamp: stamp, font: font))
      }
    } catch {
      findings.append(FontFinding(file, "'\(path)' \(error.sentence)"))
    }
  }

  private static func missing(_ path: String, among paths: [String]) -> String {
    let near = nearestPath(to: path, among: paths.filter { !$0.hasSuffix(".md") })
    return "there is no font '\(path)' in the content. "
      + (near.map { "Did you mean '\($0)'?" } ?? "Put the file there, or remove its name here")
  }
}

extension FontFile {
  /// The style in words.
  fileprivate var style: String {
    (weight == 700 ? "bold" : "regular") + (isItalic ? " and italic" : "")
  }
}

extension FontFile.Refusal {
  /// What is said behind the name of the file.
  fileprivate var sentence: String {
    switch self {
    case .notAFont: "is no font. Fonts are files of WOFF2, TrueType or OpenType"
    case .isFirstWOFF:
      "is a font in the first version of WOFF, which is not read. Take the WOFF2, TrueType or OpenType"
    case .isCollection: "holds several fonts. Take them apart, and name the ones that are meant"
    case .isVariable:
      "is a variable font, which is not measured. Take a file for each style: regular, bold, italic"
    }
  }
}
