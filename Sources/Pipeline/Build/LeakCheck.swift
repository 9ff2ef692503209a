// The second net: whether a frame holds words of a text that it hides.

import Atlas
import Drawing
import Glibc
import Prose

/// A file that holds words which it should hide. There is none as long as the rest of the house
/// keeps its promises; the build looks all the same.
public struct Leak: Hashable, Sendable {
  /// The page.
  public var page: String
  /// The file, in the page's folder.
  public var file: String

  /// A file of a page.
  public init(page: String, file: String) {
    self.page = page
    self.file = file
  }
}

/// Looks for words where they must not be: those of a document in frames that hide it, and those
/// that are private, of any document, in all that is built for the public.
struct LeakCheck {
  private let ofAll: [[CChar]]
  private let privateWords: PrivateWords?
  /// What may be said of the document by other means: words of it in there are no leak.
  private let said: [CChar]

  init(_ document: Document?, _ privateWords: PrivateWords?) {
    ofAll = Self.texts(document?.probes(onlyPrivate: false))
    self.privateWords = privateWords
    var said: [UInt8] = []
    if let document {
      said.append(escaped: document.title)
      said.append(UInt8(ascii: "\n"))
      said.append(escaped: document.blurb)
    }
    self.said = Self.text(said)
  }

  /// Whether the bytes of a frame hold what its drawing hides.
  func finds(in bytes: inout [UInt8], of frame: PageAtlas.Frame) -> Bool {
    let prose = frame.drawing.prose
    let hidesAll = !prose.isEmpty && !prose.contains(where: \.hasVisibleContent)
    return hidesAll && finds(ofAll, in: &bytes) || finds(in: bytes)
  }

  /// Whether bytes of a build for the public hold what is private.
  func finds(in bytes: [UInt8]) -> Bool { privateWords?.stand(in: bytes) ?? false }

  /// The system's search is by far the fastest, and wants a zero at the end.
  private func finds(_ probes: [[CChar]], in bytes: inout [UInt8]) -> Bool {
    if probes.isEmpty { return false }
    bytes.append(0)
    defer { bytes.removeLast() }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        probes.contains { Self.holds(text, $0) && strstr(said, $0) == nil }
      }
    }
  }

  /// It ends at a zero, and so goes on behind each that is in the text itself.
  private static func holds(_ text: UnsafeBufferPointer<CChar>, _ probe: [CChar]) -> Bool {
    guard var start = text.baseAddress else { return false }
    let end = start + text.count
    while start < end {
      if strstr(start, probe) != nil { return true }
      start += strlen(start) + 1
    }
    return false
  }

  private static func texts(_ probes: [[UInt8]]?) -> [[CChar]] { (probes ?? []).map(text) }

  private static func text(_ bytes: [UInt8]) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
