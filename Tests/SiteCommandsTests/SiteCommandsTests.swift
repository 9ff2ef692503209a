// The commands of a site, on a small one, as a user calls them.

import Atlas
import Commands
import Composable
import Content
import Drawing
import Foundation
import JSON
import Prose
import SiteCommands
import Testing

/// A site of one page in Swift, and a page of a heading for each document.
private enum SmallSite: SiteProgram {
  static let site = Site(
    title: "Small", pages: [{ _ in [doorPage] }],
    article: { document, content in
      Page(content.pageName(of: document), false) {
        EmptyReducer<Bool, Press>()
      } view: { _ in
        Text(document.title)
      } story: {
        Frame("read")
      }
    })
}

private enum Press: Hashable, Sendable { case pressed }

private let doorPage = Page("door", false) {
  Reduce<Bool, Press> { isOpen, _ in
    isOpen.toggle()
    return .none
  }
} view: { store in
  Button(store.state ? "Close" : "Open", store.intent(.pressed))
} story: {
  Frame("closed")
}

private struct Folder: ~Copyable {
  let root = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func run(_ arguments: String...) -> (code: ExitCode, output: String, error: String) {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": root.path]))
    let code = SmallSite.program().run(arguments, &console)
    return (console.finish(code), console.output.text, console.error.text)
  }
}

private let content = ["Content/a.md": "# A\n\nText.\n", "Content/more/b.md": "# B\n"]

@Test("pages lists the site's own pages, those in Swift and those in Markdown, by name")
func pages() throws {
  let result = try Folder(content).run("pages")
  #expect(result.code == .done)
  #expect(
    result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
      "a  closed, 1 state, 1 of 1 looks shown, 100 % of live controls lead on",
      "door  closed, 2 states, 2 of 2 looks shown, 100 % of live controls lead on",
      "more/b  closed, 1 state, 1 of 1 looks shown, 100 % of live controls lead on",
    ])
  #expect(result.error == "")
}

@Test("of a folder that is named, only the documents are pages")
func otherContent() throws {
  let folder = try Folder(["other/c.md": "# C\n"])
  let result = folder.run("pages", "--content", folder.root.appending(path: "other").path)
  #expect(result.output.hasPrefix("c  closed, 1 state, 1 of 1 looks shown"))
  #expect(!result.output.contains("door"))
}

@Test("the site's own folder is that, however it is named")
func ownContent() throws {
  let folder = try Folder(content)
  let own = folder.root.appending(path: "Content").path
  for name in ["\(own)/", "\(own)/../Content"] {
    #expect(folder.run("pages", "--content", name).output == folder.run("pages").output)
  }
}

@Test(
  "content that cannot be read is the machine's failure, for every command",
  arguments: [["pages"], ["audit"], ["matrix", "a"], ["play", "a"]])
func noContent(command: [String]) throws {
  let folder = try Folder(["beside/a.md": "# A\n"])
  let loop = folder.root.appending(path: "loop").path
  try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
  var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
  let code = SmallSite.program().run(command + ["--content", loop], &console)
  #expect(code == .machineFailed)
  #expect(console.error.text.hasPrefix("Error: cannot "))
}

@Test("a page that is not there is wrong use, and the name that was meant is suggested")
func unknownPage() throws {
  let folder = try Folder(content)
  let result = folder.run("matrix", "dor")
  #expect(result.code == .wrongUse)
  #expect(result.error.hasPrefix("Error: there is no page 'dor'. Did you mean 'door'?"))
  for word in ["b", "Content/more/b.md", "more", "More/B", "other/b"] {
    #expect(folder.run("pages", word).error.contains("Did you mean 'more/b'?"), "\(word)")
  }
  #expect(folder.run("matrix", "zzzzzz").error.contains("'vitrine pages' lists them."))
}

@Test("content that is wrong is told with its place, and ends with 2")
func badContent() throws {
  let folder = try Folder(["Content/a.md": "---\ntitel: A\n---\n"])
  for command in [["pages"], ["audit"], ["matrix", "a"], ["play", "a"]] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
    let code = SmallSite.program().run(command, &console)
    #expect(code == .badContent)
    #expect(console.error.text.contains("a.md:2:1: error: unknown key 'titel'"))
  }
}

@Test(
  "what no build makes a page of, no other command does",
  arguments: [
    (
      ["Content/door.md": "# Door\n"],
      "have one name"
    ),
    (["Content/b.md": "# B\n", "Content/B.md": "# B\n"], "error: this page and '"),
    (["Content/assets.md": "# I\n"], "assets.md: error: 'assets' is a name that the gallery needs"),
  ])
func names(files: [String: String], words: String) throws {
  let folder = try Folder(files)
  for command in [["build"], ["pages"], ["audit"], ["matrix", "door"], ["play", "door"]] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
    let code = SmallSite.program().run(command, &console)
    #expect(code == .badContent, "\(command)")
    #expect(console.error.text.contains(words), "\(command): \(console.error.text)")
  }
}

@Test("audit is one line and 0 when all holds")
func audit() throws {
  let result = try Folder(content).run("audit")
  #expect(result.code == .done)
  #expect(result.output == "3 pages, 4 frames: every check holds\n")
}

