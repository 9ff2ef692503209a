// The recipe for reviews: its step that publishes, as it is written, against a repository of a test.

import Foundation
import Programs
import Testing

@Suite("the recipe for reviews")
final class RecipeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recipe-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("all recipes run the Swift that the package asks for", arguments: ["review", "shards"])
  func swift(name: String) throws {
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let version = try #require(package.firstMatch(of: #/^// swift-tools-version: ([\d.]+)/#)?.1)
    let recipe = try String(contentsOf: root.appending(path: ".ci/\(name).yml"), encoding: .utf8)
    let containers = Set(recipe.matches(of: #/container: (\S+)/#).map { String($0.1) })
    #expect(containers == ["swift:\(version)-bookworm"])
  }

  /// What a step of the recipe runs.
  private func script(ofStep name: String) throws -> String {
    let text = try String(contentsOf: root.appending(path: ".ci/review.yml"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(name)") })
    let run = try #require(lines[start...].firstIndex { $0.hasSuffix("run: |") })
    return lines[(run + 1)...].prefix { $0.hasPrefix("          ") }.joined(separator: "\n")
  }

  @discardableResult
  private func bash(_ script: String, _ environment: [String: String] = [:]) throws -> String {
    try output(
      of: ["bash", "-e", "-o", "pipefail", "-c", script], in: folder,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }

  /// Runs the step in a clone of its own, as a server does, and gives the files that are published.
  private func publish(_ event: String, number: Int) throws -> [String] {
    try bash(
      """
      rm -rf work && git clone -q origin.git work && cd work
      mkdir -p report && echo "report \(number)" > report/index.html
      \(script(ofStep: "Publish"))
      """,
      [
        "GITHUB_EVENT_NAME": event, "GITHUB_SHA": "abc", "REPORT": "reports/\(number)",
      ])
    return try bash("git -C origin.git ls-tree -r --name-only gh-pages")
      .split(separator: "\n").map(String.init)
  }

  @Test("publishes the gallery and each report beside it, and nothing else of the sources")
  func publish() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bash(
      """
      git init -q -b main seed && mkdir seed/Output && cd seed
      echo gallery > Output/index.html && echo source > README.md && git add .
      git -c user.name=Test -c user.email=test@example.org commit -qm Begin
      git clone -q --bare . ../origin.git
      """)
    #expect(try publish("pull_request", number: 1) == [".nojekyll", "reports/1/index.html"])
    #expect(
      try publish("push", number: 0) == [".nojekyll", "index.html", "reports/1/index.html"])
    #expect(
      try publish("pull_request", number: 2)
        == [".nojekyll", "index.html", "reports/1/index.html", "reports/2/index.html"])
    // Nothing new to publish is no failure.
    #expect(try publish("push", number: 0).count == 4)
  }
}
