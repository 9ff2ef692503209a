// What the pages of a report are drawn with.

import Drawing
import Type

/// The stylesheet of a report and its faces, which lie beside it: a report looks the same on every
/// machine, as what it shows does, and like the gallery that it is about.
enum ReportTheme {
  /// A report speaks English; what other scripts a site's names are in, the reader's machine draws.
  private static var faces: [FontFile] {
    FontFile.shipped.filter {
      guard $0.part == "latin" else { return false }
      return switch $0.family {
      case "text": $0.weight == 400
      case "sans": !$0.isItalic
      case "mono": $0.weight == 400 && !$0.isItalic
      default: false
      }
    }
  }

  /// Writes them into the folder of what a report needs besides its pages.
  static func write(to folder: String) throws(ReviewError) {
    try Disk.makeFolder("\(folder)/\(FontSheet.folder)")
    for face in faces {
      try Disk.write(
        face.bytes(), to: "\(folder)/\(FontSheet.folder)\(FontSheet.fileName(of: face))")
    }
    try Disk.write(FontSheet.licences, to: "\(folder)/\(FontSheet.folder)LICENCES.txt")
    try Disk.write(
      FontSheet.rules(for: faces) + HouseTheme.styleSheet + PackageResources.report_css,
      to: "\(folder)/report.css")
    try Disk.write(PackageResources.report_js, to: "\(folder)/report.js")
  }
}
