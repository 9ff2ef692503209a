// The libraries that an output says it was made with, and the packages that a site pins.

import JSON

/// Names and their versions.
struct DependencyVersions {
  private var versions: [String: String] = [:]

  /// What `atlas.json` says: `cmark 0.30`.
  mutating func add(libraries: [String]) {
    for library in libraries {
      guard let space = library.lastIndex(of: " ") else { continue }
      versions[String(library[..<space])] = String(library[library.index(after: space)...])
    }
  }

  /// What a `Package.resolved` pins.
  mutating func add(pins bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes) else { return }
    for pin in (json["pins"] ?? json["object"]?["pins"])?.array ?? [] {
      guard let name = (pin["identity"] ?? pin["package"])?.string else { continue }
      let state = pin["state"]
      let version = state?["version"]?.string ?? state?["branch"]?.string
      versions[name] = version ?? String((state?["revision"]?.string ?? "").prefix(10))
    }
  }

  /// What is not as it was: `cmark 0.31, which was 0.30`.
  func changes(since base: Self) -> [String] {
    Set(versions.keys).union(base.versions.keys).sorted().compactMap { name in
      switch (base.versions[name], versions[name]) {
      case (let old?, let new?): old == new ? nil : "\(name) \(new), which was \(old)"
      case (nil, let new?): "\(name) \(new), which is new"
      case (let old?, nil): "\(name), which was \(old) and is gone"
      case (nil, nil): nil
      }
    }
  }
}
