// A document around one text, that stands alone.

import Drawing
import Type

/// A page of nothing but a text, with all that it needs inside.
struct RenderedPage {
  let document: Document
  let drawn: DrawnProse
  let treatment: ProseTreatment

  func html() -> [UInt8] {
    let language = document.frontMatter.language ?? "en"
    var out: [UInt8] = []
    out.reserveCapacity(drawn.html.count + 16 * 1024)
    out.append("<!doctype html>\n<html lang=\"")
    out.append(escaped: language)
    out.append(Language(language).isRightToLeft ? "\" dir=\"rtl\">\n" : "\">\n")
    out.append("<head>\n<meta charset=\"utf-8\">\n")
    if !treatment.allowsUnsafeHTML { out.append(Self.policy) }
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.append(escaped: title)
    out.append("</title>\n<style>\n")
    out.append(Self.styles)
    if drawn.hasRedactedContent || isTitleHidden {
      out.append(contentsOf: FontSheet.inlinedRules(for: faces) + SkeletonFont.styleSheet())
      out.append(Self.redactedStyles)
    }
    out.append("</style>\n</head>\n<body>\n<main>\n<h1>")
    out.append(escaped: title)
    out.append("</h1>\n")
    if drawn.hasRedactedContent { out.append("<p role=\"status\">Shown redacted.</p>\n") }
    out.append(
      drawn.hasRedactedContent
        ? "<div class=\"prose\" aria-busy=\"true\">\n" : "<div class=\"prose\">\n")
    out.append(contentsOf: drawn.htmlStandingAlone)
    out.append("</div>\n</main>\n</body>\n</html>\n")
    return out
  }

  /// A page whose words are hidden says nothing of its title; the name of its file is public.
  private var title: String {
    isTitleHidden ? Document.name(of: document.path) : document.title
  }

  private var isTitleHidden: Bool { treatment.textVeil() != nil }

  /// Blocks are as wide as the text only beside the faces that they were measured in.
  private var faces: [FontFile] {
    FontFile.shipped.filter {
      $0.part == "latin" && ($0.family == "text" || $0.family == "mono" && !$0.isItalic)
    }
  }

  private static var policy: StaticString {
    """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src * data:; \
    style-src 'unsafe-inline'; font-src data:">

    """
  }

  private static var styles: StaticString {
    """
    :root{color-scheme:light dark}
    body{margin:0 auto;padding:2rem 1rem;max-width:40rem;font:1.0625rem/1.6 var(--text,serif);\
    text-rendering:geometricPrecision;overflow-wrap:break-word}
    h1,.h1{font-size:2em}h2,.h2{font-size:1.5em}h3,.h3{font-size:1.25em}
    h1,h2,h3,.h1,.h2,.h3{line-height:1.25;margin:1.5em 0 .5em}
    h4,h5,h6,.h4,.h5,.h6{font-size:1em;margin:1.5em 0 .5em}
    pre,code{font:1em var(--mono,monospace);line-height:inherit}:not(pre)>code{line-height:0}
    pre{white-space:pre-wrap;direction:ltr}
    blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:.25rem solid}
    img,svg{max-width:100%;height:auto}
    table{border-collapse:collapse}th,td{padding:.25rem .75rem;border:1px solid;text-align:start}
    .task{list-style:none}.stale{opacity:.75;font-style:italic}
    .end{text-align:end}.center{text-align:center}

    """
  }

  private static var redactedStyles: StaticString {
    """
    .box svg{fill:none;stroke:#767676}
    .blur{filter:blur(.2em)}

    """
  }
}
