// A review in the form that servers of continuous integration show as tests.

extension Review {
  /// A test suite for each page with a change, a test case for each of its frames that changed.
  public var junit: [UInt8] {
    var suites: [(page: String, frames: [FrameReview])] = []
    for frame in frames {
      if let index = suites.firstIndex(where: { $0.page == frame.page }) {
        suites[index].frames.append(frame)
      } else {
        suites.append((frame.page, [frame]))
      }
    }
    var bytes: [UInt8] = []
    bytes.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine diff" tests="\(frames.count + sameCount)" \
      failures="\(frames.count)">

      """)
    if sameCount > 0 {
      bytes.write("<testsuite name=\"as it was\" tests=\"\(sameCount)\" failures=\"0\"/>\n")
    }
    for (page, frames) in suites {
      bytes.write(
        """
        <testsuite name="\(page.inXML)" tests="\(frames.count)" failures="\(frames.count)">

        """)
      for frame in frames {
        bytes.write(
          """
          <testcase classname="\(page.inXML)" name="\(frame.frame.inXML)">\
          <failure message="\(frame.fate.rawValue): \(frame.cause.words.inXML)">
          """)
        for change in frame.changes {
          bytes.write("\(change.aspect.rawValue): \(change.sentence.inXML)\n")
        }
        for sight in frame.sights where sight.verdict != .same {
          bytes.write("\(sight.viewport.name): \(sight.words.inXML)\n")
        }
        bytes.write("</failure></testcase>\n")
      }
      bytes.write("</testsuite>\n")
    }
    bytes.write("</testsuites>\n")
    return bytes
  }
}

extension String {
  /// The text without what XML cannot hold, even escaped.
  fileprivate var inXML: String {
    var text = ""
    for scalar in unicodeScalars where scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" {
      if scalar.value != 0xFFFE && scalar.value != 0xFFFF { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
