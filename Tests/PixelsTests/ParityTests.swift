// The comparison and the reader beside others: pixelmatch and Pillow, where the launcher has set
// them up (`./vitrine test`).

import Foundation
import Pixels
import Testing

private enum Reference {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let python = root.appendingPathComponent(".build/python/bin/python3").path
  static let isThere = FileManager.default.isExecutableFile(atPath: python)

  /// Runs the script, and gives the folder that it filled and the lines that it printed.
  static func run() throws -> (folder: URL, lines: [[Substring]]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      root.appendingPathComponent("Tests/PixelsTests/reference.py").path, folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return (
      folder,
      String(decoding: output, as: UTF8.self).split(separator: "\n").map {
        $0.split(separator: " ")
      }
    )
  }
}

@Test(
  "counts agree with pixelmatch within half a per cent, verdicts always, and every kind is read",
  .enabled(if: Reference.isThere))
func parity() throws {
  let (folder, lines) = try Reference.run()
  defer { try? FileManager.default.removeItem(at: folder) }
  func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(png: Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }
  #expect(lines.count == 25)
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
