// The comparison and the reader beside others: pixelmatch and Pillow, where the launcher has set
// them up (`./vitrine test`).

import Browser
import Foundation
import Pixels
import Programs
import Testing

private enum Reference {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let python = root.appendingPathComponent(".build/python/bin/python3").path
  static let isThere = FileManager.default.isExecutableFile(atPath: python)

  /// Runs the script on a folder, which it fills, and gives the lines that it printed.
  static func run(in folder: URL) throws -> [[Substring]] {
    let script = root.appendingPathComponent("Tests/PixelsTests/reference.py").path
    return try output(of: [python, script, folder.path]).split(separator: "\n").map {
      $0.split(separator: " ")
    }
  }

  /// Real frames, as they are and with something planted in their style.
  static func takeScreenshots(in folder: URL) throws -> Int {
    let plants = [
      ("todos/onboarding/actions", "body { letter-spacing: 0.2px }"),
      ("articles/list/loaded", "a { color: #852 }"),
      ("articles/list/loading", ".sk { opacity: 0.9 }"),
      ("repositories/list/loaded", "main { padding-top: 3px }"),
      ("items/list/loaded", "main { background: #fffdfa }"),
    ]
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 390, height: 600)
    for (index, (path, plant)) in plants.enumerated() {
      let file = root.appendingPathComponent("Output/\(path).html")
      try #require(FileManager.default.fileExists(atPath: file.path), "\(path)")
      try page.setMedium(Medium(scheme: index % 2 == 0 ? .light : .dark))
      try page.navigate(to: file.absoluteString)
      for side in ["base", "head"] {
        let sheet = side == "base" ? "" : plant
        try page.evaluate(
          """
          (async () => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`* { animation: none !important } \(sheet)`);
            document.adoptedStyleSheets = [sheet];
            await document.fonts.ready;
          })()
          """)
        try Data(page.screenshot())
          .write(to: folder.appendingPathComponent("shot-\(index).\(side).png"))
      }
    }
    return plants.count
  }
}

@Test(
  "counts agree with pixelmatch within half a per cent, verdicts always, and every kind is read",
  .enabled(if: Reference.isThere))
func parity() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(png: Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }
  let shots = try Reference.takeScreenshots(in: folder)
  let lines = try Reference.run(in: folder)
  #expect(lines.count == 25 + shots)
  for line in lines {
    let name = String(line[0])
    let expected = try #require(Int(line[1]))
    let comparison = PixelComparison(
      of: try bitmap("\(name).base.png"), and: try bitmap("\(name).head.png"))
    #expect((comparison.verdict == .same) == (expected == 0), "\(name)")
    let distance = abs(comparison.differing - expected)
    #expect(
      Double(distance) <= 0.005 * Double(expected),
      "\(name): \(comparison.differing), not \(expected)")
  }
  for kind in ["rgba", "interlaced", "deep", "grey", "palette", "bits", "rgb"] {
    let raw = try Data(contentsOf: folder.appendingPathComponent("kind-\(kind).raw"))
    #expect(try bitmap("kind-\(kind).png").pixels == Array(raw), "\(kind)")
  }
}
