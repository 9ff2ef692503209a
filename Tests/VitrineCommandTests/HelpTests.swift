import Commands
import Testing

@testable import VitrineCommand

@Suite("help of the program")
struct HelpTests {
  @Test("without arguments the commands are listed")
  func commands() {
    var console = Console.inMemory()
    #expect(VitrineProgram.program.run([], &console) == .done)
    #expect(
      console.output.text == """
        Build every state of every page of a site as static HTML, behind glass.

        Usage: vitrine COMMAND [OPTION…]

        Commands:
          build        Build the gallery: every state of every page.
          merge        Join the shares that 'build --shard' made to the gallery.
          pages        List the pages and their frames.
          matrix       Show what is visible and what is live, region by region.
          audit        Check that what is redacted is inert, and much else.
          play         Play a page in the terminal, step by step.
          diff         Show what changed in the gallery, why, and what is to be seen of
                       it.
          new article  Begin an article, as a draft with today's date.
          render       Turn a Markdown text into HTML, redacted where you say so.
          init         Begin a site of one's own in a folder.
          test         Set up what the tests need, and run all of them.
          bench        Measure the budgets, side by side with the peers.

        Options:
          -h, --help  Show this help.
          --version   Show the version.

        See 'vitrine COMMAND --help' for more information.

        """)
  }
}
