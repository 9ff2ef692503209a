// A program with one of everything, for the tests of this room.

import Commands

enum Paint: String, CaseIterable, ArgumentValue { case red, green, blue }

struct PaintCommand: Command, Equatable {
  static let name = "paint"
  static let summary = "Paint a wall, and then as many others as there are."
  static let discussion = """
    Walls are painted in the order in which they are given, each with
    one coat.

    A wall that is wet is left alone.
    """
  static let parameters: [Parameter<Self>] = [
    .argument("WALL", \.wall, "The first wall."),
    .argument("COAT", \.coat, "How thick the coat is, in hairs."),
    .arguments("MORE", \.more, "Walls after that."),
    .flag("quiet", short: "q", \.isQuiet, "Say nothing."),
    .flag("dry-run", short: "n", \.isDryRun, "Only say what would be painted."),
    .option("paint", short: "p", "COLOUR", \.paint, "The colour."),
    .option("brushes", "N", \.brushes, "How many brushes are used at a time (default: 1)."),
    .options("skip", short: "s", "ROOM", \.skipped, "A room whose walls stay as they are."),
  ]
  var wall = ""
  var coat: Int?
  var more: [String] = []
  var isQuiet = false
  var isDryRun = false
  var paint: Paint?
  var brushes = 1
  var skipped: [String] = []

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if wall == "wet" { throw .wrongUse("'wet' cannot be painted.") }
    if wall == "rotten" { throw .badContent("the wall is rotten.") }
    if wall == "gone" { throw .machine("the wall is not there any more.") }
    console.line("\(self)")
    return wall == "spotted" ? .findings : .done
  }
}

struct NewWallCommand: Command {
  static let name = "new wall"
  static let summary = "Build a wall."
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    console.line("built")
    return .done
  }
}

let painter = Program(
  name: "painter", version: "1.2", summary: "Paint walls.",
  commands: [PaintCommand.self, NewWallCommand.self])

/// What a run of the sample program printed and returned.
struct Outcome: Equatable {
  var code: ExitCode
  var output = ""
  var error = ""
}

func run(_ words: String..., isTerminal: Bool = false) -> Outcome {
  var console = Console.inMemory(isTerminal: isTerminal)
  let code = painter.run(words, &console)
  return Outcome(code: code, output: console.output.text, error: console.error.text)
}

/// What `paint` prints when its parameters are these.
func painted(_ change: (inout PaintCommand) -> Void) -> Outcome {
  var command = PaintCommand()
  change(&command)
  return Outcome(code: .done, output: "\(command)\n")
}
