// What is unsafe stands in files named for it. That the compiler finds all of it is what
// `-strict-memory-safety` promises, which Package.swift switches on; what it finds has to be called so.

import Foundation
import Testing

@Suite("memory safety")
struct MemorySafetyTests {
  @Test("what is unsafe stands in files whose names say so")
  func names() throws {
    let rule = UnsafeCode()
    var misplaced: [String] = []
    var borders = 0
    for file in try swiftFiles() {
      let isBorder = file.name.hasSuffix("+Unsafe.swift")
      if isBorder { borders += 1 }
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated() where !isBorder && rule.isFound(in: line)
      {
        misplaced.append("\(file.room)/\(file.name):\(index + 1): \(line)")
      }
    }
    #expect(misplaced.isEmpty, "\(misplaced.joined(separator: "\n"))")
    #expect(borders > 5)
  }

  @Test("every room is compiled so that the compiler finds it")
  func rooms() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(
      manifest.contains(
        """
        for target in package.targets where [.regular, .executable].contains(target.type) {
          target.swiftSettings = [.strictMemorySafety()]
        }
        """))
  }

  @Test("a file named for it begins with a sentence about it")
  func reasons() throws {
    for file in try swiftFiles() where file.name.hasSuffix("+Unsafe.swift") {
      let line = file.text.prefix { $0 != "\n" }
      #expect(
        line.hasPrefix("// ") && line.split(separator: " ").count > 4, "\(file.room)/\(file.name)")
    }
  }

  @Test(
    "what is unsafe is known as such",
    arguments: [
      "  let a = unsafe b.pointee", "  unsafe free(a)", "func f(_ a: UnsafePointer<Int>)",
      "a.withUnsafeBytes { $0.count }", "let a: OpaquePointer", "return unsafe (a, b)",
      "struct A: @unchecked Sendable {", "nonisolated(unsafe) var a = 1", "@safe struct A {",
      "Unmanaged<Body>.fromOpaque(a)",
    ])
  func known(_ line: String) {
    #expect(UnsafeCode().isFound(in: line[...]))
  }

  @Test(
    "and nothing else is",
    arguments: [
      "  // an unsafe thing", "  treatment.allowsUnsafeHTML = true", "style-src 'unsafe-inline'",
      "  and URLs are dropped, unless --unsafe is given",
      #"    .flag("unsafe", \.isUnsafe, "Let")"#,
    ])
  func unknown(_ line: String) {
    #expect(!UnsafeCode().isFound(in: line[...]))
  }

  /// What the compiler cannot prove, as it is written. Made once for many lines: an expression is read
  /// anew where it stands in a function.
  private struct UnsafeCode {
    private let types = /Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|OpaquePointer|Unmanaged</
    private let calls =
      /withUnsafe|withMemoryRebound|unsafeBitCast|unsafeDowncast|unsafeUninitialized/
    private let words = /@unchecked|@safe\b|@unsafe\b|\(unsafe\)|(^|[\s(=,?:{])unsafe [\w(&._!\-]/

    /// Whether a line of code holds some.
    func isFound(in line: Substring) -> Bool {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.contains(types) || code.contains(calls) || code.contains(words)
    }
  }

  private struct File {
    var room: String
    var name: String
    var text: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func swiftFiles() throws -> [File] {
    let sources = Self.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let parts = path.split(separator: "/")
      return File(room: String(parts[0]), name: String(parts.last ?? ""), text: text)
    }
  }
}
