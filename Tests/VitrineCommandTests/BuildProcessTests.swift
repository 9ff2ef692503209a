// The build as a process among others: killed, locked out, without room, without permission.

import Composable
import Foundation
import Programs
import Testing

/// A folder with content, in which `vitrine build` is run as a process.
final class BuildHouse {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-build-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(
      atPath: "\(path)/notes", withIntermediateDirectories: true)
    try write("notes/site.yaml", "states: [loading, loaded]\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// The build, as a line of shell that stands in the house.
  static func command(_ arguments: String = "--output out") -> String {
    "VITRINE_MEMORY=memory vitrine build --content notes --quiet \(arguments)"
  }

  /// A line of shell, run in the house.
  func run(_ line: String) throws -> Outcome {
    // Not joined to the line: where that begins something in the background, it would take this along.
    try shell("cd '\(path)' || exit; \(line)")
  }

  /// Whether a line of shell was still at work when it was killed.
  func isKilled(_ command: String, after microseconds: Int) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "cd '\(path)' && exec env \(command)"]
    process.environment = ["PATH": "\(try products()):/usr/bin:/bin"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(microseconds))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// All files below a folder, with what is in them; empty folders too.
  func tree(_ folder: String) -> [String: Data] {
    var tree: [String: Data] = [:]
    let root = "\(path)/\(folder)"
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
      let isEmpty =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)"))?.isEmpty ?? false
      if !isFolder.boolValue {
        tree[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
      } else if isEmpty {
        tree[name + "/"] = Data()
      }
    }
    return tree
  }

  /// What a build from nothing makes of the same content.
  func fresh() throws -> [String: Data] {
    let outcome = try run(
      "rm -rf fresh fresh-memory && VITRINE_MEMORY=fresh-memory vitrine build --content notes "
        + "--quiet --output fresh")
    #expect(outcome.code == 0, "\(outcome.error)")
    return tree("fresh")
  }
}

@Suite("the build as a process", .serialized)
struct BuildProcessTests {
  let house: BuildHouse

  init() throws {
    house = try BuildHouse()
    for number in 0..<4 {
      try house.write("notes/\(number).md", "# Note \(number)\n\nText of note \(number).\n")
    }
  }

