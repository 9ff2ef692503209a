// The third tier: what can be seen of what changed.

import Browser
import Drawing
import Pixels
import System

/// How far the capturing is.
package struct CaptureProgress: Hashable, Sendable {
  /// How many pictures are taken.
  package let done: Int
  /// How many are to be taken; those that are known are not.
  package let all: Int
}

extension Review {
  /// Looks at every frame whose drawing may have changed, on both sides, and compares.
  ///
  /// The pictures are put into a folder, which a report can be made in. Frames are shown without
  /// their scripts, without a network, and without any file that is not of their side. Without a
  /// browser the review says so in ``pixelProblem`` and is otherwise as it was. Without a folder the
  /// pictures are gone in the end.
  package mutating func capture(
    _ settings: CaptureSettings, in folder: String? = nil,
    _ progress: (CaptureProgress) -> Void = { _ in }
  ) throws(ReviewError) {
    if let folder {
      try look(settings, in: folder, progress)
    } else {
      let scratch = try ScratchFolder.forReview()
      try look(settings, in: scratch.path, progress)
    }
  }

  /// Why no picture at all could be taken, though there is a browser: it starts, and shows nothing. Nil if
  /// one was taken, or none was to be.
  package var problemOfAllPictures: String? {
    let pictures = frames.flatMap(\.pictures)
    return pictures.allSatisfy { $0.verdict == .failed } ? pictures.first?.problem : nil
  }

  private mutating func look(
    _ settings: CaptureSettings, in folder: String, _ progress: (CaptureProgress) -> Void
  ) throws(ReviewError) {
    guard !frames.isEmpty else {
      hasPixels = true
      return
    }
    switch try album(settings, in: folder, of: nil, progress) {
    case .failure(let error): pixelProblem = error.description
    case .success(let album):
      for index in frames.indices {
        frames[index].pictures = []
        for viewport in settings.viewports {
          frames[index].pictures.append(try album.review(of: frames[index], viewport))
        }
      }
      hasPixels = true
    }
  }

  /// Takes the pictures that are missing, or those of a share of all drawings.
  func album(
    _ settings: CaptureSettings, in folder: String, of share: Set<Fingerprint>?,
    _ progress: (CaptureProgress) -> Void
  ) throws(ReviewError) -> Result<Album, BrowserError> {
    let capturer: Capturer
    let badSelector: String?
    do throws(BrowserError) {
      capturer = try Capturer(settings)
      badSelector = try capturer.badSelector()
    } catch {
      return .failure(error)
    }
    if let badSelector { throw .noSelector(badSelector) }
    var album = try Album(
      folder: "\(folder)/pictures", settings: settings, version: capturer.version)
    let jobs = try jobs(settings, of: share, &album)
    let all = jobs.reduce(0) { $0 + $1.pictures.count }
    var done = 0
    var failure: ReviewError?
    capturer.capture(jobs) { key, result in
      do throws(ReviewError) {
        try album.take(key, result)
      } catch {
        failure = failure ?? error
      }
      done += 1
      progress(CaptureProgress(done: done, all: all))
    }
    album.tidy()
    if let failure { throw failure }
    return .success(album)
  }

  /// The frames of which pictures are missing; equal ones are taken once. The jobs do not
  /// depend on each other, so that they can be dealt out in any way.
  private func jobs(
    _ settings: CaptureSettings, of share: Set<Fingerprint>?, _ album: inout Album
  ) throws(ReviewError) -> [CaptureJob] {
    for frame in frames {
      let spots = frame.spots.ofChanges.flatMap { $0 }
      for viewport in settings.viewports {
        if let files = frame.baseFiles { album.want(spots.compactMap(\.base), files, viewport) }
        if let files = frame.headFiles { album.want(spots.compactMap(\.head), files, viewport) }
      }
    }
    var jobs: [CaptureJob] = []
    var keys: Set<String> = []
    for frame in frames {
      for (name, side, files) in [
        ("base", base, frame.baseFiles), ("head", head, frame.headFiles),
      ] {
        guard let files, share?.contains(files.fingerprint) ?? true else { continue }
        if let problem = files.problem { throw problem }
        var pictures: [CaptureJob.Picture] = []
        for viewport in settings.viewports {
          let key = album.key(files, viewport)
          guard try !album.has(key), keys.insert(key).inserted else { continue }
          pictures.append(CaptureJob.Picture(key: key, viewport: viewport))
        }
        if pictures.isEmpty { continue }
        let served = ServedFrame(files, of: side, called: name)
        jobs.append(CaptureJob(frame: served, pictures: pictures))
      }
    }
    return jobs
  }
}

// Pictures taken by several machines: each takes a share, and one that has all of them compares.

extension Review {
  /// Takes the pictures of a share of what is drawn, and puts them into the cache: a review that has
  /// the caches of all shares in one folder takes no picture any more. Compares nothing.
  ///
  /// `share` picks from the names of all drawings, which are the same on every machine; it gives the
  /// places of those that are in it.
  ///
  /// Gives why pictures could not be taken, once for each reason; or why there is no browser.
  package func takePictures(
    _ settings: CaptureSettings, of share: ([String]) -> [Int],
    _ progress: (CaptureProgress) -> Void = { _ in }
  ) throws(ReviewError) -> Result<[String], BrowserError> {
    let drawings = Set(
      frames.flatMap { [$0.baseFiles, $0.headFiles] }.compactMap { $0 }
        .map(\.fingerprint))
    let names = drawings.map(\.description).sorted()
    let mine = Set(share(names).map { names[$0] })
    if mine.isEmpty { return .success([]) }
    let scratch = try ScratchFolder.forReview()
    let album = try album(
      settings, in: scratch.path, of: Set(drawings.filter { mine.contains($0.description) }),
      progress)
    // What is not in the cache is nowhere.
    if let error = try? album.get().unkept { throw error }
    return album.map { Set($0.problems.values).sorted() }
  }
}
