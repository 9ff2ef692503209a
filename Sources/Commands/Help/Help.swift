// The help pages: one for the program, one for each command.

extension Program {
  /// What `--help` prints: what the program is, its commands, its options.
  package var help: String {
    var lines = wrap(summary)
    lines += ["", "Usage: \(name) COMMAND [OPTION…]", "", "Commands:"]
    lines += columns(commands.map { ($0.name, $0.summary) })
    lines += ["", "Options:"]
    lines += columns([("-h, --help", "Show this help."), ("--version", "Show the version.")])
    lines += ["", seeMore(nil)]
    return lines.joined(separator: "\n")
  }

  /// What `--help` prints after the first word of several commands: those commands.
  func help(ofGroup word: String) -> String {
    var lines = ["Usage: \(name) \(word) COMMAND [OPTION…]", "", "Commands:"]
    lines += columns(group(word).map { ($0.name, $0.summary) })
    lines += ["", seeMore(nil)]
    return lines.joined(separator: "\n")
  }

  /// What `COMMAND --help` prints: what the command does, how it is written, what it takes.
  package func help(of command: any Command.Type) -> String {
    let declarations = command.declarations
    var lines = wrap(command.summary)
    for paragraph in command.discussion.split(separator: "\n\n") {
      lines += [""] + wrap(paragraph.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    lines += [""] + usage(program: name, command)
    let arguments = declarations.filter { $0.kind == .argument }
    if !arguments.isEmpty {
      lines += ["", "Arguments:"] + columns(arguments.map { ($0.inList, $0.inDescription) })
    }
    let options = declarations.filter { $0.kind != .argument }.map { ($0.inList, $0.inDescription) }
    lines += ["", "Options:"] + columns(options + [("-h, --help", "Show this help.")])
    return lines.joined(separator: "\n")
  }

  /// The line that ends an error of usage.
  func seeMore(_ command: String?) -> String {
    "See '\(name) \(command ?? "COMMAND") --help' for more information."
  }
}

/// The width that help is set in, whatever the terminal: so it reads the same everywhere.
let helpWidth = 80

/// The words of a text in lines of at most this width; a word that is longer has its own line.
func wrap(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  return line.isEmpty ? lines : lines + [line]
}

/// A paragraph in lines of at most this width.
func wrap(_ text: String, width: Int = helpWidth) -> [String] {
  wrap(text.split(separator: " ").map(String.init), width: width)
}

/// Rows of a term and its description, the descriptions below each other.
func columns(_ rows: [(term: String, description: String)]) -> [String] {
  let indent = 2
  let widest = rows.map(\.term.count).max() ?? 0
  let column = min(widest, 24) + indent + 2
  return rows.flatMap { row in
    let description = wrap(row.description, width: helpWidth - column)
    let term = String(repeating: " ", count: indent) + row.term
    let gap = column - term.count
    let margin = String(repeating: " ", count: column)
    guard gap >= 2, let first = description.first else {
      return [term] + description.map { margin + $0 }
    }
    let padding = String(repeating: " ", count: gap)
    return [term + padding + first] + description.dropFirst().map { margin + $0 }
  }
}

/// `Usage: vitrine render [--page] [--redact REASON]… [FILE]`, in as many lines as it needs.
func usage(program: String, _ command: any Command.Type) -> [String] {
  let head = "Usage: \(program) \(command.name)"
  let options = command.declarations.filter { $0.kind != .argument }
  let arguments = command.declarations.filter { $0.kind == .argument }
  let lines = wrap((options + arguments).map(\.inUsage), width: helpWidth - head.count - 1)
  let margin = String(repeating: " ", count: head.count)
  guard let first = lines.first else { return [head] }
  return ["\(head) \(first)"] + lines.dropFirst().map { "\(margin) \($0)" }
}

extension Declaration {
  /// How the parameter stands in a line of usage.
  var inUsage: String {
    let written = kind == .option ? "\(written) \(placeholder)" : written
    return switch count {
    case .one: written
    case .optional: "[\(written)]"
    case .many(isRequired: false): "[\(written)]…"
    case .many(isRequired: true): "\(written)…"
    }
  }

  /// How the parameter stands before its description: `-o, --output DIR`.
  var inList: String {
    let short = short.map { "-\($0), " } ?? ""
    return switch kind {
    case .flag: short + written
    case .option: "\(short)\(written) \(placeholder)"
    case .argument: placeholder
    }
  }

  /// The description, with the words that are accepted and how often.
  var inDescription: String {
    var sentences = [help]
    if !candidates.isEmpty { sentences.append("One of: \(candidates.joined(separator: ", ")).") }
    if kind == .option && isMany { sentences.append("Can be given more than once.") }
    return sentences.joined(separator: " ")
  }
}
