// The third tier: what can be seen of what changed.

import Browser
import Pixels

/// How far the capturing is.
public struct CaptureProgress: Hashable, Sendable {
  /// How many pictures are taken.
  public let done: Int
  /// How many are to be taken; those that are known are not.
  public let all: Int
}

extension Review {
  /// Looks at every frame whose drawing may have changed, on both sides, and compares.
  ///
  /// The frames and the pictures are put into a folder, which a report can be made in. Without a
  /// browser the review says so in ``pixelProblem`` and is otherwise as it was. Without a folder the
  /// pictures are gone in the end.
  public mutating func capture(
    _ settings: CaptureSettings, in folder: String? = nil,
    _ progress: (CaptureProgress) -> Void = { _ in }
  ) throws(ReviewError) {
    if let folder {
      try look(settings, in: folder, progress)
    } else {
      let scratch = try ScratchFolder()
      try look(settings, in: scratch.path, progress)
    }
  }

  private mutating func look(
    _ settings: CaptureSettings, in folder: String, _ progress: (CaptureProgress) -> Void
  ) throws(ReviewError) {
    guard !frames.isEmpty else {
      hasPixels = true
      return
    }
    let capturer: Capturer
    do throws(BrowserError) {
      capturer = try Capturer(settings)
    } catch {
      pixelProblem = error.description
      return
    }
    try stage(in: folder)
    var album = try Album(
      folder: "\(folder)/pictures", cache: settings.cache, settings: settings,
      version: capturer.version)
    let jobs = jobs(settings, in: try absolute(folder), album)
    var done = 0
    var failure: ReviewError?
    do throws(BrowserError) {
      try capturer.capture(jobs) { job, result in
        do throws(ReviewError) {
          try album.take(job.key, result)
        } catch {
          failure = failure ?? error
        }
        done += 1
        progress(CaptureProgress(done: done, all: jobs.count))
      }
    } catch {
      pixelProblem = error.description
      return
    }
    if let failure { throw failure }
    for index in frames.indices {
      frames[index].sights = []
      for viewport in settings.viewports {
        frames[index].sights.append(try album.sight(of: frames[index], viewport))
      }
    }
    hasPixels = true
  }

  /// The pictures that are missing, window by window; what is equal is taken once.
  private func jobs(
    _ settings: CaptureSettings, in folder: String, _ album: Album
  ) -> [CaptureJob] {
    var jobs: [CaptureJob] = []
    var keys: Set<String> = []
    for viewport in settings.viewports {
      for frame in frames {
        for (side, closure) in [("base", frame.baseClosure), ("head", frame.headClosure)] {
          guard let closure else { continue }
          let key = album.key(closure, viewport)
          guard !album.has(key), keys.insert(key).inserted else { continue }
          // The query keeps a page from taking the same frame in another window for a jump.
          let path = "\(folder)/\(side)/\(closure.path)".asAddress
          jobs.append(
            CaptureJob(
              key: key, url: "file://\(path)?\(viewport.name)", viewport: viewport))
        }
      }
    }
    return jobs
  }

  private func absolute(_ folder: String) throws(ReviewError) -> String {
    guard let path = Disk.absolute(folder) else {
      throw .unreadable(path: folder, reason: Disk.lastReason())
    }
    return path
  }
}
