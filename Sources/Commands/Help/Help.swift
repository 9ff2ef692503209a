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
