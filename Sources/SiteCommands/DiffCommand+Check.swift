// What can be wrong with the words of `vitrine diff`, told before anything is done.

import Browser
import Commands
import Output
import Review
import System

extension DiffCommand {
  /// Finds options that exclude each other, and places that cannot be written to.
  func check(comparing compared: [String]) throws(Failure) {
    if builds, head != nil { throw .wrongUse("'--build' and '--head' exclude each other.") }
    if skipsPixels, requiresPixels {
      throw .wrongUse("'--no-pixels' and '--require-pixels' exclude each other.")
    }
    if share != nil {
      let others = [
        ("--out", out != nil), ("--json", isJSON), ("--junit", junit != nil),
        ("--markdown", markdown != nil), ("--fail-on", !failOn.isEmpty),
        ("--no-pixels", skipsPixels),
      ]
      if let other = others.first(where: \.1) {
        throw .wrongUse("'--shard' only takes pictures: leave '\(other.0)' out.")
      }
    }
    if skipsPixels, failOn.contains(.pixels) {
      throw .wrongUse("'--fail-on pixels' needs pixels: leave '--no-pixels' out.")
    }
    if let width = widths.first(where: { $0 < 200 || $0 > 4000 }) {
      throw .wrongUse("'--width \(width)' is not between 200 and 4000.")
    }
    if url != nil, markdown == nil {
      throw .wrongUse("'--url' is for the links of '--markdown', which is not asked for.")
    }
    if let out {
      // A report clears the folder that it is written to: what is compared is neither in nor around it.
      for side in compared {
        guard let place = real(out), let other = real(side) else { continue }
        if place.isSpelled(as: other) || place.isBelow(other) {
          throw .wrongUse("'\(out)' lies in '\(side)', which is compared. Name another folder.")
        }
        if other.isBelow(place) {
          throw .wrongUse("'\(side)', which is compared, lies in '\(out)'. Name another folder.")
        }
      }
      if let pictures, let kept = real(pictures), let place = real(out),
        kept.isSpelled(as: place) || kept.isBelow(place)
      {
        throw .wrongUse("'\(pictures)' lies in '\(out)', which is made anew. Name another folder.")
      }
      if let obstacle = Review.obstacle(toReportIn: out) {
        throw .wrongUse("'\(out)' \(obstacle).")
      }
    }
    if let junit, let markdown, real(junit) == real(markdown) {
      throw .wrongUse("'--junit' and '--markdown' are one file. Name two.")
    }
    for (option, file) in [("--junit", junit), ("--markdown", markdown)] {
      guard let file else { continue }
      let parent = folder(of: file)
      if isFolder(file) { throw .wrongUse("'\(option) \(file)' is a folder. Name a file.") }
      if !isFolder(parent) {
        throw .wrongUse("'\(option) \(file)': there is no folder '\(parent)'.")
      }
    }
  }

  func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// The folder that a path is in.
  func folder(of path: String) -> String {
    guard let folder = path.pathFolder else { return "." }
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Where a path leads, as far as there is something.
  private func real(_ path: String) -> String? {
    if let found = SystemFiles.realPath(path) { return found }
    let parent = folder(of: path)
    guard parent != path, path != ".", let above = real(parent) else { return nil }
    return "\(above)/\(path.lastPathPart)"
  }
}

// `vitrine diff --shard`: one of several machines that take the pictures.

extension DiffCommand {
  /// Takes a share of the pictures; exits with 1 if one of them could not be taken.
  func takePictures(
    _ share: Share, _ review: Review, _ watch: Stopwatch, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let settings = captureSettings(console)
    if settings.cache == nil {
      throw .wrongUse("'--shard' needs a place for the pictures. Name a folder: '--pictures DIR'.")
    }
    var count = 0
    let taken: Result<[String], BrowserError>
    do throws(ReviewError) {
      taken = try review.takePictures(settings, of: share.places) {
        count = $0.done
      }
    } catch {
      throw Self.failure(error)
    }
    switch taken {
    case .failure(let error): throw .machine("there are no pictures: \(error.description)")
    case .success(let problems):
      for problem in problems { console.errorLine("A picture could not be taken: \(problem)") }
      let seconds = Int(watch.seconds.rounded())
      console.line("share \(share): \(count.counted("picture")) · \(seconds) s")
      return problems.isEmpty ? .done : .findings
    }
  }
}
