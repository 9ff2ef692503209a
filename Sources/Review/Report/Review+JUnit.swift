// A review in the form that servers of continuous integration show as tests.

import Drawing

extension Review {
  /// A test suite for each page with a change: a test case for what is told of the page itself, and
  /// one for each of its frames that changed.
  package var junit: [UInt8] {
    let names = Set(frames.map(\.page)).union(pages.map(\.page)).sorted()
    let count = frames.count + pages.count
    var bytes: [UInt8] = []
    bytes.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="vitrine diff" tests="\(count + sameCount)" failures="\(count)">

      """)
    if sameCount > 0 {
      bytes.write("<testsuite name=\"as it was\" tests=\"\(sameCount)\" failures=\"0\"/>\n")
    }
    for name in names { writeSuite(name, into: &bytes) }
    bytes.write("</testsuites>\n")
    return bytes
  }

  private func writeSuite(_ name: String, into bytes: inout [UInt8]) {
    let page = pages.first { $0.page == name }
    let frames = frames.filter { $0.page == name }
    let count = frames.count + (page == nil ? 0 : 1)
    bytes.write(
      """
      <testsuite name="\(name.inXML)" tests="\(count)" failures="\(count)">

      """)
    if let page {
      bytes.write(
        """
        <testcase classname="\(name.inXML)" name="the page">\
        <failure message="changed">
        """)
      for note in page.failing + page.notes { bytes.write("\(note.inXML)\n") }
      bytes.write("</failure></testcase>\n")
    }
    for frame in frames {
      bytes.write(
        """
        <testcase classname="\(name.inXML)" name="\(frame.frame.inXML)">\
        <failure message="\(frame.fate.rawValue): \(frame.cause.words.inXML)">
        """)
      for change in frame.changes {
        bytes.write("\(change.aspect.rawValue): \(change.sentence.inXML)\n")
      }
      for review in frame.pictures where review.verdict != .same {
        bytes.write("\(review.viewport.name): \(review.words.inXML)\n")
      }
      bytes.write("</failure></testcase>\n")
    }
    bytes.write("</testsuite>\n")
  }
}
