import Commands
import Testing

@testable import VitrineCommand

@Suite("help of the program")
struct HelpTests {
  @Test("without arguments the commands are listed")
  func commands() {
    var console = Console.inMemory()
    #expect(Main.program.run([], &console) == .done)
    #expect(
      console.output.text == """
        Build every state of every page of a site as static HTML, behind glass.

        Usage: vitrine COMMAND [OPTION…]

        Commands:
          render  Turn a Markdown text into HTML, redacted where you say so.
          test    Set up what the tests need, and run all of them.

        Options:
          -h, --help  Show this help.
          --version   Show the version.

        See 'vitrine COMMAND --help' for more information.

        """)
  }
}
