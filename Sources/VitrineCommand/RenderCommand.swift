// `vitrine render`: Markdown in, HTML out.

import Commands
import Drawing
import Glibc
import Prose
import System

struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Turn a Markdown text into HTML, redacted where you say so."
  static let discussion = """
    Without a file, or with '-', the text is read from standard input. Raw HTML is shown as text \
    and URLs that could run something are dropped, unless --unsafe is given; then the result is \
    that of the CommonMark reference implementation.

    'placeholder' hides all words and pictures; 'privacy' hides what stands between \
    '<!-- private -->' and '<!-- /private -->'; 'invalidated' marks what stands between \
    '<!-- stale -->' and '<!-- /stale -->'; 'text' and 'images' hide one of the two; 'blur', \
    'solid' and 'outline' hide all and look different.
    """
  static let parameters: [Parameter<Self>] = [
    .argument("FILE", \.file, "The text; '-' for standard input."),
    .arguments("REASON", \.words, "Further reasons, if '--redacted' gives one."),
    .options(
      "redacted", "REASON", \.reasons, "Why content is hidden; several with commas, or repeated."),
    .option(
      "projection", "KIND", \.projection,
      "What hidden words tell: 'exact', 'grid' or 'constant' (default: exact)."),
    .flag("unsafe", \.isUnsafe, "Let raw HTML and all URLs through."),
    .flag("front-matter", \.readsFrontMatter, "Read the front matter that the text begins with."),
    .flag("page", \.isPage, "Write a document that stands alone, not a fragment."),
  ]
  var file: String?
  var words: [String] = []
  var reasons: [ReasonList] = []
  var projection: ProjectionWord?
  var isUnsafe = false
  var readsFrontMatter = false
  var isPage = false

  enum ProjectionWord: String, CaseIterable, ArgumentValue {
    case exact, grid, constant

    var kind: Projection.Kind {
      switch self {
      case .exact: .exact
      case .grid: .grid
      case .constant: .constant
      }
    }
  }

  /// Reasons with commas between them.
  struct ReasonList: ArgumentValue {
    var reasons: [RenderOptions.Reason]

    init?(argument: String) {
      reasons = []
      // No reason at all hides nothing: that is a variable of a shell that was not set.
      for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let reason = RenderOptions.Reason(rawValue: String(word)) else { return nil }
        reasons.append(reason)
      }
    }

    static let candidates = RenderOptions.Reason.allCases.map(\.rawValue)
    static let expectation = "one of " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let (file, reasons) = try arguments()
    let source: [UInt8]
    do throws(InputError) {
      source = try Input.read(file, limit: Markdown.limit)
    } catch {
      throw error.isMissing ? .wrongUse("\(error).") : .machine("\(error).")
    }
    let options = RenderOptions(
      path: file == "-" ? "<stdin>" : file, reasons: reasons, projection: projection?.kind,
      isUnsafe: isUnsafe, readsFrontMatter: readsFrontMatter, isPage: isPage)
    do throws(ContentError) {
      let result = try Render.render(source, options)
      for warning in result.warnings { console.errorLine("\(warning)") }
      console.document(result.html)
      return .done
    } catch {
      for diagnostic in error.diagnostics { console.errorLine("\(diagnostic)") }
      return .badContent
    }
  }

  /// The file and the reasons; words after the first reason may be further ones.
  private func arguments() throws(Failure) -> (file: String, reasons: [RenderOptions.Reason]) {
    var reasons = self.reasons.flatMap(\.reasons)
    var files: [String] = []
    for word in [file].compactMap(\.self) + words {
      if !reasons.isEmpty, let list = ReasonList(argument: word), word != "" {
        reasons += list.reasons
      } else {
        files.append(word)
      }
    }
    guard files.count <= 1 else {
      throw .wrongUse("'render' takes one file, not '\(files[1])' too.")
    }
    return (files.first ?? "-", reasons)
  }
}

/// Why a file could not be read.
struct InputError: Error, CustomStringConvertible {
  var path: String
  var code: CInt

  /// Whether there is no such file to read, so that a wrong one was named.
  var isMissing: Bool { [ENOENT, ENOTDIR, EISDIR].contains(code) }

  var description: String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return "cannot read \(name): \(SystemError(code))"
  }
}

/// Reads what a command is given.
enum Input {
  /// All bytes of a file, of standard input for `-`; a little more than the limit, at most.
  static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    do throws(SystemError) {
      let file = path == "-" ? Descriptor.standardInput : Descriptor.open(path, O_RDONLY)
      guard let file else { throw .last }
      var bytes: [UInt8] = []
      while bytes.count <= limit, try Channel.read(file, into: &bytes) > 0 {}
      return bytes
    } catch {
      throw InputError(path: path, code: error.code)
    }
  }
}
