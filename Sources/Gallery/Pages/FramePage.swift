// The document of a frame: the page as a visitor sees it in that state, and a slim caption under it.

import Atlas
import Composable
import Drawing

/// Writes the document of a frame. There is no script in it, and no style of its own.
struct FramePage {
  let page: ShownPage
  let index: Int

  /// Nothing but one stylesheet, the faces, and pictures of this site or in the page itself.
  static let policy =
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; "
    + "base-uri 'none'; form-action 'none'"
  /// The fragment with which a frame is shown without its caption. It is the head's, which has no
  /// box: a browser scrolls to a box that is aimed at, and all that surrounds the frame with it.
  static let bare = "~bare"

  /// The head of every frame, up to the title.
  private static let beforeTitle: Markup = """
    <head id="\(bare)">
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>
    """

  private var drawing: Drawing { _read { yield page.atlas.frames[index].drawing } }
  private var words: LookWords { page.words.looks[index] }
  /// What the frame is called. The way to it may have led by words that are redacted here.
  private var frameTitle: String {
    page.facts[index].hasRedactedContent ? words.spoken : page.atlas.frames[index].title
  }

  func write(into bytes: inout [UInt8]) {
    let language = drawing.language
    // The title is what may be seen, or else the name of the page, which is public.
    let title = drawing.title ?? page.info.name
    bytes.append("<!doctype html>\n<html lang=\"")
    bytes.append(escaped: language.tag)
    bytes.append(language.isRightToLeft ? "\" dir=\"rtl\">\n" : "\">\n")
    bytes.write(Self.beforeTitle)
    bytes.append(escaped: title)
    bytes.append(" · ")
    bytes.append(escaped: frameTitle)
    bytes.append("</title>\n<link rel=\"icon\" href=\"")
    bytes.append(escaped: page.root)
    bytes.append(
      """
      assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="
      """)
    bytes.append(escaped: page.root)
    bytes.append("assets/frame.css\">\n</head>\n<body>\n")
    let hasMain = drawing.has(.main)
    if !hasMain { bytes.append("<main>") }
    writeMissing(title: title, isInMain: !hasMain, into: &bytes)
    if let known = page.known[index], let stencil = known.stencil.frame {
      stencil.write(drawing, known.changed, into: &bytes)
    } else {
      HTMLWriter.write(drawing, slots: words.links, root: page.root, into: &bytes)
    }
    if !hasMain { bytes.append("</main>") }
    writePlate(in: language, into: &bytes)
    bytes.append("\n</body>\n</html>\n")
  }

  /// The plate under it, in the language of the page.
  private func writePlate(in language: Language, into bytes: inout [UInt8]) {
    let known = words.plate
    let plate =
      known.language == language
      ? known : PlateWords(index, of: page.atlas, page.words.tree, in: language)
    plate.write(
      name: page.info.name, news: words.news.told(tellsValues: page.tellsValues(in: index)),
      into: &bytes)
  }

  /// A heading and a sentence that tells the state, for assistive technology, where the page itself
  /// shows none.
  private func writeMissing(title: String, isInMain: Bool, into bytes: inout [UInt8]) {
    let lacksHeading = !drawing.hasMainHeading
    let lacksStatus = !drawing.hasStatus
    guard lacksHeading || lacksStatus else { return }
    bytes.write(
      isInMain
        ? "<div class=\"unseen\">" : "<section class=\"unseen\" aria-label=\"State\">")
    if lacksHeading { bytes.write("<h1>\(title)</h1>") }
    if lacksStatus {
      bytes.write("<p role=\"status\" lang=\"en\">State: \(words.spoken)</p>")
    }
    bytes.write(isInMain ? "</div>" : "</section>")
  }
}

extension PageAtlas.Transition {
  /// Whether it is time that makes it happen.
  var isTime: Bool {
    if case .time = cause { true } else { false }
  }
}

extension String {
  /// The name of a frame, as it is said: `loaded favorite`.
  var spoken: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
