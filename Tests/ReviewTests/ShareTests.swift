// Pictures that are taken in shares, each by a machine of its own.

import Browser
import Foundation
import Review
import Testing

@Suite("shares of pictures", .serialized)
struct ShareTests {
  let place: Workplace
  let head = Sample.site().replacing("#222", "#a00", in: ".css")

  init() throws { place = try Workplace() }

  private func settings(_ cache: String) -> CaptureSettings {
    var settings = CaptureSettings(widths: [390], schemes: [.light, .dark])
    settings.cache = "\(place.path)/\(cache)"
    return settings
  }

  /// Takes every third drawing, from one of them on, into a cache; gives how many pictures.
  private func take(_ number: Int, into cache: String) throws -> Int {
    var count = 0
    let problems = try place.review(from: .site(), to: head).takePictures(
      settings(cache), of: { Array(stride(from: number, to: $0.count, by: 3)) }
    ) { count = $0.done }
    #expect(try problems.get() == [])
    return count
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/\(folder)").sorted()
  }

  @Test("the folders of all shares in one are what a review needs, and hold each picture once")
  func united() throws {
    var whole = try place.review(from: .site(), to: head)
    var all = 0
    try whole.capture(settings("whole"), in: "\(place.path)/report") { all = $0.all }
    let counts = try (0..<3).map { try take($0, into: "share-\($0)") }
    #expect(counts.allSatisfy { $0 > 0 } && counts.reduce(0, +) == all)
    try FileManager.default.createDirectory(
      atPath: "\(place.path)/united", withIntermediateDirectories: true)
    for number in 0..<3 {
      for name in try names("share-\(number)") {
        try FileManager.default.moveItem(
          atPath: "\(place.path)/share-\(number)/\(name)", toPath: "\(place.path)/united/\(name)")
      }
    }
    #expect(try names("united") == names("whole"))
    var review = try place.review(from: .site(), to: head)
    var taken = 0
    try review.capture(settings("united"), in: "\(place.path)/other") { taken = $0.all }
    #expect(taken == 0)
    #expect(
      review.frames.map { $0.pictures.map(\.verdict) }
        == whole.frames.map { $0.pictures.map(\.verdict) })
    #expect(try names("other/pictures") == names("report/pictures"))
  }

  @Test("a share that is repeated takes what is missing only")
  func repeated() throws {
    let count = try take(1, into: "cache")
    #expect(try take(1, into: "cache") == 0)
    let first = try #require(try names("cache").first)
    try FileManager.default.removeItem(atPath: "\(place.path)/cache/\(first)")
    #expect(try take(1, into: "cache") == 1)
    #expect(count > 1)
  }

  @Test("a picture that cannot be kept is no picture of a share, and no reason to compare nothing")
  func unkept() throws {
    // Each picture is to stand where a folder is.
    _ = try take(1, into: "cache")
    for name in try names("cache") {
      let path = "\(place.path)/cache/\(name)"
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    #expect(throws: ReviewError.self) { try take(1, into: "cache") }
    var review = try place.review(from: .site(), to: head)
    try review.capture(settings("cache"), in: "\(place.path)/report")
    #expect(review.hasPixels)
  }

  @Test("a share of nothing starts no browser; without a browser a share says so")
  func noBrowser() throws {
    var settings = settings("cache")
    settings.browser.program = "/nowhere/chromium"
    let review = try place.review(from: .site(), to: head)
    #expect(try review.takePictures(settings, of: { _ in [] }).get() == [])
    let outcome = try review.takePictures(settings, of: { Array($0.indices) })
    guard case .failure(let error) = outcome else {
      Issue.record("there was a browser")
      return
    }
    #expect(error.description.contains("/nowhere/chromium"))
  }
}
