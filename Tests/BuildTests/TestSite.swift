// A whole site in a test: files in, tree out.

import Build
import Content
import Foundation
import Prose
import Type

/// A site in a folder of its own.
///
/// ```swift
/// let site = try TestSite(["Content/a.md": "# A"])
/// try site.build()
/// try site.expectFiles(["a/dark.html", "a/index.html", "a/lit.html"] + TestSite.about)
/// ```
final class TestSite {
  let folder: TemporaryFolder
  var site = readingSite
  var options: BuildOptions

  /// The files that every gallery has.
  static let about =
    [
      ".nojekyll", "404.html", "assets/filters.css", "assets/frame.css", "assets/icon.svg",
      "assets/look.css", "assets/museum.css", "assets/museum.js", "assets/pages.js",
      "assets/tree.js",
      "atlas.json",
      "assets/stage.css", "assets/stage.js", "index.html", "snapshots.json",
    ]
    + fonts

  /// The faces that every site ships.
  private static let fonts =
    FontFile.shipped.map { "assets/fonts/\(FontSheet.fileName(of: $0))" } + [
      "assets/fonts/LICENCES.txt"
    ]

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = try TemporaryFolder()
    options = BuildOptions(
      content: folder("Content"), output: folder("Output"), memory: folder("memory"))
    options.jobs = 2
    try FileManager.default.createDirectory(
      atPath: folder("Content"), withIntermediateDirectories: true)
    try folder.write(files)
  }

  /// Builds, with other options for this time.
  @discardableResult
  func build(_ change: (inout BuildOptions) -> Void = { _ in }) throws(SiteError)
    -> BuildReport
  {
    var options = options
    change(&options)
    return try Build(site, options).run()
  }

  /// What is wrong with the content, without the folder; or the error that it is instead.
  func findings(_ change: (inout BuildOptions) -> Void = { _ in }) -> [String] {
    do throws(SiteError) {
      let report = try build(change)
      return report.findings.map(\.description)
    } catch {
      guard case .content(let diagnostics) = error else {
        return ["\(error)".replacingOccurrences(of: folder.path + "/", with: "")]
      }
      return diagnostics.map { diagnostic in
        "\(diagnostic.place): \(diagnostic.message)".replacingOccurrences(
          of: folder.path + "/", with: "")
      }
    }
  }

  /// All files of the output by path, those that are hidden too.
  func tree(_ name: String = "Output") -> [String: [UInt8]] {
    let root = folder(name)
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [:] }
    var tree: [String: [UInt8]] = [:]
    for case let path as String in paths {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      if isFolder.boolValue {
        if (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)"))?.isEmpty
          ?? false
        {
          tree[path + "/"] = []
        }
      } else if let data = FileManager.default.contents(atPath: "\(root)/\(path)") {
        tree[path] = Array(data)
      }
    }
    return tree
  }

  /// The text of a file of the output.
  func text(_ path: String) -> String {
    String(decoding: tree()[path] ?? [], as: UTF8.self)
  }

  /// The text of a file of the test.
  func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: folder(path)) ?? Data(), as: UTF8.self)
  }

  /// The output that a build from nothing makes of the same content.
  func fresh(_ change: (inout BuildOptions) -> Void = { _ in }) throws -> [String: [UInt8]] {
    let name = "fresh-\(UUID().uuidString)"
    try build { options in
      change(&options)
      options.output = folder(name)
      options.memory = folder("\(name)-memory")
    }
    defer {
      try? FileManager.default.removeItem(atPath: folder(name))
      try? FileManager.default.removeItem(atPath: folder("\(name)-memory"))
    }
    return tree(name)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder(path))
  }

  func write(_ path: String, _ text: String) throws {
    try folder.write(Array(text.utf8), to: path)
  }
}

// A folder for one test, gone when the test is.

final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-build-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path below the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes files, and the folders that they need.
  func write(_ files: KeyValuePairs<String, String>) throws {
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// Writes a file, and the folders that it needs.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }
}
