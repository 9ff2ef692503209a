// In which order frames are looked at, and by which page of the browser.

/// Frames to be looked at. Each page of the browser gets those of one place after another, since these may
/// take one another's; when no place is left untouched, it helps at the one where most are left.
struct CaptureQueue {
  /// The frames of each place, the next one last.
  private var places: [[CaptureJob]] = []
  private var untouched = 0
  /// The place that each page is at.
  private var taken: [Int: Int] = [:]
  /// How many frames are left.
  private(set) var count: Int

  /// All of these, in no order that matters.
  init(_ jobs: [CaptureJob]) {
    count = jobs.count
    var numbers: [String: Int] = [:]
    for job in jobs.reversed() {
      if let number = numbers[job.frame.place] {
        places[number].append(job)
      } else {
        numbers[job.frame.place] = places.count
        places.append([job])
      }
    }
  }

  /// Whether nothing is left.
  var isEmpty: Bool { count == 0 }

  /// The next frame for a page of the browser.
  mutating func next(for page: Int) -> CaptureJob? {
    if let place = taken[page], let job = places[place].popLast() {
      count -= 1
      return job
    }
    if untouched < places.count {
      taken[page] = untouched
      untouched += 1
    } else {
      guard let fullest = taken.values.max(by: { places[$0].count < places[$1].count }),
        !places[fullest].isEmpty
      else { return nil }
      taken[page] = fullest
    }
    return next(for: page)
  }
}
