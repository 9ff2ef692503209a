// A base that lies in git, read without a checkout.

import Foundation
import Programs
import Review
import Testing

@Test("a commit is read without a checkout, and compared with the folder of today")
func commit() throws {
  let place = try Workplace()
  try Sample.site().write(to: "\(place.path)/Output")
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  let output = "\(place.path)/Output"
  let same = try Review(from: Side(reference: "main", of: output), to: Side(folder: output))
  #expect(same.isEmpty)
  #expect(same.sameCount == 6)

  try Sample.site().replacing("three minutes", "four minutes").write(to: output)
  let changed = try Review(from: Side(of: output), to: Side(folder: output))
  #expect(
    changed.frames.map(\.path) == ["articles/tea/loaded-favorite.html", "articles/tea/loaded.html"])
}

@Test("the base is where the branch left the main line")
func mergeBase() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  try Sample.site().write(to: output)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  try place.git("checkout", "-b", "topic")
  try Sample.site().replacing("three minutes", "four minutes").write(to: output)
  try place.git("add", ".")
  try place.git("commit", "-m", "Take longer")
  let review = try Review(from: Side(of: output), to: Side(folder: output))
  #expect(review.frames.count == 2)
  let since = try Review(from: Side(reference: "HEAD", of: output), to: Side(folder: output))
  #expect(since.isEmpty)
}

@Test("where the main line is not known, nothing is compared with itself")
func noMainLine() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  try Sample.site().write(to: output)
  try place.git("init", "-b", "trunk")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  // One branch is the main line itself.
  #expect(try Side(of: output).title.hasPrefix("HEAD ("))
  try place.git("checkout", "-b", "topic")
  #expect(throws: ReviewError.noBaseline(mainLine: nil, isShallow: false)) { try Side(of: output) }
  try Sample.site().replacing("three minutes", "four minutes").write(to: output)
  try place.git("commit", "-a", "-m", "Take longer")
  try place.git("branch", "main", "trunk")
  #expect(try Side(of: output).title.hasSuffix(", where this left main"))
  try place.git("checkout", "--orphan", "pages")
  try place.git("commit", "-a", "-m", "Begin pages")
  #expect(throws: ReviewError.noBaseline(mainLine: "main", isShallow: false)) {
    try Side(of: output)
  }
  try place.git("checkout", "main")
  let clone = "\(place.path)/clone"
  try place.git("clone", "--depth", "1", "-b", "topic", "file://\(place.path)", clone)
  #expect(throws: ReviewError.noBaseline(mainLine: nil, isShallow: true)) {
    try Side(of: "\(clone)/Output")
  }
}

@Test("a gallery that is a repository by itself is compared with what it was, by a link as well")
func ownRepository() throws {
  let place = try Workplace()
  try Sample.site().write(to: place.path)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  let loaded = URL(filePath: "\(place.path)/articles/tea/loaded.html")
  try Data(String(contentsOf: loaded, encoding: .utf8).replacing("three", with: "four").utf8)
    .write(to: loaded)
  let other = try Workplace()
  let link = "\(other.path)/link"
  try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.path)
  for folder in [place.path, link] {
    let review = try Review(from: Side(of: folder), to: Side(folder: folder))
    #expect(review.frames.map(\.path) == ["articles/tea/loaded.html"])
  }
}

@Test(
  "a file that git was told not to look at is looked at here",
  arguments: ["--assume-unchanged", "--skip-worktree"])
func unseenFiles(option: String) throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  try Sample.site().write(to: output)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  try place.git("update-index", option, "Output/articles/tea/loaded.html")
  try Sample.site().replacing("three minutes", "four minutes").write(to: output)
  let review = try Review(from: Side(of: output), to: Side(folder: output))
  #expect(review.frames.map(\.path).contains("articles/tea/loaded.html"))
}

@Test("a name that begins with a mark is not taken for the name behind that")
func markedName() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  var sample = Sample.site()
  for name in ["a", "b", "c", "d", "e", "f"] {
    sample.files["\(name).txt"] = "plain"
    sample.files["\u{301}\(name).txt"] = "marked"
  }
  try sample.write(to: output)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  #expect(try Review(from: Side(of: output), to: Side(folder: output)).isEmpty)
}

@Test("git is let say why it does not open a repository")
func refused() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  try Sample.site().write(to: output)
  try place.git("init", "-b", "main")
  try Data("[core]\n\trepositoryformatversion = 99\n".utf8)
    .write(to: URL(filePath: "\(place.path)/.git/config"))
  #expect {
    try Side(of: output)
  } throws: { error in
    "\(error)".contains("'git rev-parse --show-toplevel' failed: ") && "\(error)".contains("99")
  }
}

@Test("files of the work tree tell which source a change comes from")
func touchedSources() throws {
  let place = try Workplace()
  var sample = Sample.site()
  sample.files["../Sources/Exhibits/Todos/TodosView.swift"] = "// draws"
  try sample.write(to: "\(place.path)/Output")
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  sample.files["../Sources/Exhibits/Todos/TodosView.swift"] = "// draws more"
  try sample.replacing("Check Mail", "Check the mail").write(to: "\(place.path)/Output")
  let output = "\(place.path)/Output"
  let sources = SourceMap(folders: ["Sources"], views: ["View.swift"])
  let review = try Review(from: Side(of: output), to: Side(folder: output), sources: sources)
  #expect(review.frames.flatMap(\.reasons).map(\.cause.kind) == [.view])
  #expect(
    review.frames.flatMap(\.reasons).map(\.cause.files) == [
      ["Sources/Exhibits/Todos/TodosView.swift"]
    ])
}

