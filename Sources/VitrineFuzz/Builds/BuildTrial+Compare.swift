// What has to be the same, and what is told where it is not.

extension BuildTrial {
  func expect(_ holds: Bool, _ rule: @autoclosure () -> String) throws(BrokenRule) {
    if !holds { throw BrokenRule(rule: rule()) }
  }

  /// A build ends as one from nothing does.
  mutating func compare(_ result: BuildResult, _ clean: BuildResult) throws(BrokenRule) {
    note(clean)
    // What somebody changed, and nothing made for a while, is theirs: nothing writes over it.
    if ruined.keys.contains(where: { result.told.contains("no build made '\($0)'") }) {
      throw BrokenRule(rule: "a file in the way is somebody's", isRight: true)
    }
    try expect(
      result == clean,
      "a build ended otherwise than one from nothing.\n  it: \(result.told)\n  "
        + "from nothing: \(clean.told)")
  }

  /// Remembers which documents a refusal names, so that a step can mend them.
  mutating func note(_ clean: BuildResult) {
    named = []
    guard case .refused(let reason) = clean else { return }
    counts.refused += 1
    for path in Array(content.files.keys) + Array(content.links.keys)
    where reason.contains("\(content.folder)/\(path)") {
      named.append(path)
    }
    named.sort()
  }

  /// The output is what a build from nothing makes, and what else belongs there; where there is
  /// nothing, it is as it was.
  mutating func compareOutput(
    with clean: (result: BuildResult, tree: [String: [UInt8]]), _ before: [String: [UInt8]]
  ) throws(BrokenRule) {
    guard clean.result.isBuilt else {
      return try compare(outputTree(), before, "after a build that was refused, the output")
    }
    isForgotten = false
    var expected = clean.tree
    for (path, bytes) in own { expected[path] = bytes }
    let tree = FuzzedFolder.tree(output)
    ruined = ruined.filter { clean.tree[$0.key] == nil && tree[$0.key] == $0.value }
    for (path, bytes) in ruined { expected[path] = bytes }
    try compare(tree, expected, "the output")
  }

  /// Two folders hold the same.
  func compare(
    _ tree: [String: [UInt8]], _ expected: [String: [UInt8]], _ what: String
  ) throws(BrokenRule) {
    if tree == expected { return }
    var lines: [String] = []
    for (path, bytes) in expected where tree[path] != bytes {
      lines.append("\(path) \(tree[path] == nil ? "is missing" : "differs")")
    }
    for path in tree.keys where expected[path] == nil { lines.append("\(path) should not be") }
    throw BrokenRule(
      rule: "\(what) is not what it should be:\n  " + lines.sorted().joined(separator: "\n  "))
  }
}
