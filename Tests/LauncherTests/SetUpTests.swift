import Foundation
import Programs
import Testing

@Suite("the launcher sets up")
struct SetUpTests {
  private let install =
    "apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600"

  @Test("root on a fresh machine fetches the lists and installs what is missing")
  func fresh() throws {
    let house = try House()
    _ = try house.run()
    _ = try house.calls()
    try house.uninstall("libyaml-dev")
    try house.uninstall("libcmark-dev")
    let said = "vitrine: installing packages: libcmark-dev libyaml-dev.\n"
    #expect(try house.run() == Outcome(output: "one|ROOT|", error: said))
    let command = "\(install) libcmark-dev libyaml-dev"
    #expect(try house.calls() == [command, "apt-get update", command])
    #expect(try house.run() == Outcome(output: "one|ROOT|"))
    #expect(try house.calls() == [])
  }

  @Test("with sudo it is sudo that installs")
  func sudo() throws {
    let house = try House()
    _ = try house.run(": >\"$MACHINE/lists\"; ./vitrine")
    _ = try house.calls()
    try house.fake("id", "echo 1000")
    try house.fake(
      "sudo", "[ $1 = -n ] && exit; echo \"sudo $1\" >>\"$MACHINE/calls\"; exec \"$@\"")
    try house.uninstall("libpng-dev")
    let said = "vitrine: installing packages: libpng-dev.\n"
    #expect(try house.run() == Outcome(output: "one|ROOT|", error: said))
    #expect(try house.calls() == ["sudo env", "\(install) libpng-dev"])
  }

  @Test(
    "without the right to install it names what is missing, and stops before it builds",
    arguments: [nil, "exit 1"])
  func neither(sudo: String?) throws {
    let house = try House()
    try house.fake("id", "echo 1000")
    try house.fake("sudo", sudo)
    try house.uninstall("libpng-dev")
    #expect(
      try house.run()
        == Outcome(
          code: 74,
          error: """
            vitrine: these packages are missing: libpng-dev.
            vitrine: Install them with: apt-get install libpng-dev

            """))
    #expect(try house.calls() == [])
  }

  @Test("a package that cannot be installed ends it with what apt said")
  func failing() throws {
    let house = try House()
    try house.uninstall("libpng-dev")
    try house.fake("apt-get", "echo 'E: no network'; exit 100")
    #expect(
      try house.run()
        == Outcome(
          code: 74,
          error: """
            vitrine: installing packages: libpng-dev.
            E: no network
            vitrine: the lists of packages could not be fetched; see above.

            """))
  }

  @Test("where there is no apt, what is missing is named")
  func elsewhere() throws {
    let house = try House()
    try house.fake("dpkg-query", nil)
    try house.fake("apt-get", nil)
    try house.fake("pkg-config", "[ \"$2\" = libpng ]")
    #expect(
      try house.run()
        == Outcome(
          code: 74,
          error: """
            vitrine: what these Debian packages contain is missing here: libcmark-dev \
            libdeflate-dev libharfbuzz-dev libicu-dev libwoff-dev libxxhash-dev \
            libyaml-dev.
            vitrine: Install it by the means of this system, and call again.

            """))
    try house.fake("pkg-config", "")
    #expect(try house.run().output == "one|ROOT|")
  }

  @Test("where there is no dpkg, a browser by any of its names and a compiler's headers will do")
  func otherNames() throws {
    let house = try House()
    try house.fake("dpkg-query", nil)
    try house.fake("apt-get", nil)
    for name in ["pkg-config", "google-chrome", "cmark", "java", "parallel", "gcc", "cc"] {
      try house.fake(name, "")
    }
    try house.fake("python3", "")
    #expect(try house.run("./vitrine test") == Outcome(output: "in ROOT: tests ran\n"))
    #expect(try house.run("./vitrine bench").code == 0)
    try house.fake("google-chrome", nil)
    try house.fake("cc", "exit 1")
    #expect(
      try house.run("./vitrine test").error.hasPrefix(
        "vitrine: what these Debian packages contain is missing here: chromium-headless-shell.\n"))
    #expect(
      try house.run("./vitrine bench").error.hasPrefix(
        "vitrine: what these Debian packages contain is missing here: libc6-dev.\n"))
  }

  @Test("where nothing can be written it ends with 74 and says so")
  func unwritable() throws {
    let house = try House()
    try house.write("", to: ".build")
    #expect(
      try house.run()
        == Outcome(
          code: 74,
          error: """
            vitrine: nothing can be written to ROOT/.build/launcher.
            vitrine: Ask for the permission, or make room, and call again.

            """))
  }

  @Test("the tests need a browser, fonts, and the Python tools that are listed, made once")
  func tests() throws {
    let house = try House()
    try house.fake(
      "python3",
      #"""
      echo "python3 $*" >>"$MACHINE/calls"
      case $* in
        '-m venv '*) mkdir -p "$3/bin" && cp "$MACHINE/bin/python3" "$3/bin/python3" ;;
      esac
      """#)
    try house.write("tool==1.0\n", to: "Tests/requirements.txt")
    let browser =
      "chromium-headless-shell cmark default-jre-headless fonts-dejavu-core fonts-liberation "
      + "fonts-vlgothic parallel"
    #expect(
      try house.run("./vitrine test").error == """
        vitrine: installing packages: \(browser).
        vitrine: installing packages: python3-venv.
        vitrine: installing the Python tools of the tests.

        """)
    let made = [
      "python3 -m venv ROOT/.build/python",
      "python3 -m pip install --no-deps -r ROOT/Tests/requirements.txt",
    ]
    #expect(try house.calls().filter { $0.hasPrefix("python3") } == made)
    #expect(try house.run("./vitrine test").error == "")
    #expect(try house.calls() == [House.test])
    try house.write("tool==1.1\n", to: "Tests/requirements.txt")
    _ = try house.run("./vitrine test")
    #expect(try house.calls().filter { $0.hasPrefix("python3") } == made)
  }
}
