import Foundation
import Programs
import Testing

@Suite("the process")
struct ProcessTests {
  @Test("a wrong command exits with 64 and leaves standard output empty")
  func wrongUse() throws {
    let outcome = try shell("vitrine tset")
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        Error: unknown command 'tset'. Did you mean 'test'?
        Usage: vitrine COMMAND [OPTION…]
        See 'vitrine COMMAND --help' for more information.

        """)
  }

  @Test("a full disk behind standard output exits with 74")
  func full() throws {
    let outcome = try shell("vitrine --help >/dev/full")
    #expect(outcome.code == 74)
    #expect(outcome.error == "Error: cannot write to standard output: No space left on device.\n")
  }

  @Test("a closed standard output exits with 74")
  func closed() throws {
    let outcome = try shell("vitrine --help >&-")
    #expect(outcome.code == 74)
    #expect(outcome.error == "Error: cannot write to standard output: Bad file descriptor.\n")
  }

  @Test("a closed standard error hides the message and nothing else")
  func closedError() throws {
    let outcome = try shell("vitrine tset 2>&-")
    #expect(outcome == Outcome(code: 64))
  }

  @Test("a diff that git started in a further work tree is of that tree, whatever git tells of it")
  func hook() throws {
    let outcome = try shell(
      """
      set -e
      place=$(mktemp -d); trap 'rm -rf "$place"' EXIT; cd "$place"
      git init -q -b main one; cd one; mkdir -p Output/tea; echo '<p>One</p>' >Output/tea/loaded.html
      git add .; git -c user.name=Test -c user.email=test@example.org commit -q -m Begin
      git worktree add -q ../other; cd ../other; echo '<p>Other</p>' >Output/tea/loaded.html
      GIT_DIR=$(git rev-parse --absolute-git-dir); export GIT_DIR GIT_INDEX_FILE="$GIT_DIR/index"
      vitrine diff --head Output --no-pixels --quiet --fail-on redaction
      """)
    #expect(outcome.output.hasPrefix("1 of 1 frame changed, in 1 group · "), "\(outcome)")
    #expect(outcome.code == 0)
  }

  @Test("how git ended is heard where nobody who started this wants to hear of children")
  func ignoredChildren() throws {
    let outcome = try shell(
      """
      set -e
      place=$(mktemp -d); trap 'rm -rf "$place"' EXIT; cd "$place"; git init -q -b main
      mkdir -p Output/tea; echo '<p>One</p>' >Output/tea/loaded.html; git add .
      git -c user.name=Test -c user.email=test@example.org commit -q -m Begin
      trap '' CHLD
      vitrine diff --head Output --no-pixels --quiet
      vitrine diff --head Output --no-pixels --quiet --base nosuch
      """)
    #expect(outcome.output.hasPrefix("1 frame, nothing changed"), "\(outcome)")
    #expect(outcome.code == 64 && outcome.error.contains("'nosuch'"), "\(outcome)")
  }

  @Test("a file of any size is copied in as little memory as a small one, and told if it cannot be")
  func film() throws {
    let outcome = try shell(
      """
      set -e
      place=$(mktemp -d); trap 'rm -rf "$place"' EXIT; cd "$place"; mkdir notes; export VITRINE_MEMORY=memory
      printf '# Film\n\n[the film](film.mp4)\n' >notes/film.md
      printf film >notes/film.mp4; truncate -s 300M notes/film.mp4
      (ulimit -v 700000; vitrine build --content notes --output Output --quiet)
      cmp notes/film.mp4 Output/assets/content/film.mp4
      cp -r --reflink=auto Output Other
      vitrine diff --base Other --head Output --no-pixels --quiet
      truncate -s 300G notes/film.md
      (ulimit -v 700000; vitrine build --content notes --output Output)
      """)
    #expect(outcome.code == 2, "\(outcome)")
    #expect(outcome.output.contains(" frames, nothing changed"), "\(outcome)")
    #expect(outcome.error.contains("film.md: error: the file is larger than"), "\(outcome)")
  }

  @Test("a reader that had enough is no failure")
  func brokenPipe() throws {
    let outcome = try shell("{ sleep 0.1; vitrine --help; echo $? >&2; } | true")
    #expect(outcome == Outcome(error: "0\n"))
  }
}

/// Runs a line of shell in which `vitrine` is the program that was built with these tests.
func shell(_ line: String) throws -> Outcome {
  try outcome(
    of: ["/bin/sh", "-c", line], environment: ["PATH": "\(try products()):/usr/bin:/bin"])
}

/// The folder of the programs that were built with these tests.
func products() throws -> String {
  try #require(Bundle.main.executableURL).deletingLastPathComponent().path
}
