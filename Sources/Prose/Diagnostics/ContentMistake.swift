// Every mistake that an author can make in a file of content, and the words for it.

import Drawing

/// A mistake in a file of content.
enum ContentMistake: Error, Hashable {
  // The file.
  case tooLarge(limit: Int)
  case notUTF8
  case isUTF16
  case tooCostly(String)

  // Front matter and other YAML.
  case frontMatterNotClosed
  case frontMatterTooLarge(limit: Int)
  case frontMatterIsTOML
  case frontMatterIsJSON
  case notPublished
  case frontMatterNotFirst
  case hidesNothing(String)
  case privacyOfNothing
  case saysNothing(String)
  case contradicts(String, String)
  case notYAML(String)
  case quoteNotClosed(Unicode.Scalar)
  case yamlTooLarge
  case yamlTooDeep
  case secondYAMLDocument
  case unknownAlias(String)
  case unknownTag(String)
  case keyIsNotAText
  case controlCharacter(UInt8)
  case duplicateKey(String)
  case unknownKey(String, suggestion: String?)
  case mergeKey
  case notAMapping(found: String)
  case wrongType(key: String, expected: String, found: String)
  case quotedFlag(key: String, value: String)
  case unknownValue(key: String, value: String, allowed: [String], suggestion: String?)
  case notADate(String)
  case notALanguage(String)
  case missingKey(String, of: String)
  case actOutOfSight(String, regions: [String])
  case actEndsSight
  case tooManySteps(limit: Int)
  case tooLong(key: String, limit: Int)
  case neverSeen(String, because: String)
  case redaction(String)
  case systemFonts
  case font(String)
  case theme(String)
  case axe(String)

  // Marks of an author in Markdown.
  case markNotClosed(String)
  case markClosedWithMore(String, line: Int)
  case markNotOpened(String)
  case marksCrossed(closed: String, open: String, line: Int)
  case markNested(String, in: String)
  case markNotAlone(String)
  case markNotAtMargin(String)
  case markInOpenFence
  case markInPrivateFence
  case unknownMark(String, suggestion: String)

  /// A row of a table has more cells than its head.
  case cellsLeftOut

  case footnote
  case footnoteUse(String)

  // Links and pictures.
  case brokenLink(String, suggestion: String?)
  case notAnAddress(String, isLink: Bool)
  case noGoal(String, isLink: Bool)
  case noName(String)
  case withheld(String, isLink: Bool)
  case linkToSource(String)
  case linkToDraft(String)
  case missingPicture(String, suggestion: String?)
  case noPicture(String)
  case remotePicture(String)
  case remoteCover(String)
  case unknownAnchor(String, suggestion: String?, among: [String])
}

