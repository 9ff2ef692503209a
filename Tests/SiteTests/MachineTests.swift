// A page looks the same on every machine: compared with a browser that finds one font and no other.

import Drawing
import Foundation
import Programs
import Testing

@testable import Browser

@Suite("machines", .serialized)
struct MachineTests {
  @Test("a machine that has other fonts takes the same pictures")
  func fonts() throws {
    let site = try BuiltSite.shared.get()
    let frames = site.documents.filter { $0.tabOrder != nil }.map(\.path)
    let step = max(frames.count / 20, 1)
    let addresses = stride(from: 0, to: frames.count, by: step).map { site.address(frames[$0]) }
    let spoken = ["honegumi-no-mukou", "meachorei-hazchuchit", "ma-waraa-al-sitar"].flatMap {
      name in
      ["loading", "loaded"].map { site.address("articles/\(name)/\($0).html") }
    }
    let probe = "data:text/html,<p style=\"font:20px sans-serif\">Fonts of this machine"
    let all = addresses + spoken + [probe]
    let here = try pictures(of: all, with: BrowserSettings())
    let there = try pictures(of: all, with: BrowserSettings(program: browserWithOneFont()))
    #expect(addresses.count >= 20)
    for (index, address) in all.dropLast().enumerated() {
      #expect(here[index] == there[index], "\(address)")
    }
    #expect(here.last != there.last, "the other browser has to have other fonts")
  }

  private func pictures(of addresses: [String], with settings: BrowserSettings) throws -> [[UInt8]]
  {
    let browser = try Browser(settings)
    defer { browser.close() }
    let page = try browser.newTab()
    try page.setViewport(width: 800, height: 1000)
    return try addresses.map { address in
      try page.navigate(to: address)
      try page.evaluate(
        """
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { animation: none !important }');
        document.adoptedStyleSheets = [still];
        document.fonts.ready.then(() => 0)
        """)
      return try page.screenshot()
    }
  }

  /// A program that starts the browser where fontconfig knows a single font.
  private func browserWithOneFont() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("one-font-\(UUID())")
    let fonts = folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
      toPath: fonts.appendingPathComponent("only.ttf").path)
    let configuration = folder.appendingPathComponent("fonts.conf")
    try """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("browser")
    try makeProgram(
      """
      #!/bin/sh
      FONTCONFIG_FILE=\(configuration.path) exec \(BrowserSettings().programPath()) "$@"

      """, at: program.path)
    return program.path
  }
}
