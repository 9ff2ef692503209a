// From the words of a command line to an exit code.

import System

/// A program: its commands in one list.
///
/// ```swift
/// let program = Program(
///   name: "greeter", version: "1.0", summary: "Greet people.", commands: [GreetCommand.self])
/// var console = Console.inMemory()
/// program.run(["greet", "Ada"], &console)  // .done
/// ```
package struct Program: Sendable {
  /// The name that it is called by.
  package let name: String
  /// What `--version` prints after the name.
  package let version: String
  /// One sentence that says what it is.
  package let summary: String
  /// The commands, in the order of the help.
  package let commands: [any Command.Type]

  package init(name: String, version: String, summary: String, commands: [any Command.Type]) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
  }

  /// Runs the command that the words name; without words shows the help.
  package func run(_ words: [String], _ console: inout Console) -> ExitCode {
    switch words.first {
    case nil, "--help", "-h":
      console.line(help)
      return .done
    case "--version":
      console.line("\(name) \(version)")
      return .done
    case "help":
      return showHelp(words.dropFirst(), &console)
    case let first?:
      if let command = command(named: words[...]) { return start(command, words, &console) }
      if words.count == 2, ["--help", "-h"].contains(words[1]), !group(first).isEmpty {
        return showHelp(words[...], &console)
      }
      return complain(unknown(first, words), nil, &console)
    }
  }

  private func showHelp(_ words: ArraySlice<String>, _ console: inout Console) -> ExitCode {
    if let command = command(named: words) {
      console.line(help(of: command))
    } else if let word = words.first, !group(word).isEmpty, words.dropFirst().allSatisfy(isOption) {
      console.line(help(ofGroup: word))
    } else if let word = words.first, !word.hasPrefix("-") {
      return complain(unknown(word, Array(words)), nil, &console)
    } else {
      console.line(help)
    }
    return .done
  }

  /// The command whose name the words begin with; of two, the one with more words.
  private func command(named words: ArraySlice<String>) -> (any Command.Type)? {
    commands
      .filter { words.starts(with: $0.words) }
      .max { $0.words.count < $1.words.count }
  }

  /// The commands of several words that begin with this one.
  func group(_ word: String) -> [any Command.Type] {
    commands.filter { $0.words.count > 1 && $0.words.first == word }
  }

  private func isOption(_ word: String) -> Bool { word.hasPrefix("-") }

  private func unknown(_ first: String, _ words: [String]) -> UsageError {
    if first.hasPrefix("-") {
      let suggestion = nearestWord(to: first, among: ["--help", "--version"])
      return .unknownOption(first, suggestion: suggestion)
    }
    let names = commands.map { $0.name }
    // The first word alone may be right: `new artcle` is told apart from `nwe`.
    let two = words.prefix(2).joined(separator: " ")
    let isGroup = !group(first).isEmpty
    if isGroup, words.dropFirst().first.map(isOption) ?? true {
      return .unfinishedCommand(first, of: group(first).map { $0.name })
    }
    let suggestion = nearestWord(to: isGroup ? two : first, among: names + ["help"])
    return .unknownCommand(isGroup ? two : first, suggestion: suggestion)
  }

  private func start<C: Command>(
    _ type: C.Type, _ words: [String], _ console: inout Console
  ) -> ExitCode {
    let rest = words.dropFirst(type.words.count)
    let request: Request<C>
    do throws(UsageError) {
      request = try Parser<C>.parse(rest)
    } catch {
      return complain(error, type, &console)
    }
    switch request {
    case .help:
      console.line(help(of: type))
      return .done
    case .run(let command):
      do throws(Failure) {
        return try command.run(&console)
      } catch {
        return complain(error, type, &console)
      }
    }
  }

  private func complain(
    _ error: UsageError, _ command: (any Command.Type)?, _ console: inout Console
  ) -> ExitCode {
    complain(.wrongUse(error.sentence), command, &console)
  }

  private func complain(
    _ failure: Failure, _ command: (any Command.Type)?, _ console: inout Console
  ) -> ExitCode {
    console.errorLine("\(console.error.styled("Error:", .red)) \(failure.message)")
    if failure.code == .wrongUse {
      let lines = command.map { usage(program: name, $0) } ?? ["Usage: \(name) COMMAND [OPTION…]"]
      for line in lines { console.errorLine(line) }
      console.errorLine(seeMore(command?.name))
    }
    return failure.code
  }
}

extension Command {
  /// The words of the name.
  fileprivate static var words: [String] { name.split(separator: " ").map(String.init) }

  /// The faces of the parameters, the same type for every command.
  static var declarations: [Declaration] { parameters.map(\.declaration) }
}
