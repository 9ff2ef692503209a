// `vitrine diff --shard`: pictures that several machines take.

import Commands
import Foundation
import SiteCommands
import Testing

@Suite("vitrine diff --shard", .serialized)
struct DiffShareTests {
  let place: DiffPlace

  init() throws {
    place = try DiffPlace()
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    try place.build()
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/\(folder)").sorted()
  }

  @Test("a diff with the pictures of all shares takes none, and reports what one machine reports")
  func united() throws {
    let words = ["--width", "390", "--scheme", "light"]
    for number in 1...3 {
      let share = place.diff(
        words + ["--shard", "\(number)/3", "--pictures", "\(place.path)/pictures"])
      #expect(share.code == .done, "\(share.error)")
      #expect(share.output.hasPrefix("share \(number)/3: "))
    }
    let taken = try names("pictures")
    #expect(taken.count == 4)
    let united = place.diff(
      words + ["--pictures", "\(place.path)/pictures", "--out", "\(place.path)/united"])
    #expect(try names("pictures") == taken)
    let whole = place.diff(words + ["--out", "\(place.path)/whole"])
    #expect(united.code == .findings)
    #expect(united == whole)
    #expect(try names("united/pictures") == names("whole/pictures"))
  }

  @Test(
    "what a share does not do is wrong use",
    arguments: ["--out report", "--json", "--junit x.xml", "--markdown x.md", "--fail-on pixels"])
  func excluded(words: String) {
    let words = words.split(separator: " ").map(String.init)
    let outcome = place.diff(["--shard", "1/2"] + words)
    #expect(outcome.code == .wrongUse)
    #expect(
      outcome.error.hasPrefix("Error: '--shard' only takes pictures: leave '\(words[0])' out."))
  }

  @Test("a share whose pictures could be kept nowhere is wrong use")
  func nowhere() {
    var console = Console.inMemory(environment: .only([:]))
    let words = ["diff", "--head", "\(place.path)/Output", "--shard", "1/1"]
    #expect(StudioProgram.program().run(words, &console) == .wrongUse)
    #expect(console.error.text.hasPrefix("Error: '--shard' needs a place for the pictures. "))
  }

  @Test("without a browser a share fails the machine's way")
  func noBrowser() {
    let outcome = place.diff(["--shard", "1/1", "--browser", "/nowhere/chromium"])
    #expect(outcome.code == .machineFailed)
    #expect(outcome.error.contains("there are no pictures: "))
  }
}
