// Asks the compiler whether it takes a piece of Swift, against the modules that the tests stand on.

import Foundation
import JSON
import Programs

/// The compiler that built these tests, as far as it can be found.
package enum SwiftCompiler {
  /// The sources of this package.
  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The modules of this package, beside the tests that are running.
  private static var modules: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")
  }

  /// Where the modules of C that this package stands on say what is in them.
  private static var moduleMaps: [String] {
    let sources = root.appendingPathComponent("Sources")
    let rooms = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (rooms ?? []).sorted().flatMap { [$0, "\($0)/include"] }
      .map { sources.appendingPathComponent("\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// What the compiler has to say against these sources, as one module; nothing if it takes them.
  package static func errors(in sources: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("content-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, source) in sources.enumerated() {
      let file = folder.appendingPathComponent("Part\(index).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path)
    }
    let arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6",
        "-module-name", "Articles", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-I", modules.path, "-plugin-path", try plugins(),
      ] + moduleMaps + (try includes()) + files
    let outcome = try outcome(of: arguments, in: folder.path)
    let errors = outcome.error.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") }
    return outcome.code == 0 || !errors.isEmpty ? errors : [outcome.error]
  }

  /// What is public in modules of this package, as the compiler writes it down: graphs of symbols.
  package static func symbolGraphs(of rooms: [String]) throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for room in rooms {
      let arguments =
        [
          "swift-symbolgraph-extract", "-module-name", room, "-I", modules.path,
          "-target", try target(), "-minimum-access-level", "public", "-skip-inherited-docs",
          "-skip-synthesized-members", "-output-dir", folder.path,
        ] + moduleMaps + (try includes())
      try output(of: arguments)
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
  }

  /// Where the headers are of libraries that keep them in a folder of their own.
  private static func includes() throws -> [String] {
    try output(of: ["pkg-config", "--cflags-only-I", "harfbuzz"])
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// The macros of Swift Testing, which the compiler does not look for by itself.
  private static func plugins() throws -> String {
    "\(try targetInfo()["paths"]?["runtimeResourcePath"]?.string ?? "")/host/plugins/testing"
  }

  /// The machine that is compiled for, as compilers call it.
  private static func target() throws -> String {
    try targetInfo()["target"]?["unversionedTriple"]?.string ?? ""
  }

  private static func targetInfo() throws -> JSON {
    try JSON(parsing: Array(output(of: ["swiftc", "-print-target-info"]).utf8))
  }
}