extension ContentMistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLarge(let limit):
      "the file is larger than \(limit) bytes, which is as much as is read. Split it"
    case .notUTF8: "the file is not UTF-8 from here on. Save it as UTF-8"
    case .isUTF16: "the file looks like UTF-16 or UTF-32. Save it as UTF-8"
    case .tooCostly(let what):
      "\(what), which would take too long to read. Split it, or remove what is repeated"
    case .frontMatterNotClosed:
      "the front matter that begins here is never closed. Close it with a line of '---'; "
        + "for a rule at the top of a page, write '***'"
    case .frontMatterTooLarge(let limit): "the front matter has more than \(limit) bytes"
    case .frontMatterIsTOML:
      "front matter in TOML is not read. Write it as YAML between lines of '---': "
        + "'title: A day' for 'title = \"A day\"'"
    case .frontMatterIsJSON:
      "front matter in JSON is not read. Write it as YAML between lines of '---': "
        + "'title: A day' for '\"title\": \"A day\"'"
    case .notPublished:
      "'published' has no meaning here, and the page would be published. Write 'draft: true'"
    case .frontMatterNotFirst:
      "this looks like front matter, but is read as text. Begin the file with a line of '---', put "
        + "all of it below, and close it with another; a rule is written '***'"
    case .hidesNothing(let key):
      "'\(key)' has no meaning here, and hides nothing. For a page that is private as a whole, write "
        + "'redaction: { private: true }'"
    case .privacyOfNothing:
      "'privacy' hides what is private, and nothing here is. For a page that is private as a whole, write "
        + "'redaction: { private: true }'; for a part of it, '<!-- private -->' above that"
    case .saysNothing(let key):
      "'\(key)' is there and says nothing. Give it a value, or remove it"
    case .contradicts(let key, let other):
      "'\(key)' and '\(other)' are names of one thing, and say two things of it. Remove one of them"
    case .notYAML(let problem): "this is not YAML: \(problem)\(Self.hint(problem))"
    case .quoteNotClosed(let quote):
      "the quote \(quote) is never closed. Put another \(quote) where the text ends"
    case .yamlTooLarge: "there are too many values, aliases counted as often as they are used"
    case .yamlTooDeep: "values are nested too deep"
    case .secondYAMLDocument: "a second YAML document begins here, where only one is read"
    case .unknownAlias(let name): "there is no anchor '&\(name)' before this alias"
    case .unknownTag(let tag): "the tag '\(tag)' has no meaning here. Remove it"
    case .keyIsNotAText: "a key must be a text"
    case .controlCharacter(let character):
      "this text has the control character U+00\(character < 16 ? "0" : "")"
        + "\(String(character, radix: 16, uppercase: true)) in it. Remove it"
    case .duplicateKey(let key): "the key '\(key)' is there twice. Remove one of the two"
    case .mergeKey:
      "'<<' brings nothing along here: what it names would have no effect. Write its keys out"
    case .unknownKey(let key, let suggestion):
      if let suggestion {
        "unknown key '\(key)'. Did you mean '\(suggestion)'?"
      } else {
        "unknown key '\(key)'; it is kept as your own and does nothing"
      }
    case .notAMapping(let found): "keys with values are expected here, not \(found)"
    case .wrongType(let key, let expected, let found):
      "'\(key)' must be \(expected), not \(found)"
    case .quotedFlag(let key, let value):
      "'\(key)' must be true or false, and quotes make a text of it. Write \(value) without quotes"
    case .unknownValue(let key, let value, let allowed, let suggestion):
      "'\(value)' is not a value of '\(key)'. "
        + (suggestion.map { "Did you mean '\($0)'?" }
          ?? "It can be \(allowed.joined(separator: ", "))")
    case .notADate(let text):
      "'\(text)' is not a date. Write it as 2025-01-31, with a time as 2025-01-31T10:00:00Z"
    case .notALanguage(let text): "'\(text)' is not a language. Write it as 'en', 'ja' or 'pt-BR'"
    case .missingKey(let key, let parent): "\(parent) needs the key '\(key)'"
    case .actOutOfSight(let act, let regions):
      "'\(act)' is in the actions, which this step does not show. Write 'regions: "
        + "[\(regions.joined(separator: ", "))]'"
    case .actEndsSight:
      "'hide' takes the actions away, which this step shows. Write 'goal: hide', so that the step ends"
    case .tooManySteps(let limit):
      "a walk has \(limit) steps at most, each of which is a page. Leave some out, or divide the text"
    case .tooLong(let key, let limit):
      "'\(key)' becomes the name of a file, and has \(limit) letters at most. Make it shorter"
    case .neverSeen(let state, let cause):
      "'\(state)' is never seen here, since '\(cause)' brings no article. Remove one of the two"
    case .redaction(let sentence), .font(let sentence), .theme(let sentence), .axe(let sentence):
      sentence
    case .systemFonts:
      "with the fonts of the reader's machine, pages look different on each, and what is hidden is still "
        + "as wide as in the fonts that are shipped: blocks move when the text comes"
    default: aboutTheBody
    }
  }

  private var aboutTheBody: String {
    switch self {
    case .markNotClosed(let mark):
      "'<!-- \(mark) -->' is never closed. Put '<!-- /\(mark) -->' where it ends"
        + Self.whereMarksStand(mark)
    case .markClosedWithMore(let mark, let line):
      "'<!-- \(mark) -->' is never closed: '<!-- /\(mark) -->' in line \(line) has text behind it. "
        + "Put it on a line of its own"
    case .markNotOpened(let mark):
      "'<!-- /\(mark) -->' closes nothing. Put '<!-- \(mark) -->' where it begins"
        + Self.whereMarksStand(mark)
    case .marksCrossed(let closed, let open, let line):
      "'<!-- /\(closed) -->' comes before '<!-- /\(open) -->', which line \(line) waits for. "
        + "Close what was opened last first"
    case .markNested(let mark, let outer):
      "'<!-- \(mark) -->' has no effect inside of '<!-- \(outer) -->'. Close the outer one first"
    case .markNotAlone(let mark):
      "'<!-- \(mark) -->' marks whole blocks. Put it on a line of its own, "
        + "with an empty line before and after"
    case .markNotAtMargin(let mark):
      "'<!-- \(mark) -->' would hide nothing here. Put it on a line of its own that begins at the "
        + "margin, outside of lists, quotes and HTML"
    case .markInOpenFence:
      "this mark stands in code, and hides nothing; but somewhere in this text a fence of code is "
        + "never closed, or another begins in it, so that it may be meant. Close the fence"
    case .markInPrivateFence:
      "this mark stands in a fence of code that is private itself. Close the fence before it; marks "
        + "can only be shown in code that is public"
    case .unknownMark(let written, let suggestion):
      "'\(written)' is no mark and would hide nothing. "
        + "Did you mean '<!-- \(suggestion) -->', on a line of its own? "
        + "What is only to be shown stands in backticks"
    case .footnote:
      "footnotes are not supported. Say it in the text, or in brackets"
    case .cellsLeftOut:
      "this row has more cells than the head of its table, and the last of them are not shown. Give the "
        + "head as many, or write '\\|' for a bar that is no end of a cell"
    case .footnoteUse(let mark):
      "'\(mark)' refers to a footnote, and footnotes are not supported. Say it in the text, or in "
        + "brackets; what is only to be shown stands in backticks"
    case .notAnAddress(let target, let isLink):
      (isLink ? "the link '\(target)' leads nowhere" : "there is no picture '\(target)'")
        + ", but a file that is called so. In an address '#' is written %23 and '%' %25: "
        + "write '\(target.asAddress)'"
    case .noGoal("", let isLink):
      "this \(isLink ? "link leads nowhere" : "picture is none"): it has no address"
    case .noGoal(let target, let isLink):
      "the \(isLink ? "link" : "picture") '\(target)' leads nowhere: its address is not whole"
    case .noName(let target):
      "the link '\(target)' has no words that tell where it leads, and no picture that has some. Write "
        + "them in its brackets"
    case .withheld(let target, let isLink):
      "the address '\(target)' is not let through: only "
        + (isLink
          ? "the words of the link are shown. Links may begin with https, http, mailto, tel, sms, ftp, "
            + "xmpp, irc or ircs"
          : "its other text is shown. Put the file into the content")
    case .brokenLink(let target, let suggestion):
      "the link '\(target)' leads nowhere" + Self.asked(suggestion)
    case .linkToSource(let target):
      "the link '\(target)' leads to a source of the site, which would be published as it is, with "
        + "all that is private in it. Only files that end in '.md' become pages"
    case .linkToDraft(let path):
      "a link leads to the draft '\(path)', which is not built. "
        + "Publish it, build with --drafts, or remove the link"
    case .missingPicture(let target, let suggestion):
      "there is no picture '\(target)'" + Self.asked(suggestion)
    case .noPicture(let target):
      "'\(target)' is no picture, or its beginning is not whole. Browsers show PNG, JPEG, GIF, WebP, "
        + "AVIF and SVG"
    case .remotePicture(let target):
      "the picture '\(target)' is on another host, from which pages load nothing: "
        + "only its other text is shown. Put the file into the content"
    case .remoteCover(let target):
      "the picture '\(target)' is on another host, from which pages load nothing: "
        + "none is shown. Put the file into the content"
    case .unknownAnchor(let target, let suggestion, let anchors):
      "the link '\(target)' leads to no heading. "
        + (suggestion.map { "Did you mean '#\($0)'?" } ?? Self.headings(anchors))
    default: ""
    }
  }

  private static func asked(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func whereMarksStand(_ mark: String) -> String {
    mark == AuthorMark.private.name
      ? ", on a line of its own, and outside of code" : ", in the same list item or quote"
  }

  /// Whether somebody may have meant to hide what stands there.
  var mayHide: Bool {
    switch self {
    case .markNotAtMargin(let mark), .unknownMark(_, suggestion: let mark):
      mark.hasSuffix(AuthorMark.private.name)
    case .markInOpenFence: true
    default: false
    }
  }

  /// What it is about, if it is told once of a site: a key of the author's own is in many files, and many
  /// links may lead to one that is gone.
  var topic: String? {
    switch self {
    case .unknownKey(let key, suggestion: nil): "key \(key)"
    case .brokenLink(let url, _), .linkToSource(let url), .linkToDraft(let url): "link \(url)"
    case .missingPicture(let url, _), .noPicture(let url): "picture \(url)"
    default: nil
    }
  }

  private static func headings(_ anchors: [String]) -> String {
    if anchors.isEmpty { return "The text has none that it could lead to" }
    let shown = anchors.prefix(5).map { "'#\($0)'" }.joined(separator: ", ")
    return "There are \(shown)" + (anchors.count > 5 ? " and \(anchors.count - 5) more" : "")
  }

  /// What to do about the problems of YAML that authors meet most.
  private static func hint(_ problem: String) -> String {
    if problem.hasPrefix("mapping values are not allowed") {
      return ". Put quotes around a text that has a colon in it"
    }
    if problem.hasPrefix("found character that cannot start") {
      return ". Indent with spaces, not tabs; put quotes around a text that begins with @, ` or %"
    }
    if problem.hasPrefix("control characters") { return ". Remove them" }
    if problem.hasPrefix("invalid") { return ". Save the file as UTF-8" }
    return ""
  }
}