/// A site whose page says in its title what it hides from the public.
private enum CardSite: SiteProgram {
  static let site = Site(
    title: "Cards",
    pages: { _ in
      [
        Page("card", title: "Card", false) {
          EmptyReducer<Bool, Press>()
        } view: { _ in
          Main {
            Heading(1, "Card").title("The card 4929-1234")
            Text("4929-1234").privacySensitive()
          }
        } story: {
          Frame("shown")
        }
      ]
    })
}

@Test("audit --public checks what the public would get, and reads nothing that is private")
func auditForThePublic() throws {
  let folder = try Folder([
    "Content/a.md":
      "---\ntitle: Zinnober\nredaction: { private: true }\nZinnober: 1\n---\n\nText.\n"
  ])
  func run(_ arguments: String...) -> (code: ExitCode, text: String) {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
    let code = CardSite.program().run(["audit"] + arguments, &console)
    return (code, console.output.text + console.error.text)
  }
  #expect(run("a").text.contains("Zinnober"))
  let all = run("--public")
  #expect(all.code == .findings, "\(all.text)")
  #expect(all.text.contains("card"), "\(all.text)")
  #expect(!all.text.contains("Zinnober"), "\(all.text)")
  #expect(run("a", "--public").code == .done)
  #expect(run().code == .done)
}

@Test("what a page in Swift shows of the documents is there, though none is held")
func documentsOfPages() throws {
  let folder = try Folder([
    "Content/a.md": "# Apple", "Content/b.md": "---\ndraft: true\n---\n# Quince",
  ])
  let result = folder.run("play", "a")
  #expect(result.output.contains("Apple"), "\(result.error)")
  #expect(folder.run("play", "b").error.contains("there is no page 'b'"))
}

@Test("play shows each step; one that fits nothing lists the candidates and ends with 64")
func play() throws {
  let folder = try Folder(content)
  let good = folder.run("play", "door", "Open", "+1s")
  #expect(good.code == .done)
  #expect(
    good.output == """
      ── door · at 0 s
        [Open]
      ── Open · at 0 s
        [Close]
      ── +1s · at 1 s
        [Close]

      """)
  let bad = folder.run("play", "door", "Open", "Shut")
  #expect(bad.code == .wrongUse)
  #expect(bad.error.contains("there is no control 'Shut'. There are:\n  button 1  'Close'"))
  #expect(bad.output.contains("── Open"))
}

@Test(
  "--json prints one object with a version",
  arguments: [
    ["pages", "--json"], ["matrix", "door", "--json"], ["audit", "--json"],
    ["play", "door", "Open", "--json"],
  ])
func json(command: [String]) throws {
  let folder = try Folder(content)
  var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
  #expect(SmallSite.program().run(command, &console) == .done)
  let object = try JSONSerialization.jsonObject(with: Data(console.output.text.utf8))
  #expect((object as? [String: Any])?["version"] as? Int == 1)
}

@Test(
  "--json prints the object of a build where the content is wrong",
  arguments: [["pages"], ["audit"], ["matrix", "a"], ["play", "a"]])
func jsonOfBadContent(command: [String]) throws {
  let folder = try Folder(["Content/a.md": "---\ntitel: A\n---\n"])
  var objects: [JSON] = []
  for words in [["build"], command] {
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": folder.root.path]))
    #expect(SmallSite.program().run(words + ["--json"], &console) == .badContent)
    objects.append(try JSON(parsing: Array(console.output.text.utf8)))
  }
  let (build, told) = (objects[0], objects[1])
  #expect(told["version"] == 1)
  #expect(told["pages"] == 0)
  #expect(told["diagnostics"]?[0]?["line"] == 2)
  #expect(told["diagnostics"] == build["diagnostics"])
}

@Test("pages are printed as machines, one or all, in one notation at a time")
func machines() throws {
  let folder = try Folder(content)
  let one = folder.run("pages", "door", "--format", "mermaid")
  #expect(one.code == .done)
  #expect(
    one.output == """
      stateDiagram-v2
        %% door - closed, 2 of 2 looks shown
        state "closed" as s_closed
        state "closed-pressed" as s_closed_pressed
        [*] --> s_closed
        s_closed --> s_closed_pressed : Open
        s_closed_pressed --> s_closed : Close

      """)
  // One that is named twice is one page: nothing in a document can be there twice.
  #expect(folder.run("pages", "door", "door", "--format", "mermaid").output == one.output)
  #expect(folder.run("audit", "a", "a").output == "1 page, 1 frame: every check holds\n")
  let all = folder.run("pages", "--format", "scxml").output
  #expect(all.contains("<parallel id=\"pages\">") && all.contains("more.b..read"))
  let both = folder.run("pages", "--format", "dot", "--json")
  #expect(both.code == .wrongUse)
  #expect(both.error.hasPrefix("Error: '--json' and '--format' are two notations."))
  let other = folder.run("pages", "--format", "dots")
  #expect(other.code == .wrongUse)
  #expect(other.error.contains("'mermaid', 'dot', 'scxml'"))
}
