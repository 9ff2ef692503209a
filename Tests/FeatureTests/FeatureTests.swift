// That the features keep what they promise in all of their states, and need nothing but the library.

import Foundation
import Testing
import Vitrine

@Test(
  "the pages of the features close, and every check and law holds",
  arguments: ["flights", "checkout", "checkout/tour", "dashboard", "chat"])
func featuresClose(name: String) throws {
  let pages = [flightPage, checkoutPage, checkoutTourPage, dashboardPage(), chatPage()]
  let page = try #require(pages.first { $0.name == name })
  let atlas = page.explored()
  #expect(atlas.findings.map(\.description) == [])
  #expect(atlas.audit().map(\.description) == [])
  #expect(atlas.isClosed, "\(atlas.closureSentence)")
  #expect(atlas.stateCount > 100)
}

/// The frames of a page in which something private is hidden, as HTML.
private func hiddenFrames(of page: Page) throws -> [[UInt8]] {
  let atlas = page.explored()
  let hidden = try #require(atlas.frame("hidden"))
  return [atlas.html(of: hidden)]
}

@Test("where names are hidden in a chat, nobody can tell whose they are, or how long")
func namesDoNotInterfere() throws {
  let frames = try [("Ada Berg", "Noor Vik"), ("Bo", "Maximiliane von und zu Hohenfels")].map {
    try hiddenFrames(of: chatPage(Message.arriving(from: $0.0, $0.1)))
  }
  #expect(frames[0] == frames[1])
}

@Test("where the balance is hidden, nobody can tell how much there is")
func balanceDoesNotInterfere() throws {
  let frames = try ["€ 48,210.55", "€ 3"].map { value in
    let figures: Figures? =
      value == "€ 3"
      ? Figures(value: value, trend: "much less than a year ago", direction: .down)
      : Figures(value: value, trend: "up 4 %")
    let balance = BalanceClient(answers: Answers("some", figures, else: ["failed": nil]))
    return try hiddenFrames(of: dashboardPage(balance))
  }
  #expect(frames[0] == frames[1])
}

@Test("the features import the library alone, and their tests what tests import besides")
func featuresImportTheFace() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".swift") && $0.contains("/") }
  #expect(files.count > 15)
  for file in files {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let imports = Set(text.split(separator: "\n").filter { $0.hasPrefix("import ") })
    let tests = file.hasSuffix("Tests.swift") ? ["import ComposableTesting", "import Testing"] : []
    #expect(imports == Set((["import Vitrine"] + tests).map { $0[...] }), "\(file)")
  }
}
