// What a stylesheet says of the faces that are shipped.

import System

/// The rules by which a browser finds the faces.
package enum FontSheet {
  /// Where the files are, beside the stylesheets.
  package static let folder = "fonts/"

  /// Under what terms the faces may be passed on.
  package static var licences: [UInt8] { PackageResources.LICENCES_txt }

  /// What a file is called: it tells its content, so it can be kept for ever.
  package static func fileName(of file: FontFile) -> String {
    "\(file.name).\(Fingerprint(of: file.bytes()).description.prefix(8)).\(file.format.ending)"
  }

  /// Where a file is in an output.
  package static func path(of file: FontFile) -> String { "assets/\(folder)\(fileName(of: file))" }

  /// A rule for each file, and the families of each kind of text as custom properties.
  ///
  /// Text is shown at once in a font of the reader's machine that is made as wide and as high, and in
  /// its own face as soon as that is there.
  package static func rules(of fonts: SiteFonts = .shipped) -> [UInt8] {
    if fonts.isSystem { return rules(TextStyle.Family.allCases.map(systemProperty)) }
    return rules(for: fonts.files)
  }

  /// The same of some of the shipped files only: for pages that are no part of a site.
  package static func rules(for files: [FontFile]) -> [UInt8] {
    rules(for: files) { "\(folder)\(fileName(of: $0))" }
  }

  /// The rules of one kind of text in its regular style, with the file in the sheet itself: for a page of
  /// a few words that has to stand alone.
  package static func inlinedRules(of fonts: SiteFonts, for family: TextStyle.Family) -> [UInt8] {
    if fonts.isSystem { return rules([systemProperty(family)]) }
    let regular = fonts.files.filter { $0.weight == 400 && !$0.isItalic }
    let own = regular.filter { $0.family == FontFile.ownFamily(family.rawValue) }
    let shipped = regular.filter { $0.family == family.rawValue && $0.part == "latin" }
    // Its face is there before its words are: nothing has to stand in for it.
    return inlinedRules(for: own.isEmpty ? shipped : own, families: [family], hasStandIns: false)
  }

  /// The same with some of the files in the sheet itself and the others left out: for a page that has
  /// to stand alone.
  package static func inlinedRules(
    for files: [FontFile], families: [TextStyle.Family] = TextStyle.Family.allCases,
    hasStandIns: Bool = true
  ) -> [UInt8] {
    rules(for: files, families: families, hasStandIns: hasStandIns) {
      "data:font/\($0.format.ending);base64,"
        + String(decoding: Base64.encoded($0.bytes()), as: UTF8.self)
    }
  }

  private static func rules(
    for files: [FontFile], families: [TextStyle.Family] = TextStyle.Family.allCases,
    hasStandIns: Bool = true, url: (FontFile) -> String
  ) -> [UInt8] {
    var sheet = ""
    // Of two faces that both say a scalar, the later is asked: the wide range of rare kanji is first.
    for file in files.filter(\.isRest) + files.filter({ !$0.isRest }) {
      sheet += "@font-face{font-family:\"\(familyName(file.family))\";font-weight:\(file.weight);"
      sheet += "font-style:\(file.isItalic ? "italic" : "normal");font-display:swap;"
      sheet += "src:url(\(url(file)))format(\"\(file.format.name)\")"
      // A site's own is asked for all that it has, and is there anyway.
      if let range = file.unicodeRange { sheet += ";unicode-range:\(range)" }
      sheet += "}\n"
    }
    for stand in StandIn.all(for: files) where hasStandIns && families.contains(stand.family) {
      sheet += stand.rules
    }
    return Array(sheet.utf8) + rules(families.map { property($0, files) })
  }

  /// The families of each kind of text as custom properties.
  private static func rules(_ properties: [String]) -> [UInt8] {
    Array((":root{" + properties.joined(separator: ";") + "}\n").utf8)
  }

  private static func property(_ family: TextStyle.Family, _ files: [FontFile]) -> String {
    let stack = files.stack(of: family)
    let faces = stack.map(familyName)
    // A font that we do not know may draw something for the private-use scalars of blocks.
    let names = stack == family.stack ? faces + [skeleton] : [skeleton] + faces
    return property(family, names + [StandIn.familyName(of: family)])
  }

  private static func systemProperty(_ family: TextStyle.Family) -> String {
    property(family, [skeleton] + family.systemStack)
  }

  private static func property(_ family: TextStyle.Family, _ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ",")
    return "--\(family.rawValue):\(quoted),\(family.generic)"
  }

  private static let skeleton = "Vitrine Skeleton"

  private static func familyName(_ family: String) -> String {
    let words = family.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (["Vitrine"] + words).joined(separator: " ")
  }

}

extension FontFile {
  fileprivate var isRest: Bool { part == "rest" }

  /// What a browser asks the file for; nil for all that it has.
  fileprivate var unicodeRange: String? {
    if isOwn { return nil }
    if isRest { return "U+4E00-9FFF" }
    return scalars.ranges.map { range in
      let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
      return "U+" + ends.map { String($0, radix: 16, uppercase: true) }.joined(separator: "-")
    }.joined(separator: ",")
  }
}

extension TextStyle.Family {
  /// The fonts of common machines, the same kind on each.
  fileprivate var systemStack: [String] {
    switch self {
    case .text: ["Charter", "Iowan Old Style", "Palatino Linotype", "Georgia"]
    case .sans: ["Segoe UI", "Helvetica Neue", "Roboto", "Noto Sans"]
    case .mono: ["SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono"]
    }
  }

  fileprivate var generic: String {
    switch self {
    case .text: "serif"
    case .sans: "sans-serif"
    case .mono: "monospace"
    }
  }
}
