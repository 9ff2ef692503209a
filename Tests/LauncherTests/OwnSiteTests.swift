import Foundation
import Programs
import Testing

@Suite("the launcher of a site of one's own")
struct OwnSiteTests {
  private let first = "vitrine: building for the first time, which takes a while.\n"

  /// The calls that build a site whose sources are in a folder.
  private func builds(_ site: String, in place: String) -> [String] {
    let build =
      "swift build --package-path \(site) --scratch-path \(place) --product Site"
      + " --disable-build-manifest-caching -c release --static-swift-stdlib -Xswiftc -cross-module-optimization -Xlinker -no-pie -Xlinker"
      + " --no-export-dynamic"
    return [build, "\(build) --show-bin-path"]
  }

  /// A site beside the house, in whose only source a word stands; its path.
  private func site(_ name: String, _ word: String, of house: House) throws -> String {
    try house.write(word, to: "../\(name)/Sources/A/a.swift")
    for file in ["Package.swift", "vitrine"] { try house.write("", to: "../\(name)/\(file)") }
    return house.directory.appending(path: name).path
  }

  /// Runs a site's launcher as 'vitrine init' writes it.
  private func run(_ site: String, _ arguments: String = "", of house: House) throws -> Outcome {
    try house.run("VITRINE_SITE='\(site)' ./vitrine \(arguments)")
  }

  @Test("a site is built where this program is, so that nothing of it is compiled twice")
  func shared() throws {
    let house = try House()
    _ = try house.run()
    _ = try house.calls()
    let (mine, yours) = (try site("mine", "1", of: house), try site("yours", "2", of: house))
    for (site, word) in [(mine, "1"), (yours, "2")] {
      #expect(try run(site, of: house) == Outcome(output: "\(word)|\(site)|", error: first))
      #expect(try house.calls() == builds(site, in: "ROOT/.build"))
    }
    for (site, word) in [(mine, "1"), (yours, "2")] {
      #expect(try run(site, of: house) == Outcome(output: "\(word)|\(site)|"))
    }
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
    #expect(try house.calls() == [])
  }

  @Test("sites that are built at one time each run what is theirs")
  func together() throws {
    let house = try House()
    let sites = try ["1", "2", "3", "4"].map { try site("s\($0)", $0, of: house) }
    // A build of another site comes between this one's end and its copy, if it can.
    try house.fake("cp", "/bin/sleep 0.1; exec /bin/cp \"$@\"")
    let outcome = try house.run(
      "printf '%s\\n' 1 2 3 4 | xargs -I {} -P 4 env VITRINE_SITE='\(house.directory.path)'/s{} ./vitrine"
    )
    #expect(
      outcome.output.split(separator: "|").sorted()
        == (["1", "2", "3", "4"] + sites).sorted().map { $0[...] })
  }

  @Test("where nothing can be written beside these sources, a site is built in its own folder")
  func ownFolder() throws {
    let house = try House()
    try house.write("in the way", to: ".build")
    let mine = try site("mine", "1", of: house)
    try house.fake(
      "swift",
      """
      [ $1 = --version ] && echo 'Swift version 6.3' && exit
      echo "swift $*" >>"$MACHINE/calls"; exit 1
      """)
    _ = try run(mine, of: house)
    #expect(try house.calls().last == builds(mine, in: "\(mine)/.build").first)
  }

  @Test("tests of sites share what they are compiled of, apart from this program's")
  func tests() throws {
    let house = try House()
    let mine = try site("mine", "1", of: house)
    #expect(try run(mine, "test --filter a", of: house).code == 0)
    #expect(
      try house.calls() == [
        "swift test --package-path \(mine) --scratch-path ROOT/.build/sites"
          + " --disable-build-manifest-caching --filter a"
      ])
  }
}