@Test("only what is told to be a source is one, and what stands beside a view decides")
func toldSources() throws {
  let place = try Workplace()
  var sample = Sample.site()
  let feature = "../App/Pages/Todos"
  for file in ["Todos.swift", "TodosLook.swift"] { sample.files["\(feature)/\(file)"] = "// a" }
  sample.files["../Attic/Todos/Todos.swift"] = "// a"
  sample.files["../App/Lists.swift"] = "// a"
  let output = "\(place.path)/Output"
  try sample.write(to: output)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  func cause(_ touched: [String], _ sources: SourceMap) throws -> Cause? {
    var changed = sample.replacing("Check Mail", "Check the mail")
    for file in touched { changed.files[file] = "// b" }
    try changed.write(to: output)
    return try Review(from: Side(of: output), to: Side(folder: output), sources: sources)
      .frames.first?.reasons.first?.cause
  }
  let sources = SourceMap(folders: ["App"], views: ["Look.swift"])
  let view = try cause(["\(feature)/TodosLook.swift"], sources)
  #expect(view?.kind == .view && view?.files == ["App/Pages/Todos/TodosLook.swift"])
  let logic = try cause(["\(feature)/Todos.swift"], sources)
  #expect(logic?.kind == .reducer && logic?.files == ["App/Pages/Todos/Todos.swift"])
  // Without a view beside it, what a file does is not known.
  let unknown = try cause(["\(feature)/Todos.swift"], SourceMap(folders: ["App"]))
  #expect(unknown?.kind == .feature && unknown?.files == ["App/Pages/Todos/Todos.swift"])
  #expect(try cause(["../Attic/Todos/Todos.swift"], sources)?.files == [])
  // One that is called like no feature may be of any, as in a site of a few files.
  let common = try cause(["../App/Lists.swift"], sources)
  #expect(common?.kind == .feature && common?.files == ["App/Lists.swift"])
  #expect(common?.subject == view?.subject)
  // Where the feature's own source was touched as well, it is that one.
  let own = try cause(["../App/Lists.swift", "\(feature)/Todos.swift"], sources)
  #expect(own?.kind == .reducer && own?.files == ["App/Pages/Todos/Todos.swift"])
}

@Test("a picture of which git has a Git LFS pointer is told of where it would be looked at")
func pointer() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  var committed = Sample.site()
  committed.files["assets/tea.svg"] = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """
  try committed.write(to: output)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  let base = try Side(reference: "main", of: output)
  let error = ReviewError.pointer(path: "assets/tea.svg", of: base.title)
  #expect(error.description.contains("'assets/tea.svg' is a Git LFS pointer"))

  // The picture was not touched; so words are compared, and only the look needs it.
  try committed.replacing("three minutes", "four minutes").write(to: output)
  var words = try Review(from: base, to: Side(folder: output))
  #expect(words.frames.map(\.path).contains("articles/tea/loaded.html"))
  #expect(throws: error) { try words.capture(CaptureSettings()) }

  // A folder that git knows nothing of has the picture itself.
  let elsewhere = FileManager.default.temporaryDirectory.appending(path: "pointer-\(UUID())").path
  defer { try? FileManager.default.removeItem(atPath: elsewhere) }
  try Sample.site().write(to: elsewhere)
  #expect(throws: error) { try Review(from: base, to: Side(folder: elsewhere)) }
}

@Test("what git does not know is an error that says so")
func mistakes() throws {
  let place = try Workplace()
  let output = "\(place.path)/Output"
  #expect(throws: ReviewError.self) { try Side(reference: "main", of: output) }
  try place.git("init", "-b", "main")
  try place.git("commit", "--allow-empty", "-m", "Begin")
  #expect(throws: ReviewError.noSuchReference("nothing")) {
    try Side(reference: "nothing", of: output)
  }
  #expect(throws: ReviewError.notInReference("main", folder: "Output")) {
    try Side(reference: "main", of: output)
  }
  #expect(throws: ReviewError.noFolder(output)) { try Side(folder: output) }
}

@Test("a base of which something is lost is an error, and not one in which that never was")
func lost() throws {
  let place = try Workplace()
  let folder = "\(place.path)/Output"
  try Sample.site().write(to: folder)
  try place.git("init", "-b", "main")
  try place.git("add", ".")
  try place.git("commit", "-m", "Begin")
  let base = "\(place.path)/base"
  try Sample.site().write(to: base)
  try FileManager.default.removeItem(atPath: "\(base)/items/list.html")
  let message = "'atlas.json' tells of 'items/list.html', which is not there"
  #expect(throws: ReviewError.malformed(path: base, reason: message)) {
    try Review(from: Side(folder: base), to: Side(folder: folder))
  }
  let empty = "\(place.path)/empty"
  try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
  #expect(throws: ReviewError.noGallery(empty)) {
    try Review(from: Side(folder: empty), to: Side(folder: folder))
  }
  let objects = "\(place.path)/.git/objects"
  let id = try output(of: ["git", "-C", place.path, "rev-parse", "HEAD:Output/items/list.html"])
    .trimmingCharacters(in: .whitespacesAndNewlines)
  try FileManager.default.removeItem(atPath: "\(objects)/\(id.prefix(2))/\(id.dropFirst(2))")
  #expect {
    try Side(reference: "main", of: folder)
  } throws: { error in
    "\(error)".contains("items/list.html")
  }
}
