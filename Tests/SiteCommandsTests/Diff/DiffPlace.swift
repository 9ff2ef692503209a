// A work tree with the small site in it, committed, built and reviewed as a user would.

import Build
import Commands
import Foundation
import JSON
import Programs
import SiteCommands
import Testing

/// A work tree in a folder that is gone after the test.
final class DiffPlace {
  let path: String
  /// What the next build has in its Swift.
  var plan: StudioPlan

  static let tea = """
    ---
    states: [loading, loaded]
    image: cup.svg
    ---
    # On tea

    Water just off the boil, and three minutes.
    """

  /// The site, built and committed on `main`.
  init(_ plan: StudioPlan = StudioPlan()) throws {
    self.plan = plan
    let url = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
    path = url.path
    try write(".gitignore", ".build\n")
    try write("Content/articles/tea.md", Self.tea)
    try write("Content/articles/cup.svg", Self.cup("#963"))
    try write("Content/articles/rain.md", "---\nstates: [loaded]\n---\n# On rain\n\nIt falls.\n")
    try write("Sources/Studio/Studio.swift", "struct Studio: Reducer {}\n")
    try write("Sources/Studio/StudioView.swift", "var body: some View { Main {} }\n")
    try build()
    try git("init", "-b", "main")
    try commit("Begin")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func cup(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">\
    <circle cx="40" cy="40" r="30" fill="\(color)"/></svg>
    """
  }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Replaces a text in a file that must hold it.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try text(name)
    try #require(text.contains(old), "\(name) has no ‘\(old)’")
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// Builds the output as it is planned now; with another plan it is as by another program, so
  /// nothing is remembered.
  func build() throws {
    let memory = "\(path)/.build/vitrine"
    try? FileManager.default.removeItem(atPath: memory)
    var options = BuildOptions(
      content: "\(path)/Content", output: "\(path)/Output", memory: memory)
    options.isOwn = true
    let report = try Build(studioSite(plan), options).run()
    try #require(report.findings == [] && report.leaks == [] && report.warnings.isEmpty)
  }

  func commit(_ message: String) throws {
    try git("add", ".")
    try git("commit", "-m", message)
  }

  func git(_ words: String...) throws {
    try output(
      of: ["git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.org"] + words)
  }

  /// Runs `vitrine diff`; what it says is without the folder and the time.
  func diff(_ arguments: String...) -> (code: ExitCode, output: String, error: String) {
    diff(arguments)
  }

  func diff(_ arguments: [String]) -> (code: ExitCode, output: String, error: String) {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": path]))
    let code = StudioProgram.program().run(["diff"] + arguments, &console)
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: "\(path)/", with: "").replacing(#/\d+\.\d\d s/#, with: "0.00 s")
        .replacing(#/\([0-9a-f]{10}\)/#, with: "(a commit)")
    }
    return (code, plain(console.output.text), plain(console.error.text))
  }

  /// Expects the diff to tell just that.
  func expect(_ lines: [String], at location: SourceLocation = #_sourceLocation) throws {
    let told = try told()
    #expect(told == lines, "\(told.joined(separator: "\n"))", sourceLocation: location)
  }

  /// What the diff tells, as lines, with one window to look through: each group with its cause, in
  /// its variants the frames with what is seen of them, and what changed; then pages, and other files.
  func told() throws -> [String] {
    let result = diff("--json", "--width", "390", "--scheme", "light")
    try #require(result.code == .done || result.code == .findings, "\(result.error)")
    let json = try JSON(parsing: Array(result.output.utf8))
    var lines: [String] = []
    for group in json["groups"]?.array ?? [] {
      let files = group["cause"]?["files"]?.array?.compactMap(\.string) ?? []
      lines.append(
        "\(group["title"]?.string ?? "") · \(group["cause"]?["words"]?.string ?? "")"
          + (files.isEmpty ? "" : " (\(files.joined(separator: ", ")))"))
      for variant in group["variants"]?.array ?? [] {
        lines.append("  \(variant["title"]?.string ?? "")")
        for frame in variant["frames"]?.array ?? [] {
          let verdicts = frame["pictures"]?.array?.compactMap { $0["verdict"]?.string } ?? []
          lines.append(
            "    \(frame["fate"]?.string ?? "") \(frame["page"]?.string ?? ""), "
              + "\(frame["frame"]?.string ?? ""): \(verdicts.joined(separator: ", "))")
        }
        for change in variant["changes"]?.array ?? [] {
          lines.append(
            "    - \(change["aspect"]?.string ?? ""): \(change["sentence"]?.string ?? "")")
        }
      }
    }
    for page in json["pages"]?.array ?? [] {
      for note in (page["failing"]?.array ?? []) + (page["notes"]?.array ?? []) {
        lines.append("\(page["page"]?.string ?? ""): \(note.string ?? "")")
      }
    }
    let files = json["files"]?.array?.compactMap(\.string) ?? []
    if !files.isEmpty { lines.append("beside: \(files.joined(separator: " "))") }
    return lines
  }
}
