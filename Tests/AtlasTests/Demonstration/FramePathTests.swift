// The path of a frame, played as it is written, gives the look of the frame.

import Atlas
import DemonstrationSite
import Drawing
import Reports
import Testing

/// Plays many ways of a page as `vitrine play` does it, of ways that begin alike the beginning once.
private struct Plays {
  let page: Page
  private var known: [[String]: PlayReport] = [:]

  init(_ page: Page) { self.page = page }

  mutating func screen(after path: [String]) throws -> Player.Screen {
    let (beginning, rest) = PlayReport.begin(page, path)
    var done = Array(path.dropLast(rest.count))
    var report = known[done] ?? beginning
    known[done] = report
    for step in rest {
      done.append(step)
      if let before = known[done] {
        report = before
      } else {
        try report.take(step)
        known[done] = report
      }
    }
    return report.screen
  }
}

@Test("the path of every frame of the demonstration site, played, gives the frame's look")
func pathsGiveTheirLooks() throws {
  let site = DemonstrationSite.walked
  #expect(site.count > 20)
  for (page, atlas) in site {
    var plays = Plays(page)
    for frame in atlas.frames {
      let path = frame.path.map(\.description)
      do {
        let screen = try plays.screen(after: path)
        let isSame =
          screen.drawing == frame.drawing
          && screen.liveness.map(\.isLive) == frame.liveness.map(\.isLive)
        #expect(isSame, "\(page.name), \(frame.name): \(path) gives another look")
      } catch {
        Issue.record("\(page.name), \(frame.name): \(path): \(error)")
      }
    }
  }
}

@Test("a path as it is printed, played whole by the code of the command, ends where its parts lead")
func wholePlays() throws {
  for (page, atlas) in DemonstrationSite.walked {
    guard let frame = atlas.frames.max(by: { $0.path.count < $1.path.count }) else { continue }
    let (report, problem) = PlayReport.play(page, frame.printedSteps)
    #expect(problem == nil && report.screen.drawing == frame.drawing, "\(page.name), \(frame.name)")
  }
}
