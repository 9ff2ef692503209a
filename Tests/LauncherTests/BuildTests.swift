import Foundation
import Programs
import Testing

@Suite("the launcher builds")
struct BuildTests {
  private let first = "vitrine: building for the first time, which takes a while.\n"
  private let changed = "vitrine: building, since the sources changed.\n"
  private let build = [
    "swift build --package-path ROOT --scratch-path ROOT/.build --product vitrine -c release --static-swift-stdlib"
      + " -Xswiftc -cross-module-optimization -Xlinker -no-pie -Xlinker --no-export-dynamic",
    "swift build --package-path ROOT --scratch-path ROOT/.build --product vitrine -c release --static-swift-stdlib"
      + " -Xswiftc -cross-module-optimization -Xlinker -no-pie -Xlinker --no-export-dynamic"
      + " --show-bin-path",
  ]

  @Test("the first run builds and says so; the next one does neither")
  func fresh() throws {
    let house = try House()
    #expect(try house.run() == Outcome(output: "one|ROOT|", error: first))
    #expect(try house.calls() == build)
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
    #expect(try house.calls() == [])
  }

  @Test("ICU becomes a part of the binary where its archives are, and is loaded where they are not")
  func archives() throws {
    let house = try House()
    try house.write("Requires: icu-uc\nLibs: -licui18n\n", to: "machine/icu-i18n.pc")
    try house.write("Libs: -L${libdir} -licuuc -licudata\n", to: "machine/icu-uc.pc")
    try house.fake("pkg-config", "echo \"$HOUSE/machine\"")
    _ = try house.run("PKG_CONFIG_PATH=/of/mine ./vitrine")
    #expect(try house.calls() == build.map { "PKG_CONFIG_PATH=/of/mine \($0)" })
    try house.write("", to: "machine/libicudata.a")
    try house.write("two", to: "Sources/A/a.swift")
    _ = try house.run("PKG_CONFIG_PATH=/of/mine ./vitrine")
    let told = ".build/launcher/pkgconfig"
    #expect(
      try house.calls() == build.map { "PKG_CONFIG_PATH=ROOT/\(told):/of/mine \($0)" })
    #expect(
      try house.run("cat \(told)/icu-i18n.pc \(told)/icu-uc.pc").output == """
        Requires: icu-uc
        Libs: -l:libicui18n.a
        Libs: -L${libdir} -l:libicuuc.a -l:libicudata.a

        """)
  }

  @Test("what the compiler warns of is shown, once")
  func warnings() throws {
    let house = try House()
    let warning = "/site/a.swift:3:7: warning: immutable value 'a' was never used\n"
    try "\(warning)3 | let a = 1\n\(warning)".write(
      to: house.directory.appending(path: "warnings"), atomically: false, encoding: .utf8)
    #expect(try house.run() == Outcome(output: "one|ROOT|", error: first + warning))
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
  }

  @Test("on a terminal it is told how far a build is, and nothing is left of that")
  func steps() throws {
    let house = try House()
    try "[3/12] Compiling A a.swift\n".write(
      to: house.directory.appending(path: "steps"), atomically: false, encoding: .utf8)
    let shown = try house.run("script -qec ./vitrine /dev/null").output
    let wiped = "\r\u{1B}[K"
    #expect(
      shown.hasPrefix(first.replacing("\n", with: "\r\n") + "\(wiped)vitrine: step 3 of 12\(wiped)")
    )
    #expect(shown.hasSuffix("\(wiped)one|ROOT|"))
  }

  @Test("a changed byte is built, with whatever date")
  func stale() throws {
    let house = try House()
    _ = try house.run()
    let file = house.root.appending(path: "Sources/A/a.swift").path
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    try house.write("two", to: "Sources/A/a.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(date)], ofItemAtPath: file)
    #expect(try house.run() == Outcome(output: "two|ROOT|", error: changed))
  }

  @Test("a date that changed is not built")
  func touched() throws {
    let house = try House()
    _ = try house.run()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 9000)],
      ofItemAtPath: house.root.appending(path: "Sources/A/a.swift").path)
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
  }

  @Test(
    "a file that is added, renamed or removed is built, and so is a changed manifest",
    arguments: [
      "echo >Sources/A/b.swift", "mkdir Sources/B && mv Sources/A/c.swift Sources/B",
      "rm Sources/A/c.swift", "echo >>Package.swift", "echo >>vitrine",
    ])
  func changes(line: String) throws {
    let house = try House()
    try house.write("", to: "Sources/A/c.swift")
    _ = try house.run()
    #expect(try house.run("\(line) && ./vitrine") == Outcome(output: "one|ROOT|", error: changed))
  }

  @Test("what is not a source is not built")
  func unrelated() throws {
    let house = try House()
    _ = try house.run()
    try house.write("", to: "Content/a.md")
    try house.write("", to: "Tests/ATests/a.swift")
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
  }

  @Test("a folder that is called as binaries are stops no build, and goes")
  func folderInTheWay() throws {
    let house = try House()
    _ = try house.run()
    try house.write("", to: ".build/launcher/vitrine-bench-1/left/over")
    try house.write("two", to: "Sources/A/a.swift")
    #expect(try house.run() == Outcome(output: "two|ROOT|", error: changed))
    let folder = house.root.appending(path: ".build/launcher").path
    let all = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(all.count { $0.hasPrefix("vitrine-") } == 1)
  }

  @Test("only the newest binary is kept")
  func tidy() throws {
    let house = try House()
    for text in ["one", "two", "three"] {
      try house.write(text, to: "Sources/A/a.swift")
      _ = try house.run()
    }
    let folder = house.root.appending(path: ".build/launcher").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.filter { $0 != "lock" && $0 != "log" }.count == 1)
  }

  @Test("a build that fails shows what was said, exits with 74, and is tried again")
  func broken() throws {
    let house = try House()
    _ = try house.run()
    try house.fake(
      "swift",
      #"""
      [ $1 = --version ] && echo 'Swift version 6.3' && exit
      echo 'a.swift:1:1: error: no'
      exit 1
      """#)
    try house.write("two", to: "Sources/A/a.swift")
    let error = changed + "a.swift:1:1: error: no\nvitrine: the build failed; see above.\n"
    #expect(try house.run() == Outcome(code: 74, error: error))
    try house.mendSwift()
    #expect(try house.run() == Outcome(output: "two|ROOT|", error: changed))
  }

  @Test("a build that was killed is done again")
  func killed() throws {
    let house = try House()
    try house.fake(
      "swift",
      #"""
      [ $1 = --version ] && echo 'Swift version 6.3' && exit
      mkdir -p "$HOUSE/.build/built"
      echo 'half a bin' >"$HOUSE/.build/built/vitrine"
      kill -9 $PPID
      """#)
    #expect(try house.run().code != 0)
    try house.mendSwift()
    #expect(try house.run() == Outcome(output: "one|ROOT|", error: first))
  }

  @Test("runs at one time build once, and all of them run what was built")
  func together() throws {
    let house = try House()
    // Not by '&' and 'wait': threads of Foundation start processes with SIGCHLD blocked, and a
    // shell then waits for ever.
    let outcome = try house.run("printf '%s\\n' 1 2 3 4 | xargs -n 1 -P 4 ./vitrine")
    #expect(
      outcome.output.split(separator: "|").sorted()
        == ["1", "2", "3", "4", "ROOT", "ROOT", "ROOT", "ROOT", "one", "one", "one", "one"])
    #expect(try house.calls() == build)
  }

  @Test("without Swift it says where to get it")
  func noSwift() throws {
    let house = try House()
    try house.fake("swift", nil)
    #expect(
      try house.run()
        == Outcome(
          code: 74,
          error: """
            vitrine: Swift 6.1 or newer is needed, and there is no 'swift' on the PATH.
            vitrine: Get it from https://swift.org/install and call again.

            """))
  }

  @Test(
    "a Swift that is too old is told, one that is new enough is not",
    arguments: [
      ("5.10.1", false), ("6.0.3", false), ("6.1", true), ("6.1.2", true), ("6.10", true),
      ("10.0", true),
    ])
  func version(number: String, isEnough: Bool) throws {
    let house = try House()
    try house.fake(
      "swift",
      """
      [ "$1" = --version ] || { echo 'Build reached.'; exit 1; }
      echo 'Swift version \(number) (swift-\(number)-RELEASE)'
      echo 'Target: x86_64-unknown-linux-gnu'
      """)
    let outcome = try house.run()
    #expect(outcome.code == 74)
    if isEnough {
      #expect(outcome.error.contains("Build reached."))
    } else {
      #expect(outcome.error.contains("6.1 or newer is needed, and this is Swift \(number).\n"))
    }
  }
}
