// What assistive technology meets on a page, read from the HTML as it was written.

/// What can be reached and heard of a page's controls.
public struct Exposure: Hashable, Sendable {
  /// A control as it is heard, and how many sound the same.
  public struct Heard: Hashable, Sendable {
    /// Its name and its role; `dimmed` if it says that it cannot be used.
    public let name: String
    /// How many sound the same.
    public let count: Int
  }

  /// How many can be focused.
  public let focusable: Int
  /// What is heard, in the order in which it is first heard.
  public let heard: [Heard]

  init(_ elements: [HTMLElements.Element]) {
    focusable = elements.count { $0["href"] != nil }
    var names: [String] = []
    var counts: [String: Int] = [:]
    for element in elements {
      guard let role = element["role"] ?? (element["href"] == nil ? nil : "link"),
        Self.controls.contains(role)
      else { continue }
      let name = element["aria-label"] ?? element.text
      let isDimmed = element["aria-disabled"] == "true"
      let sound = "\(name) (\(role)\(isDimmed ? ", dimmed" : ""))"
      if counts[sound] == nil { names.append(sound) }
      counts[sound, default: 0] += 1
    }
    heard = names.map { Heard(name: $0, count: counts[$0] ?? 0) }
  }

  private static let controls: Set<String> = ["button", "link", "switch", "checkbox"]
}
