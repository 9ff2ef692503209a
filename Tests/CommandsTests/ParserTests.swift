import Commands
import Testing

@Suite("parsing")
struct ParserTests {
  @Test("a property keeps its initial value until it is given one")
  func defaults() {
    #expect(run("paint", "north") == painted { $0.wall = "north" })
  }

  @Test("an argument is known by its place, and the last one takes the rest")
  func arguments() {
    let expected = painted {
      $0.wall = "north"
      $0.coat = 3
      $0.more = ["east", "south"]
    }
    #expect(run("paint", "north", "3", "east", "south") == expected)
  }

  @Test(
    "a value follows its option as a word of its own, or after an equals sign",
    arguments: [["--paint", "green"], ["--paint=green"], ["-p", "green"], ["-pgreen"]])
  func values(words: [String]) {
    var console = Console.inMemory()
    #expect(painter.run(["paint", "north"] + words, &console) == .done)
    #expect(painter.run(["paint"] + words + ["north"], &console) == .done)
    let line = painted {
      $0.wall = "north"
      $0.paint = .green
    }.output
    #expect(console.output.text == line + line)
  }

  @Test("an option of an array gathers its values in order")
  func repeated() {
    let expected = painted {
      $0.wall = "north"
      $0.skipped = ["hall", "attic"]
    }
    #expect(run("paint", "-s", "hall", "north", "--skip", "attic") == expected)
  }

  @Test("flags of one letter can share a dash, and may be given twice")
  func letters() {
    let expected = painted {
      $0.wall = "north"
      $0.isQuiet = true
      $0.isDryRun = true
      $0.skipped = ["hall"]
    }
    #expect(run("paint", "-qnshall", "-q", "north") == expected)
  }

  @Test("after two dashes every word is an argument")
  func dashes() {
    let expected = painted {
      $0.wall = "--quiet"
      $0.coat = -2
      $0.more = ["--", "-h"]
    }
    #expect(run("paint", "--", "--quiet", "-2", "--", "-h") == expected)
  }

  @Test("a single dash and a negative number are words")
  func dash() {
    let expected = painted {
      $0.wall = "-"
      $0.coat = -2
      $0.brushes = -3
    }
    #expect(run("paint", "-", "-2", "--brushes", "-3") == expected)
  }

  @Test("an equals sign belongs to the value from the second one on")
  func equals() {
    let expected = painted {
      $0.wall = "a=b"
      $0.skipped = ["a=b"]
    }
    #expect(run("paint", "a=b", "--skip=a=b") == expected)
  }

  @Test("a command may have a name of two words")
  func twoWords() {
    #expect(run("new", "wall") == Outcome(code: .done, output: "built\n"))
  }
}
