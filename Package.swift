// swift-tools-version: 6.2
import PackageDescription

// The rooms that a site sees through `Vitrine`.
let face = [
  "ArticlePages", "Atlas", "Build", "Composable", "Content", "Drawing", "Gallery", "Onboarding",
  "Output", "Prose", "SiteCommands",
]

let package = Package(
  name: "Vitrine",
  targets: [
    // The ground: what all rooms have from the machine, and notations.
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .target(name: "System", dependencies: ["CXXHash"]),
    .testTarget(name: "SystemTests", dependencies: ["System"]),
    .target(name: "JSON"),
    .testTarget(name: "JSONTests", dependencies: ["Composable", "JSON"]),
    .target(name: "Commands", dependencies: ["System"]),
    .testTarget(name: "CommandsTests", dependencies: ["Commands", "System"]),

    // State and time; what is seen; what authors write.
    .target(name: "Composable"),
    .testTarget(name: "ComposableTests", dependencies: ["Composable"]),
    .target(name: "ComposableTesting", dependencies: ["Composable"]),
    .testTarget(
      name: "ComposableTestingTests", dependencies: ["Composable", "ComposableTesting", "System"]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "CWOFF2", pkgConfig: "libwoff2dec", providers: [.apt(["libwoff-dev"])]),
    .target(name: "CUnicode", dependencies: ["CICU"]),
    .target(
      name: "CFaces", dependencies: ["CWOFF2"],
      cSettings: [.headerSearchPath(".")]),
    .target(
      name: "Type", dependencies: ["CFaces", "CHarfBuzz", "CUnicode", "System"],
      resources: [
        .embedInCode("Faces/LICENCES.txt"), .embedInCode("Languages/Labels/labels.txt"),
      ]),
    .testTarget(name: "TypeTests", dependencies: ["Type", "CUnicode", "Composable"]),
    .target(
      name: "Drawing", dependencies: ["Composable", "System", "Type"],
      resources: [
        .embedInCode("Theme/frame.css"), .embedInCode("Theme/house.css"),
        .embedInCode("Theme/document.css"), .embedInCode("Theme/redacted.css"),
      ]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Composable", "Type", "Programs"]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "Prose", dependencies: ["CCmark", "CYAML", "Drawing", "System", "Type"]),
    .testTarget(
      name: "ProseTests", dependencies: ["Prose", "CCmark", "Composable", "Drawing", "Type"]),

    // Pages, and what they can come to.
    .target(name: "Atlas", dependencies: ["Composable", "Drawing", "System"]),
    .testTarget(
      name: "AtlasTests",
      dependencies: [
        "Atlas", "Composable", "DemonstrationSite", "Drawing", "Reports", "System", "Type",
      ]),
    .target(name: "Onboarding", dependencies: ["Atlas", "Composable", "Drawing", "Type"]),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "Onboarding", "Atlas", "Composable", "ComposableTesting", "Drawing", "Exhibits",
      ]),
    .target(
      name: "ArticlePages",
      dependencies: ["Atlas", "Composable", "Drawing", "Onboarding", "Prose", "Type"]),
    .target(
      name: "Gallery", dependencies: ["Atlas", "Composable", "Drawing", "JSON", "System", "Type"],
      resources: [
        .embedInCode("Theme/icon.svg"), .embedInCode("Theme/look.css"),
        .embedInCode("Theme/museum.css"),
        .embedInCode("Theme/museum.js"), .embedInCode("Theme/plate.css"),
        .embedInCode("Theme/stage.css"), .embedInCode("Theme/stage.js"),
        .embedInCode("Theme/stage-axe.js"), .embedInCode("Theme/stage-findings.js"),
        .embedInCode("Theme/stage-marks.js"),
        .embedInCode("Theme/stage-reading.js"),
        .embedInCode("Theme/stage-window.js"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "Atlas", "Composable", "Drawing", "Browser", "JSON", "Prose"]),

    // From a folder of content to a folder of output.
    .target(
      name: "Content",
      dependencies: ["ArticlePages", "Atlas", "Drawing", "Gallery", "Prose", "System", "Type"]),
    .target(
      name: "Output", dependencies: ["Content", "Drawing", "Gallery", "JSON", "Prose", "System"]),
    .target(
      name: "Build",
      dependencies: [
        "ArticlePages", "Atlas", "Composable", "Content", "Drawing", "Gallery", "JSON", "Output",
        "Prose", "System", "Type",
      ]),
    .testTarget(
      name: "BuildTests",
      dependencies: [
        "ArticlePages", "Atlas", "Build", "Composable", "Content", "Drawing", "JSON", "Output",
        "Prose", "Type", "Programs",
      ]),

    // The visual diff.
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "Pixels", dependencies: ["CDeflate", "CPNG", "System"]),
    .testTarget(
      name: "PixelsTests",
      dependencies: ["Browser", "CDeflate", "Composable", "HostileBytes", "Pixels", "Programs"],
      exclude: ["reference.py"]),
    .target(name: "Browser", dependencies: ["JSON", "System"]),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Browser", "Checkers", "Composable", "JSON", "Drawing", "Prose", "Pixels", "Type",
        "Programs",
      ]),
    // Programs that tests run, each to its end.
    .target(name: "Programs", path: "Tests/Programs"),
    // What several of the tests ask: axe and the Nu HTML checker about documents, the compiler about
    // pieces of Swift.
    .target(
      name: "Checkers", dependencies: ["Browser", "JSON", "Programs"], path: "Tests/Checkers"),
    .target(
      name: "Review", dependencies: ["Browser", "Drawing", "JSON", "Pixels", "System", "Type"],
      resources: [
        .embedInCode("Report/Theme/report.css"), .embedInCode("Report/Theme/report.js"),
      ]),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Review", "Browser", "Checkers", "Composable", "JSON", "Pixels", "System", "Programs",
      ]),

    // Commands, and the library that a site of one's own imports.
    .target(name: "Reports", dependencies: ["Atlas", "Composable", "Drawing", "JSON", "System"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "Atlas", "Composable", "Drawing", "JSON"]),
    .target(
      name: "SiteCommands",
      dependencies: [
        "Atlas", "Browser", "Build", "Commands", "Composable", "Content", "Drawing", "JSON",
        "Output", "Reports", "Review", "System",
      ]),
    .testTarget(
      name: "SiteCommandsTests",
      dependencies: [
        "SiteCommands", "Atlas", "Build", "Commands", "Composable", "Content", "Drawing", "JSON",
        "Prose", "Programs",
      ]),
    .target(
      name: "Vitrine", dependencies: face.map { .target(name: $0) }),

    // The demonstration site and its program.
    // Its features are in two rooms, which do not know each other: one core compiles what is in a room.
    // As for a site of somebody else, what only our own rooms may use is not there.
    .target(name: "Samples", dependencies: ["Vitrine"], packageAccess: false),
    .target(name: "ListExhibits", dependencies: ["Samples", "Vitrine"], packageAccess: false),
    .target(
      name: "PartExhibits", dependencies: ["Samples", "Vitrine"],
      resources: [.embedInCode("Reference/reference.txt")], packageAccess: false),
    .target(
      name: "Exhibits", dependencies: ["ListExhibits", "PartExhibits", "Vitrine"],
      packageAccess: false),
    // The demonstration, walked once for all tests that look at it.
    .target(
      name: "DemonstrationSite", dependencies: ["Atlas", "Content", "Exhibits"],
      path: "Tests/DemonstrationSite"),
    .testTarget(
      name: "ExhibitsTests",
      dependencies: [
        "ArticlePages", "Atlas", "Composable", "ComposableTesting", "Drawing", "Exhibits",
        "Onboarding", "Prose", "Reports", "Programs",
      ],
      exclude: ["Snapshots"]),
    .executableTarget(
      name: "VitrineCommand",
      dependencies: [
        "ArticlePages", "Commands", "Content", "Drawing", "Exhibits", "JSON", "Prose",
        "SiteCommands", "System",
      ]
    ),
    .testTarget(
      name: "VitrineCommandTests",
      dependencies: ["Checkers", "VitrineCommand", "Commands", "Composable", "Programs"]),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Atlas", "Browser", "Build", "Checkers", "Composable", "Content", "DemonstrationSite",
        "Drawing", "Exhibits", "Gallery", "JSON", "Pixels", "VitrineCommand", "Programs",
      ],
      exclude: ["arrival.py", "stillness.js", "stillness.py"]),
    .testTarget(
      name: "DemonstrationTests",
      dependencies: [
        "ArticlePages", "Atlas", "Build", "Checkers", "Composable", "ComposableTesting", "Content",
        "Drawing",
        "Exhibits", "Onboarding", "Prose", "SiteCommands",
      ]),

    // What a site of one's own imports: its names, and whether what is shown of it compiles.
    .testTarget(
      name: "FaceTests",
      dependencies: [
        "Atlas", "Checkers", "Commands", "Drawing", "JSON", "Prose", "SiteCommands", "Vitrine",
        "VitrineCommand",
      ],
      exclude: ["Context"]),

    // Four features as a site of one's own has them, written with what the reference says.
    .testTarget(name: "FeatureTests", dependencies: ["ComposableTesting", "Vitrine"]),

    // Mistakes made on purpose, and what is said of each.
    .testTarget(
      name: "MistakeTests",
      dependencies: [
        "Atlas", "Build", "Checkers", "Composable", "Content", "Drawing", "Onboarding", "Prose",
        "Vitrine",
      ]),

    // What skeletons tell, measured by an attack.
    .testTarget(
      name: "LeakTests", dependencies: ["ArticlePages", "Atlas", "Drawing", "Prose", "Type"],
      exclude: ["LICENCE.txt", "common-words.10.txt", "common-words.20.txt"]),

    // Speed, hostile cases, and the launcher.
    // What comes from elsewhere as bytes is apart from what builds, so that a sanitizer can look at it alone.
    .target(
      name: "HostileBytes", dependencies: ["Browser", "Composable", "JSON", "Pixels", "System"]),
    .testTarget(name: "HostileBytesTests", dependencies: ["HostileBytes", "JSON"]),
    .executableTarget(
      name: "VitrineBench",
      dependencies: [
        "Atlas", "Composable", "Drawing", "Exhibits", "JSON", "Pixels", "Prose", "System", "Type",
      ]),
    .executableTarget(
      name: "VitrineFuzz",
      dependencies: [
        "ArticlePages", "Atlas", "Build", "Composable", "Content", "Drawing", "HostileBytes",
        "JSON",
        "Output", "Prose", "System",
      ]),
    .testTarget(name: "FuzzTests", dependencies: ["HostileBytes", "VitrineFuzz"]),
    .testTarget(name: "LauncherTests", dependencies: ["Programs"]),
  ],
  swiftLanguageModes: [.v6]
)

