// What 'build' says where a check of a page fails: that, and nothing that is not so.

import Atlas
import Commands
import Composable
import Content
import Drawing
import Foundation
import SiteCommands
import Testing

/// A site whose one page has a story that goes nowhere.
private enum WrongSite: SiteProgram {
  static let site = Site(title: "Wrong", pages: { _ in [page] })
  static let line = #line + 1
  static let page = Page("door", false) {
    EmptyReducer<Bool, Never>()
  } view: { _ in
    Heading(1, "Door")
  } story: {
    Tap("Open")
  }
}

@Test("where a check of a page fails, it is not said that there is no page")
func failedCheck() throws {
  let root = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: root) }
  try FileManager.default.createDirectory(
    at: root.appending(path: "Content"), withIntermediateDirectories: true)
  var console = Console.inMemory(environment: .only(["VITRINE_ROOT": root.path]))
  let code = console.finish(WrongSite.program().run(["build"], &console))
  #expect(code == .findings)
  let file = "SiteCommandsTests/FindingTests.swift"
  #expect(
    console.error.text == """
      door: \(file):\(WrongSite.line + 5): there is no control 'Open' to tap. There is none with a name.
      The page 'door' is written at \(file):\(WrongSite.line).
      Nothing was written.

      """)
  #expect(console.output.text.hasPrefix("1 finding · "))
}

@Test("where the sources are, a finding names the file, unless two have that name")
func findingsPlaces() throws {
  let root = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: root) }
  let module = root.appending(path: "Sources/SiteCommandsTests")
  for folder in [
    root.appending(path: "Content"), module.appending(path: "a"), module.appending(path: "b"),
  ] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  func told() -> [Substring] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": root.path]))
    _ = console.finish(WrongSite.program().run(["build"], &console))
    return console.error.text.split(separator: "\n").map { $0.prefix { $0 != "," } }
  }
  let name = "FindingTests.swift"
  try Data().write(to: module.appending(path: "a/\(name)"))
  // Folders that link to each other in a circle are looked into once.
  try FileManager.default.createSymbolicLink(
    at: module.appending(path: "a/again"), withDestinationURL: module)
  let (control, page) = (WrongSite.line + 5, WrongSite.line)
  let path = "\(root.path)/Sources/SiteCommandsTests/a/\(name)"
  #expect(told().first?.hasPrefix("door: \(path):\(control): there is no control") == true)
  #expect(told().contains("The page 'door' is written at \(path):\(page)."))
  // Machines open files, too; and an audit tells what a build does.
  for command in [["build", "--json"], ["audit", "--json"], ["audit"]] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": root.path]))
    _ = console.finish(WrongSite.program().run(command, &console))
    let told = console.output.text.replacing("\\/", with: "/")
    #expect(told.contains("\(path):\(control): there is no control"), "\(command): \(told)")
  }
  try Data().write(to: module.appending(path: "b/\(name)"))
  #expect(told().contains("The page 'door' is written at SiteCommandsTests/\(name):\(page)."))
}
