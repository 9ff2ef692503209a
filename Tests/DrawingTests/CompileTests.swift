// What must not compile: a leaf without a redaction rule, and a rule that leaks. Each source is
// type-checked against the module that this very test was built with.

import Foundation
import Programs
import Testing

@Suite("what does not compile")
struct CompileTests {
  private static let visible = """
      func drawVisible(with pen: inout VisiblePen) { pen.text(word) }
    """

  @Test("a leaf with a redaction rule compiles")
  func complete() throws {
    let diagnostics = try typeCheck(
      leaf: """
        \(Self.visible)
          func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {
            pen.blocks(for: word, under: veil)
          }
        """)
    #expect(diagnostics.isEmpty)
  }

  @Test("a leaf without a redaction rule does not compile")
  func withoutRule() throws {
    let diagnostics = try typeCheck(leaf: Self.visible)
    #expect(diagnostics.contains("does not conform to protocol 'Leaf'"))
    #expect(diagnostics.contains("drawRedacted"))
  }

  @Test("a leaf that does not say what kind of content it is does not compile")
  func withoutContent() throws {
    let diagnostics = try typeCheck(
      leaf: """
        \(Self.visible)
          func drawRedacted(under veil: Veil, with pen: inout RedactedPen) {}
        """, content: "")
    #expect(diagnostics.contains("does not conform to protocol 'Leaf'"))
  }

  @Test("a rule that writes text does not compile")
  func leakingRule() throws {
    let diagnostics = try typeCheck(
      leaf: """
        \(Self.visible)
          func drawRedacted(under veil: Veil, with pen: inout RedactedPen) { pen.text(word) }
        """)
    #expect(diagnostics.contains("value of type 'RedactedPen' has no member 'text'"))
  }

  @Test(
    "a view cannot write text past the rules",
    arguments: ["canvas.pen.text(word)", "_ = canvas.sketch"])
  func pastTheRules(statement: String) throws {
    let diagnostics = try typeCheck(
      source: """
        struct Sly: View {
          typealias Body = EmptyView
          var word = "x"
          func draw(on canvas: inout Canvas) { \(statement) }
        }
        """)
    #expect(diagnostics.contains("is inaccessible due to 'internal' protection level"))
  }

  private func typeCheck(
    leaf members: String, content: String = "static let content = RedactableContent.text"
  ) throws -> String {
    try typeCheck(
      source: """
        struct Badge: Leaf {
          \(content)
          var word: String
        \(members)
        }
        """)
  }

  /// The compiler's errors for a source that imports the room; nothing if there are none.
  private func typeCheck(source: String) throws -> String {
    let products = try FileManager.default
      .destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let modules = URL(fileURLWithPath: products).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try "import Drawing\n\(source)\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL.path
    let libraries = ["CXXHash", "CHarfBuzz", "CUnicode/include", "CFaces/include"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(sources)/\($0)/module.modulemap"]
    }
    return try outcome(
      of: ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path]
        + libraries + ["-Xcc", "-I/usr/include/harfbuzz", file.path]
    ).error
  }
}