  @Test("killed at any of 200 moments, the next build ends with what a fresh one makes")
  func kills() throws {
    var generator = SystemRandomNumberGenerator()
    let seed: UInt64 = generator.next()
    var random = SeededGenerator(seed: seed)
    // About as long as a build takes, found out on the way: most kills then hit one at work.
    var limit = 50_000
    let end = ContinuousClock.now + .seconds(25)
    var kills = 0
    while kills < 200, ContinuousClock.now < end {
      try changeContent(&random)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let isKilled = try house.isKilled(
          BuildHouse.command(), after: Int.random(in: 0...limit, using: &random))
        kills += isKilled ? 1 : 0
        limit = min(2_000_000, isKilled ? limit + limit / 10 : limit - limit / 8)
      }
      for (name, data) in house.tree("out")
      where name.hasSuffix(".html") && !name.hasPrefix(".") {
        // A page ends with its seal: a comment of 50 bytes.
        #expect(
          data.dropLast(50).suffix(8) == Data("</html>\n".utf8)
            && data.suffix(5) == Data(" -->\n".utf8),
          "half a file: \(name), seed \(seed)")
      }
      let outcome = try house.run(BuildHouse.command())
      #expect(outcome.code == 0, "\(outcome.error), seed \(seed)")
      let built = house.tree("out")
      let fresh = try house.fresh()
      #expect(built.keys.sorted() == fresh.keys.sorted(), "seed \(seed)")
      #expect(built == fresh, "seed \(seed)")
      if built != fresh { return }
    }
    print("\(kills) kills, seed \(seed)")
    #expect(kills > 0)
  }

  /// A note comes, goes or changes; what one refers to is a file, then a file in a folder.
  private func changeContent(_ random: inout SeededGenerator) throws {
    let isFolder = FileManager.default.fileExists(atPath: "\(house.path)/notes/data/one.txt")
    let target = isFolder ? "data" : "data/one.txt"
    try? house.remove("notes/data")
    try house.write("notes/\(target)", "\(UInt8.random(in: .min ... .max, using: &random))")
    try house.write("notes/data-note.md", "# Data\n\n[one](\(target))\n")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let name =
        "notes/\(["", "a/", "a/b/"].randomElement(using: &random) ?? "")"
        + "\(Int.random(in: 0..<6, using: &random)).md"
      if FileManager.default.fileExists(atPath: "\(house.path)/\(name)"),
        Bool.random(using: &random)
      {
        try house.remove(name)
      } else {
        try house.write(name, "# Note\n\nText \(UInt16.random(in: .min ... .max, using: &random)).")
      }
    }
  }

  @Test(
    "neither the time zone nor the locale shows in the output",
    arguments: ["TZ=Pacific/Kiritimati", "TZ=America/Anchorage LC_ALL=tr_TR.UTF-8", "LC_ALL=ar_EG"])
  func surroundings(variables: String) throws {
    try house.write("notes/dated.md", "---\ndate: 2025-01-31T23:30:00Z\n---\n# I\u{307}stanbul I")
    let outcome = try house.run("\(variables) \(BuildHouse.command())")
    #expect(outcome.code == 0)
    #expect(try house.tree("out") == house.fresh())
  }

  @Test("a second build of one output says that the first is at work, and waits")
  func lock() throws {
    let outcome = try house.run(
      """
      \(BuildHouse.command()) && exec 9<out && flock 9 && \
      { (until grep -qs waiting said; do sleep 0.01; done; echo released; exec 9>&-) & exec 9<&-; \
      \(BuildHouse.command("--output out --check")) 2> said; echo $?; cat said >&2; }
      """)
    #expect(
      outcome.error == "Another build is at work on this output; waiting for it to end.\n")
    #expect(outcome.output == "released\n0\n")
  }

  @Test(
    "a build that is asked to end does so as it was asked, and leaves nothing of what it staged",
    arguments: [("TERM", 143), ("HUP", 129)])
  func asked(signal: String, code: Int32) throws {
    _ = try house.run(BuildHouse.command())
    let before = house.tree("out")
    for number in 0..<1500 { try house.write("notes/many/\(number).md", "# Note \(number)") }
    let outcome = try house.run(
      """
      \(BuildHouse.command()) & build=$!
      until [ -e out/.vitrine-staging/tree/many ]; do sleep 0.01; done
      kill -\(signal) $build; wait $build
      """)
    #expect(outcome.code == code, "\(outcome)")
    #expect(house.tree("out") == before)
  }

  @Test("two builds at once end with what one makes")
  func together() throws {
    let outcome = try house.run(
      "\(BuildHouse.command()) & \(BuildHouse.command()) & \(BuildHouse.command()); wait")
    #expect(outcome.code == 0)
    #expect(try house.tree("out") == house.fresh())
  }

  @Test("a file that may not grow ends the build with 74, and leaves the output as it was")
  func sizeLimit() throws {
    _ = try house.run(BuildHouse.command())
    let before = house.tree("out")
    try house.write("notes/0.md", "# Changed\n\n" + String(repeating: "word ", count: 2000))
    let outcome = try house.run("ulimit -f 8; \(BuildHouse.command())")
    #expect(outcome.code == 74)
    #expect(outcome.error.hasPrefix("Error: cannot write 'out/"), "\(outcome.error)")
    #expect(house.tree("out") == before)
  }

  /// A disk of its own, for whoever may have one.
  private static let mount = "mkdir -p disk && mount -t tmpfs -o size=2800k none disk"

  private static func mayMount() throws -> Bool {
    try BuildHouse().run("unshare -rm sh -c '\(mount)'").code == 0
  }

  @Test(
    "a full disk ends the build with 74, and leaves the output as it was",
    .enabled("needs the right to mount a disk of its own") { try mayMount() })
  func fullDisk() throws {
    let mount = Self.mount
    let build = BuildHouse.command("--output disk/out")
    try house.write(
      "script",
      """
      \(mount) || exit 1
      \(build) || exit 2
      cp -r disk/out before
      head -c 300000 /dev/zero > disk/ballast
      for number in 0 1 2 3; do
        echo "# Changed" > notes/$number.md
        yes "many words" | head -c 60000 >> notes/$number.md
      done
      \(build)
      code=$?
      rm disk/ballast
      diff -r before disk/out || exit 3
      exit $code
      """)
    let outcome = try house.run("unshare -rm sh script")
    #expect(outcome.code == 74, "\(outcome)")
    #expect(outcome.error.contains("No space left on device. Make room, and build again"))
  }

  @Test(
    "without /proc a check is no help text that exits with 0: it ends with 74, and says so",
    .enabled("needs the right to mount a disk of its own") { try mayMount() })
  func withoutProc() throws {
    try house.write(
      "script",
      """
      mount -t tmpfs none /proc || exit 99
      \(BuildHouse.command("--check --output out"))
      """)
    let outcome = try house.run("unshare -rm sh script")
    #expect(outcome.code == 74, "\(outcome)")
    #expect(
      outcome.error == "the arguments cannot be read, since /proc is not there. Mount it.\n")
    #expect(outcome.output.isEmpty)
  }

  @Test("without permission the build ends with 74, and says where")
  func permission() throws {
    try house.write("closed/out/mine.txt", "mine")
    let user = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : "env"
    let outcome = try house.run(
      """
      chmod 755 . notes; mkdir -m 777 memory; chmod 555 closed/out; \
      \(user) \(BuildHouse.command("--output closed/out").replacing("VITRINE_MEMORY=", with: "env VITRINE_MEMORY="))
      """)
    #expect(outcome.code == 74)
    #expect(
      outcome.error == """
        Error: cannot make 'closed/out/.vitrine-staging': Permission denied. \
        Ask for the permission, or choose another place.

        """)
  }
}
