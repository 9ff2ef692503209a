// Makes each mistake, and compares what is said of it to the letter.

import Atlas
import Build
import Checkers
import Content
import Foundation
import Testing

@Suite("mistakes")
struct MistakeTests {
  @Test("the compiler says what is wrong", arguments: Mistake.inSwift)
  func swift(mistake: Mistake) throws { try expect(mistake) }

  @Test(
    "a page that is wrong is told of each cause once, with the line", arguments: Mistake.inPages)
  func pages(mistake: Mistake) throws { try expect(mistake) }

  @Test("a site or its content that is wrong is told with the place", arguments: Mistake.inSites)
  func sites(mistake: Mistake) throws { try expect(mistake) }

  @Test("there are thirty, each of another kind")
  func count() {
    let all = Mistake.inSwift + Mistake.inPages + Mistake.inSites
    #expect(all.count >= 30)
    #expect(Set(all.map(\.description)).count == all.count)
  }

  private func expect(_ mistake: Mistake) throws {
    let told = try told(of: mistake).map(Self.withoutLines)
    #expect(told == mistake.told, "\(mistake)")
  }

  private func told(of mistake: Mistake) throws -> [String] {
    switch mistake.made {
    case .swift(let source):
      return try SwiftCompiler.errors(in: ["import Vitrine\n\(source)"])
        .map { $0.components(separatedBy: ": error: ").dropFirst().joined(separator: ": error: ") }
    case .page(let page):
      let page = page()
      return page.explored().audit(defects: page.options.defects)
        .map { "\($0.check.rawValue): \($0)" }
    case .pages(let pages): return try built([:], pages())
    case .content(let files): return try built(files, [])
    }
  }

  /// What a build of some files and pages has to say.
  private func built(_ files: [String: String], _ pages: [Page]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mistake-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: "Content/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Content"), withIntermediateDirectories: true)
    var options = BuildOptions(
      content: folder.appending(path: "Content").path,
      output: folder.appending(path: "Output").path, memory: nil)
    options.isOwn = true
    do throws(SiteError) {
      let report = try Build(Site(title: "Site", pages: { _ in pages }), options).run()
      return report.findings.map(\.description) + report.warnings.map(\.description)
    } catch {
      return error.description.replacing("\(folder.path)/", with: "")
        .split(separator: "\n").map(String.init)
    }
  }

  /// The same without the numbers of lines in these tests.
  private static func withoutLines(_ text: String) -> String {
    text.replacing(/MistakeTests\/Mistake\+[A-Za-z]+\.swift:[0-9]+/, with: "LINE")
  }
}
