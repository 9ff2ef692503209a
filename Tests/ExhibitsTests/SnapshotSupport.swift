// Compares the frames of a page's story, in their readable form, with a file under Snapshots.
//
// They stand in Snapshots/PAGE/FRAME.txt: what is seen, how one gets there, what each
// control does, what follows by itself, and what would have been sent out. After a change that is
// meant, run the tests once with VITRINE_RECORD=all (or =missing, which only adds files), and read
// the difference before it is committed.

import Atlas
import Composable
import Drawing
import Foundation
import Testing

/// What becomes of a snapshot that is missing or differs.
enum RecordMode: String {
  /// Every file is written as it is now; files without a frame are removed.
  case all
  /// Missing files are written; others are compared.
  case missing
  /// Nothing is written: what is missing, differs or is left over is a failure.
  case never

  static var current: RecordMode {
    ProcessInfo.processInfo.environment["VITRINE_RECORD"].flatMap(RecordMode.init) ?? .never
  }
}

/// Expects each frame of a page's story to be as its snapshot says, and no snapshot to be left over.
func expectSnapshots(
  in atlas: PageAtlas, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let failures = try compareSnapshots(of: atlas, .current, in: snapshotsFolder)
  for failure in failures { Issue.record("\(failure)", sourceLocation: sourceLocation) }
}

/// Compares the frames of a page's story with its snapshots, or writes these; gives what is wrong.
private func compareSnapshots(
  of atlas: PageAtlas, _ mode: RecordMode, in folder: URL
) throws -> [String] {
  let folder = folder.appending(path: atlas.page)
  var failures: [String] = []
  var expected: Set<String> = []
  for frame in atlas.frames where frame.isFromStory {
    let name = "\(frame.name).txt"
    expected.insert(name)
    if let failure = try compare(
      snapshot(of: frame, in: atlas), with: folder.appending(path: name), mode)
    {
      failures.append("\(atlas.page)/\(name): \(failure)")
    }
  }
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  for file in files.sorted() where file.hasSuffix(".txt") && !expected.contains(file) {
    if mode == .all {
      try FileManager.default.removeItem(at: folder.appending(path: file))
    } else {
      failures.append("\(atlas.page)/\(file) is a snapshot of a frame that is no more.")
    }
  }
  return failures
}

/// Where the snapshots of this target stand.
let snapshotsFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Snapshots")

/// A frame as its snapshot has it.
func snapshot(of frame: PageAtlas.Frame, in atlas: PageAtlas) -> String {
  var lines = [TextWriter.write(frame.drawing, slots: atlas.slotStates(of: frame) { $0 })]
  lines.append("path: " + (frame.path.map(\.description).joined(separator: " → ")))
  if let index = atlas.frames.firstIndex(where: { $0.name == frame.name }) {
    for transition in atlas.transitions where transition.from == index {
      guard case .time(let wait) = transition.cause else { continue }
      let target = transition.to.map { atlas.frames[$0].name } ?? "beyond"
      lines.append("\(wait.readable) later → \(target)")
    }
  }
  for (slot, liveness) in zip(frame.drawing.slots, frame.liveness) {
    let name = slot.fullName ?? frame.drawing.ordinalName(of: slot)
    if case .live(let target) = liveness {
      lines.append("\(name) → \(atlas.frames[target].name)")
    } else {
      lines.append("\(name): \(liveness.words)")
    }
  }
  lines += frame.events.map { "recorded \($0)" }
  return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.joined(separator: "\n") + "\n"
}

/// What is wrong with a snapshot, if anything; writes it where the mode says so.
private func compare(_ text: String, with file: URL, _ mode: RecordMode) throws -> String? {
  let old = try? String(contentsOf: file, encoding: .utf8)
  if old == text { return nil }
  if mode == .all || (mode == .missing && old == nil) {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return nil
  }
  guard let old else { return "there is no snapshot. Record it with VITRINE_RECORD=missing." }
  let difference = LineDiff.folded(lines(of: old), lines(of: text), context: 1)
  return "differs from its snapshot (- was, + is):\n" + difference.joined(separator: "\n")
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

// The helper that compares snapshots, tried on a folder of its own.

@Test("snapshots are compared, and written only when that is asked for")
func recordModes() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "greeting/one.txt")
  let atlas = Page("greeting", 0) {
    EmptyReducer<Int, Int>()
  } view: { _ in
    Text("Hello")
  } story: {
    Frame("one")
  }.explored()

  func failures(_ mode: RecordMode) throws -> [String] {
    try compareSnapshots(of: atlas, mode, in: folder)
  }
  #expect(try failures(.never).count == 1, "one is missing")
  #expect(!FileManager.default.fileExists(atPath: file.path))
  #expect(try failures(.missing) == [])
  #expect(try failures(.never) == [])
  #expect(try String(contentsOf: file, encoding: .utf8) == "Hello\n\npath:\n")

  try "Good bye\n".write(to: file, atomically: true, encoding: .utf8)
  for mode in [RecordMode.never, .missing] {
    let differing = try failures(mode)
    #expect(differing.count == 1 && differing[0].hasPrefix("greeting/one.txt: "))
  }
  #expect(try failures(.all) == [])
  #expect(try failures(.never) == [])

  let old = folder.appending(path: "greeting/two.txt")
  try "A frame of old\n".write(to: old, atomically: true, encoding: .utf8)
  #expect(
    try failures(.never) == ["greeting/two.txt is a snapshot of a frame that is no more."])
  #expect(try failures(.all) == [])
  #expect(!FileManager.default.fileExists(atPath: old.path))
}
