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
  /// Whose words they are.
  package var cause: Cause

  /// Whose words are where they must not be.
  package enum Cause: Hashable, Sendable {
    /// Those of a file of the content.
    case document
    /// Those of a text of a page in Swift: how it begins, and what can be read before it. All of it
    /// would be told to whoever reads the log.
    case text(start: String, before: String)
  }

  package init(page: String, file: String, cause: Cause = .document) {
    self.page = page
    self.file = file
    self.cause = cause
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

  init(_ document: Document?, isWithheld: Bool = false, _ privateWords: PrivateWords?) {
    probes = (document?.probes(onlyPrivate: false) ?? []).map(ZeroEnded.init)
    self.privateWords = privateWords
    var said: [UInt8] = []
    if let document, !isWithheld {
      said.append(escaped: document.title)
      said.append(UInt8(ascii: "\n"))
      said.append(escaped: document.blurb)
    }
    self.said = ZeroEnded(said)
  }

  /// What the bytes of a frame hold of what its drawing hides, if anything.
  func leak(in bytes: inout [UInt8], ofFrame index: Int, of atlas: PageAtlas) -> Leak.Cause? {
    let prose = atlas.frames[index].drawing.prose
    let hidesAll = !prose.isEmpty && !prose.contains(where: \.hasVisibleContent)
    if hidesAll && finds(probes, in: &bytes) || finds(in: bytes) { return .document }
    return leak(of: atlas.frames[index].hiddenTexts, in: &bytes)
  }

  /// What bytes that are about all of a page hold of what each of its looks hides, if anything.
  func leak(in bytes: inout [UInt8], of atlas: PageAtlas) -> Leak.Cause? {
    finds(in: bytes) ? .document : leak(of: atlas.hiddenTexts, in: &bytes)
  }

  /// The same of a storyboard. Where that is not for the public, it shows looks unredacted as well, and in
  /// them what is hidden for other reasons than privacy.
  func leak(inStoryboard bytes: inout [UInt8], of atlas: PageAtlas) -> Leak.Cause? {
    if finds(in: bytes) { return .document }
    if atlas.hiddenTexts.isEmpty { return nil }
    let shown = Set(atlas.frames.flatMap { $0.unredacted?.privateTexts ?? [] })
    return leak(of: atlas.hiddenTexts.filter { !shown.contains($0) }, in: &bytes)
  }

  /// Whether bytes of a build for the public hold what is private.
  func finds(in bytes: [UInt8]) -> Bool { privateWords?.stand(in: bytes) ?? false }

  /// Texts that are sensitive on a page in Swift. Short ones are words of a page's surroundings, too.
  private func leak(of texts: [String], in bytes: inout [UInt8]) -> Leak.Cause? {
    if texts.isEmpty { return nil }
    let told = ZeroEnded.with(&bytes) { whole in
      texts.filter {
        $0.utf8.count >= Self.shortest && whole.holds(ZeroEnded(Self.escaped($0)))
      }
    }
    for text in told {
      guard let start = bytes.place(of: String(decoding: Self.escaped(text), as: UTF8.self)) else {
        continue
      }
      return .text(start: String(text.prefix(2)), before: bytes.words(before: start))
    }
    return nil
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(escaped: text)
    return bytes
  }

  /// How many bytes a text has to have to be looked for in all bytes of a file.
  private static let shortest = 8

  private func finds(_ probes: [ZeroEnded], in bytes: inout [UInt8]) -> Bool {
    if probes.isEmpty { return false }
    return ZeroEnded.with(&bytes) { text in
      probes.contains { text.holds($0) && !said.holds($0) }
    }
  }
}

extension [UInt8] {
  /// What can be read in a few words before a place, without marks: so that somebody finds it who cannot
  /// open the file, since it was not written.
  fileprivate func words(before place: Int) -> String {
    var text: [UInt8] = []
    var isInMark = false
    for byte in self[Swift.max(0, place - 240)..<place] {
      switch byte {
      case UInt8(ascii: "<"): isInMark = true
      case UInt8(ascii: ">"):
        // What came first may have been the rest of a mark.
        if isInMark { text.append(UInt8(ascii: " ")) } else { text = [] }
        isInMark = false
      default: if !isInMark { text.append(byte) }
      }
    }
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.suffix(5).joined(separator: " ")
  }
}
