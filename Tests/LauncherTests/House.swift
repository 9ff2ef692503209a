// A small source tree with a copy of the launcher, on a machine where every tool that could change
// anything is a fake that writes down how it was called.

import Foundation
import Programs
import Testing

final class House {
  /// How the tests are run: optimised, and with all that is checked without optimisation.
  static let test =
    "swift test --package-path ROOT -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug"

  let directory: URL
  let root: URL
  private let bin: URL
  private let packages: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "launcher \(UUID().uuidString)")
    root = directory.appending(path: "the house")
    bin = directory.appending(path: "bin")
    packages = directory.appending(path: "packages")
    for folder in [root, bin, packages] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let launcher = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../vitrine").standardizedFileURL
    try makeProgram(
      String(contentsOf: launcher, encoding: .utf8), at: root.appending(path: "vitrine").path)
    try write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try write("one", to: "Sources/A/a.swift")
    for tool in realTools {
      let real = try #require(
        ["/usr/bin", "/bin"].map { "\($0)/\(tool)" }.first(where: FileManager.default.fileExists))
      try FileManager.default.createSymbolicLink(
        atPath: bin.appending(path: tool).path, withDestinationPath: real)
    }
    for (tool, script) in fakes { try fake(tool, script) }
    try install(
      "libcmark-dev", "libdeflate-dev", "libharfbuzz-dev", "libicu-dev", "libpng-dev",
      "libwoff-dev", "libxxhash-dev", "libyaml-dev", "pkg-config")
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Puts a script in the place of a tool; nil takes the tool away.
  func fake(_ tool: String, _ script: String?) throws {
    let file = bin.appending(path: tool)
    try? FileManager.default.removeItem(at: file)
    guard let script else { return }
    try makeProgram("#!/bin/sh\n\(script)\n", at: file.path)
  }

  /// Puts `swift` back as it was at first.
  func mendSwift() throws {
    try fake("swift", fakes["swift"])
  }

  /// Makes the machine one on which these packages are installed.
  func install(_ names: String...) throws {
    for name in names { try Data().write(to: packages.appending(path: name)) }
  }

  /// Makes the machine one on which all is installed that the tests need.
  func installWhatTestsNeed() throws {
    try install(
      "chromium-headless-shell", "cmark", "default-jre-headless", "fonts-dejavu-core",
      "fonts-liberation", "fonts-vlgothic", "parallel")
  }

  /// Makes the machine one on which this package is not installed.
  func uninstall(_ name: String) throws {
    try FileManager.default.removeItem(at: packages.appending(path: name))
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// How the fakes were called since the last time this was asked, one call a line.
  func calls() throws -> [String] {
    let file = directory.appending(path: "calls")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    try FileManager.default.removeItem(at: file)
    return text.replacing(root.path, with: "ROOT").split(separator: "\n").map(String.init)
  }

  /// Runs a line of shell in a directory, the root unless another is given.
  func run(_ line: String = "./vitrine", in folder: URL? = nil) throws -> Outcome {
    var outcome = try outcome(
      of: ["/bin/sh", "-c", line], in: (folder ?? root).path,
      environment: ["PATH": bin.path, "HOUSE": root.path, "MACHINE": directory.path])
    outcome.output.replace(root.path, with: "ROOT")
    outcome.error.replace(root.path, with: "ROOT")
    return outcome
  }
}

private let realTools = [
  "cat", "chmod", "cmp", "cp", "env", "find", "flock", "ln", "mkdir", "mktemp", "mv", "readlink",
  "rm", "script", "sed", "sh", "sha256sum", "sleep", "sort", "tail", "xargs",
]

/// The program that the fake `swift` builds says which source it was built from and what it was
/// given.
private let fakes = [
  "swift": #"""
  [ "$1" = --version ] ||
    echo "${PKG_CONFIG_PATH:+PKG_CONFIG_PATH=$PKG_CONFIG_PATH }swift $*" >>"$MACHINE/calls"
  all=$*
  package=${all#*--package-path } product=${all#*--product }
  package=${package%% --*} product=${product%% *}
  built=$HOUSE/.build/built
  case "$*" in
    --version) echo 'Swift version 6.2.4 (swift-6.2.4-RELEASE)' ;;
    *--show-bin-path) echo "$built" ;;
    build*)
      echo 'Compiling…'
      [ ! -e "$MACHINE/warnings" ] || cat "$MACHINE/warnings"
      [ ! -e "$MACHINE/steps" ] || { cat "$MACHINE/steps"; sleep 3; }
      mkdir -p "$built"
      {
        echo '#!/bin/sh'
        echo 'case ${1-} in exit=*) exit "${1#exit=}" ;; esac'
        echo "printf '%s|' '$(cat "$package/Sources/A/a.swift")'" '"$VITRINE_ROOT" "$@"'
      } >"$built/$product"
      chmod +x "$built/$product" ;;
    test*) echo "in $(pwd): tests ran" ;;
  esac
  """#,
  "dpkg-query": #"""
  shift 3
  for name; do [ ! -e "$MACHINE/packages/$name" ] || printf 'installed:%s ' "$name"; done
  """#,
  "apt-get": #"""
  echo "apt-get $*" >>"$MACHINE/calls"
  case $1 in
    update) : >"$MACHINE/lists" ;;
    install)
      [ -e "$MACHINE/lists" ] || { echo 'E: Unable to locate package' >&2; exit 100; }
      for word; do : >"$MACHINE/packages/$word"; done ;;
  esac
  """#,
  "id": "echo 0",
]
