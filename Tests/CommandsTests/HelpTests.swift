import Commands
import Testing

@Suite("help")
struct HelpTests {
  private let ofPaint = """
    Paint a wall, and then as many others as there are.

    Walls are painted in the order in which they are given, each with one coat.

    A wall that is wet is left alone.

    Usage: painter paint [--quiet] [--dry-run] [--paint COLOUR] [--brushes N]
                         [--skip ROOM]… WALL [COAT] [MORE]…

    Arguments:
      WALL  The first wall.
      COAT  How thick the coat is, in hairs.
      MORE  Walls after that.

    Options:
      -q, --quiet         Say nothing.
      -n, --dry-run       Only say what would be painted.
      -p, --paint COLOUR  The colour. One of: red, green, blue.
      --brushes N         How many brushes are used at a time (default: 1).
      -s, --skip ROOM     A room whose walls stay as they are. Can be given more
                          than once.
      -h, --help          Show this help.

    """

  @Test(
    "the first word of several commands has a help that lists them",
    arguments: [["new", "--help"], ["new", "-h"], ["help", "new"]])
  func group(words: [String]) {
    var console = Console.inMemory()
    #expect(painter.run(words, &console) == .done)
    #expect(
      console.output.text == """
        Usage: painter new COMMAND [OPTION…]

        Commands:
          new wall  Build a wall.

        See 'painter COMMAND --help' for more information.

        """)
  }

  @Test(
    "a command's help tells what it does, how it is written, and what it takes",
    arguments: [
      ["help", "paint"], ["paint", "--help"], ["paint", "-h"], ["paint", "a", "--nonsense", "-h"],
    ])
  func command(words: [String]) {
    var console = Console.inMemory()
    #expect(painter.run(words, &console) == .done)
    #expect(console.output.text == ofPaint)
    #expect(console.error.text.isEmpty)
  }

  @Test(
    "the program's help lists its commands",
    arguments: [[], ["help"], ["--help"], ["-h"], ["help", "--help"]])
  func program(words: [String]) {
    var console = Console.inMemory()
    #expect(painter.run(words, &console) == .done)
    #expect(
      console.output.text == """
        Paint walls.

        Usage: painter COMMAND [OPTION…]

        Commands:
          paint     Paint a wall, and then as many others as there are.
          new wall  Build a wall.

        Options:
          -h, --help  Show this help.
          --version   Show the version.

        See 'painter COMMAND --help' for more information.

        """)
  }

  @Test("the version is one line")
  func version() {
    #expect(run("--version") == Outcome(code: .done, output: "painter 1.2\n"))
  }

  @Test("no line is wider than eighty columns")
  func width() {
    for words in [["help"], ["help", "paint"], ["help", "new", "wall"]] {
      var console = Console.inMemory()
      _ = painter.run(words, &console)
      for line in console.output.text.split(separator: "\n") { #expect(line.count <= 80) }
    }
  }
}
