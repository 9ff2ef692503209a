import Commands
import Testing

@Suite("mistakes of a user")
struct MistakeTests {
  private let usage = """
    Usage: painter paint [--quiet] [--dry-run] [--paint COLOUR] [--brushes N]
                         [--skip ROOM]… WALL [COAT] [MORE]…
    See 'painter paint --help' for more information.

    """

  @Test(
    "each is told in one sentence, with the usage of the command",
    arguments: [
      (["paint"], "argument 'WALL' is missing."),
      (["paint", "a", "--pain", "red"], "unknown option '--pain'. Did you mean '--paint'?"),
      (["paint", "a", "--dryrun"], "unknown option '--dryrun'. Did you mean '--dry-run'?"),
      (["paint", "a", "-quiet"], "unknown option '-quiet'. Did you mean '--quiet'?"),
      (["paint", "a", "--hlep"], "unknown option '--hlep'. Did you mean '--help'?"),
      (["paint", "a", "--wall=b"], "unknown option '--wall'."),
      (["paint", "a", "-x"], "unknown option '-x'."),
      (["paint", "a", "--paint"], "option '--paint' needs a value: '--paint COLOUR'."),
      (["paint", "a", "-s", "--quiet"], "option '--skip' needs a value: '--skip ROOM'."),
      (["paint", "a", "-p"], "option '--paint' needs a value: '--paint COLOUR'."),
      (["paint", "a", "--quiet=yes"], "option '--quiet' takes no value, but was given 'yes'."),
      (["paint", "a", "-pred", "--paint=red"], "option '--paint' is given twice. Say it once."),
      (
        ["paint", "a", "--paint", "gren"],
        "'gren' for '--paint' is not one of 'red', 'green', 'blue'. Did you mean 'green'?"
      ),
      (["paint", "a", "--brushes=two"], "'two' for '--brushes' is not a whole number."),
      (
        ["paint", "a", "--skip="],
        "'--skip' is empty. If a variable of the shell stands there, set it."
      ),
      (["paint", ""], "'WALL' is empty. If a variable of the shell stands there, set it."),
      (["paint", "a", "b"], "'b' for 'COAT' is not a whole number."),
      (["paint", "wet"], "'wet' cannot be painted."),
    ])
  func paint(words: [String], sentence: String) {
    var console = Console.inMemory()
    #expect(painter.run(words, &console) == .wrongUse)
    #expect(console.output.text.isEmpty)
    #expect(console.error.text == "Error: \(sentence)\n" + usage)
  }

  @Test(
    "a command that there is none of is told with the one that was meant",
    arguments: [
      (["pant"], "unknown command 'pant'. Did you mean 'paint'?"),
      (["pai"], "unknown command 'pai'. Did you mean 'paint'?"),
      (["new", "wal"], "unknown command 'new wal'. Did you mean 'new wall'?"),
      (["new"], "a word is missing behind 'new'. Write 'new wall'."),
      (["new", "--quiet"], "a word is missing behind 'new'. Write 'new wall'."),
      (["hlep"], "unknown command 'hlep'. Did you mean 'help'?"),
      (["help", "pant"], "unknown command 'pant'. Did you mean 'paint'?"),
      (["elephant"], "unknown command 'elephant'."),
      ([""], "unknown command ''."),
      (["--verson"], "unknown option '--verson'. Did you mean '--version'?"),
    ])
  func command(words: [String], sentence: String) {
    var console = Console.inMemory()
    #expect(painter.run(words, &console) == .wrongUse)
    #expect(
      console.error.text == """
        Error: \(sentence)
        Usage: painter COMMAND [OPTION…]
        See 'painter COMMAND --help' for more information.

        """)
  }

  @Test("a command that takes no arguments says which it was given")
  func unexpected() {
    #expect(
      run("new", "wall", "a", "b")
        == Outcome(
          code: .wrongUse,
          error: """
            Error: unexpected arguments 'a', 'b'.
            Usage: painter new wall
            See 'painter new wall --help' for more information.

            """))
  }

  @Test("what is not the user's mistake is told without the usage")
  func failures() {
    let rotten = Outcome(code: .badContent, error: "Error: the wall is rotten.\n")
    #expect(run("paint", "rotten") == rotten)
    let gone = Outcome(code: .machineFailed, error: "Error: the wall is not there any more.\n")
    #expect(run("paint", "gone") == gone)
    #expect(run("paint", "spotted").code == .findings)
  }

  @Test("only on a terminal is the word in colour")
  func colour() {
    let red = "\u{1B}[31mError:\u{1B}[0m the wall is rotten.\n"
    #expect(run("paint", "rotten", isTerminal: true).error == red)
  }
}
