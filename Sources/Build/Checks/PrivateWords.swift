// The second net of a build for the public: the words of all that is private.

import ArticlePages
import Atlas
import Content
import Drawing
import Gallery
import Prose
import System

/// Looks for words of private texts, whosever they are, in what is built for the public. Documents
/// are read without them; but a page in Swift may have them from elsewhere.
final class PrivateWords: Sendable {
  private let folder: ContentFolder
  private let configuration: SiteConfiguration
  private let library: Library
  private let known = Lock<(search: TextSearch, print: Fingerprint)?>(nil)
  /// Which of the texts are said publicly: by documents, and by the pages of any.
  private let inDocuments = Lock<Set<Int>?>(nil)
  private let inPages = Lock<Set<Int>?>(nil)

  /// How many pieces of a document are looked for.
  private static let limit = 64

  /// The words of the documents of a folder; the library has what is public of them.
  init(_ folder: ContentFolder, of configuration: SiteConfiguration, library: Library) {
    self.folder = folder
    self.configuration = configuration
    self.library = library
  }

  /// Whether private words stand in some bytes. Words that a document also says publicly are no
  /// secret.
  func stand(in bytes: [UInt8]) -> Bool {
    let search = texts().search
    return search.finds(in: bytes) { !isPublic($0, search) }
  }

  /// The fingerprint of all private texts: a page that was built when they were others was not looked at
  /// for these.
  var fingerprint: Fingerprint { texts().print }

  private func texts() -> (search: TextSearch, print: Fingerprint) {
    known.withLock { known in
      if let known { return known }
      let texts = read()
      var print = Fingerprinter()
      for text in texts { print.add(text) }
      let read = (TextSearch(texts), print.fingerprint)
      known = read
      return read
    }
  }

  /// Whether a text is said publicly. The pages take as long as many documents, and are asked only where
  /// no document says it.
  private func isPublic(_ number: Int, _ search: TextSearch) -> Bool {
    Self.isFound(number, search, inDocuments) { look in
      library.forEach { look(Self.publicText(of: $0)) }
    }
      || Self.isFound(number, search, inPages) { Self.pagesOfNoWords(configuration).forEach($0) }
  }

  private static func isFound(
    _ number: Int, _ search: TextSearch, _ known: borrowing Lock<Set<Int>?>,
    inAll texts: (_ look: ([UInt8]) -> Void) -> Void
  ) -> Bool {
    known.withLock { known in
      if let known { return known.contains(number) }
      var found: Set<Int> = []
      texts { text in
        _ = search.finds(in: text) { number in
          found.insert(number)
          return false
        }
      }
      known = found
      return found.contains(number)
    }
  }

  /// All that a document says, of itself and as it is drawn: so that addresses and other texts of
  /// pictures count, too.
  private static func publicText(of document: Document) -> [UInt8] {
    var text: [UInt8] = []
    for piece in sayings(of: document) { text.append(contentsOf: piece + [0x0A]) }
    return text + document.drawn(ProseTreatment(redaction: Redaction(isPublic: true))).html
  }

  /// The pages of an empty text. Their labels are words of this program, and no secret even where an
  /// author writes the same.
  private static func pagesOfNoWords(_ configuration: SiteConfiguration) -> [[UInt8]] {
    guard let empty = try? Document([], path: "empty.md") else { return [] }
    return Set([configuration.language] + ArticlePages.languages).sorted().flatMap { language in
      var configuration = configuration
      configuration.language = language
      configuration.states = FrontMatter.PageState.allCases
      configuration.redaction = RedactionDefaults()
      let page = ArticlePages.page(for: empty, named: "empty", of: configuration)
      let atlas = page.explored()
      let display = PageDisplay(atlas, info: PageInfo(page), site: SiteInfo(title: ""))
      var written: [[UInt8]] = atlas.frames.indices.map { frame in
        var bytes: [UInt8] = []
        display.write(frame: frame, into: &bytes)
        return bytes
      }
      var storyboard: [UInt8] = []
      display.writeStoryboard(into: &storyboard)
      written.append(storyboard)
      return written
    }
  }

  /// What cannot be read is left out here; whoever builds its page tells what is wrong with it.
  private func read() -> [[UInt8]] {
    folder.files.filter(\.isDocument).flatMap { file -> [[UInt8]] in
      let path = folder.shown(file.path)
      guard let bytes = try? FileReading.read(path, limit: Markdown.limit).bytes,
        configuration.redaction.isPrivate == true || Self.mentionsPrivacy(bytes),
        let document = Document.read(bytes, path: path).document
      else { return [] }
      guard document.isPrivate(in: configuration) else {
        return document.probes(onlyPrivate: true, limit: Self.limit)
      }
      return Self.sayings(of: document)
        + document.probes(onlyPrivate: false, limit: Self.limit)
    }
  }

  /// What a document says besides its text, as it would stand in HTML.
  private static func sayings(of document: Document) -> [[UInt8]] {
    ([document.title, document.blurb] + document.frontMatter.tags).map { text in
      var bytes: [UInt8] = []
      bytes.append(escaped: text)
      return bytes
    }
  }

  /// Whether the word is in a file at all: most have nothing private, and need not be parsed.
  private static func mentionsPrivacy(_ bytes: [UInt8]) -> Bool {
    let word = Array("private".utf8)
    var index = 0
    while index + word.count <= bytes.count {
      if bytes[index] | 0x20 == word[0],
        word.indices.allSatisfy({ bytes[index + $0] | 0x20 == word[$0] })
      {
        return true
      }
      index += 1
    }
    return false
  }
}
