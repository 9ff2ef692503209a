// The second net: whether a frame holds words of a text that it hides.

import Atlas
import Drawing
import Prose
import System

/// A file that holds words which it should hide. There is none as long as the rest of the house
/// keeps its promises; the build looks all the same.
package struct Leak: Hashable, Sendable {
  /// The page.
  package var page: String
  /// The file, in the page's folder.
  package var file: String

  package init(page: String, file: String) {
    self.page = page
    self.file = file
  }
}

/// Looks for words where they must not be: those of a document in frames that hide it, and those
/// that are private, of any document, in all that is built for the public.
struct LeakCheck {
  /// Pieces of the document's text.
  private let probes: [ZeroEnded]
  private let privateWords: PrivateWords?
  /// What may be said of the document by other means: words of it in there are no leak.
  private let said: ZeroEnded

  init(_ document: Document?, _ privateWords: PrivateWords?) {
    probes = (document?.probes(onlyPrivate: false) ?? []).map(ZeroEnded.init)
    self.privateWords = privateWords
    var said: [UInt8] = []
    if let document {
      said.append(escaped: document.title)
      said.append(UInt8(ascii: "\n"))
      said.append(escaped: document.blurb)
    }
    self.said = ZeroEnded(said)
  }

  /// Whether the bytes of a frame hold what its drawing hides.
  func finds(in bytes: [UInt8], of frame: PageAtlas.Frame) -> Bool {
    let prose = frame.drawing.prose
    let hidesAll = !prose.isEmpty && !prose.contains(where: \.hasVisibleContent)
    return hidesAll && finds(probes, in: bytes) || finds(in: bytes)
      || finds(frame.hiddenTexts, in: bytes)
  }

  /// Whether bytes that are about all of a page hold what each of its looks hides.
  func finds(in bytes: [UInt8], of atlas: PageAtlas) -> Bool {
    finds(in: bytes) || finds(atlas.hiddenTexts, in: bytes)
  }

  /// Whether bytes of a build for the public hold what is private.
  func finds(in bytes: [UInt8]) -> Bool { privateWords?.stand(in: bytes) ?? false }

  /// Texts that are sensitive on a page in Swift. Short ones are words of a page's surroundings, too.
  private func finds(_ texts: [String], in bytes: [UInt8]) -> Bool {
    if texts.isEmpty { return false }
    let whole = ZeroEnded(bytes)
    return texts.contains { text in
      guard text.utf8.count >= Self.shortest else { return false }
      var escaped: [UInt8] = []
      escaped.append(escaped: text)
      let probe = String(decoding: escaped, as: UTF8.self)
      return whole.holds(ZeroEnded(escaped)) && bytes.hold(probe)
    }
  }

  /// How many bytes a text has to have to be looked for in all bytes of a file.
  private static let shortest = 8

  private func finds(_ probes: [ZeroEnded], in bytes: [UInt8]) -> Bool {
    if probes.isEmpty { return false }
    let text = ZeroEnded(bytes)
    return probes.contains { text.holds($0) && !said.holds($0) }
  }
}