// Rooms are compiled with `-strict-memory-safety`: what the compiler cannot prove to be safe has to be
// called `unsafe`, and stands only in the files named for it.
for target in package.targets where [.regular, .executable].contains(target.type) {
  target.swiftSettings = [.strictMemorySafety()]
}

// How a module lays out its values is compiled into all that stand on it, by way of others, too; but what is
// compiled anew is what depends on a module that changed, and one that is compiled anew need not change.
// So each target depends on all that it stands on, and a site, by way of the library, as well: else a field
// that is added far down is not known further up, and memory is taken for what it is not.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
@MainActor func ground(of names: [String]) -> [String] {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    if found.insert(name).inserted { open += targets[name]?.dependencies.map(\.name) ?? [] }
  }
  return found.sorted()
}
extension Target.Dependency {
  var name: String {
    switch self {
    case .targetItem(let name, _), .productItem(let name, _, _, _), .byNameItem(let name, _): name
    @unknown default: fatalError("a dependency of another kind")
    }
  }
}
for target in package.targets {
  target.dependencies = ground(of: target.dependencies.map(\.name)).map { .byName(name: $0) }
}
package.products = [
  // What a site of one's own imports, and what its tests do.
  .library(
    name: "Vitrine", targets: ground(of: ["Vitrine"]).filter { targets[$0]?.type == .regular }),
  .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
  .executable(name: "vitrine", targets: ["VitrineCommand"]),
]

// A sanitizer looks at some of the tests. To build the others, too, takes twice as long.
if let names = Context.environment["VITRINE_TESTS"] {
  let tests = names.split(separator: " ").map(String.init)
  if let name = tests.first(where: { targets[$0] == nil }) {
    fatalError("there is no target '\(name)'")
  }
  let wanted = ground(of: tests)
  package.products = []
  package.targets.removeAll { !wanted.contains($0.name) }
}
