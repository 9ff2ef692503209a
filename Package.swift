// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Vitrine",
  products: [
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "Drawing", targets: ["Drawing"]),
  ],
  targets: [
    .target(name: "Composable"),
    .target(name: "Drawing", dependencies: ["Composable"]),
    .target(name: "JSON"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "ComposableTests", dependencies: ["Composable"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Composable"]),
  ],
  swiftLanguageModes: [.v6]
)
