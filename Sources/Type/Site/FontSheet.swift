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
    "\(file.name).\(Fingerprint(of: file.bytes()).description.prefix(8)).woff2"
  }

  /// A rule for each file, and the families of each kind of text as custom properties.
  ///
  /// Text is shown at once in a font of the reader's machine that is made as wide and as high, and in
  /// its own face as soon as that is there.
  package static func rules() -> [UInt8] {
    rules(for: FontFile.shipped) { "\(folder)\(fileName(of: $0))" }
  }

  /// The same with some of the files in the sheet itself and the others left out: for a page that has
  /// to stand alone.
  package static func inlinedRules(for files: [FontFile]) -> [UInt8] {
    rules(for: files) {
      "data:font/woff2;base64," + String(decoding: Base64.encoded($0.bytes()), as: UTF8.self)
    }
  }

  private static func rules(for files: [FontFile], url: (FontFile) -> String) -> [UInt8] {
    var sheet = ""
    // Of two faces that both say a scalar, the later is asked: the wide range of rare kanji is first.
    for file in files.filter(\.isRest) + files.filter({ !$0.isRest }) {
      sheet += "@font-face{font-family:\"\(familyName(file.family))\";font-weight:\(file.weight);"
      sheet += "font-style:\(file.isItalic ? "italic" : "normal");font-display:swap;"
      sheet += "src:url(\(url(file)))format(\"woff2\");"
      sheet += "unicode-range:\(file.isRest ? "U+4E00-9FFF" : unicodeRange(of: file.scalars))}\n"
    }
    for stand in StandIn.all { sheet += stand.rule }
    sheet += ":root{" + TextStyle.Family.allCases.map(property).joined(separator: ";") + "}\n"
    return Array(sheet.utf8)
  }

  private static func property(_ family: TextStyle.Family) -> String {
    let names = family.stack.map(familyName) + ["Vitrine Skeleton", StandIn.familyName(of: family)]
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ",")
    return "--\(family.rawValue):\(quoted),\(family.generic)"
  }

  private static func familyName(_ family: String) -> String {
    let words = family.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (["Vitrine"] + words).joined(separator: " ")
  }

  private static func unicodeRange(of scalars: ScalarSet) -> String {
    scalars.ranges.map { range in
      let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
      return "U+" + ends.map { String($0, radix: 16, uppercase: true) }.joined(separator: "-")
    }.joined(separator: ",")
  }
}

extension FontFile {
  fileprivate var isRest: Bool { part == "rest" }
}

extension TextStyle.Family {
  fileprivate var generic: String {
    switch self {
    case .text: "serif"
    case .sans: "sans-serif"
    case .mono: "monospace"
    }
  }
}
