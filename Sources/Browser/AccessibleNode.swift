// What assistive technology is told of a page.

import JSON

/// A node of the accessibility tree, as the browser computed it.
package struct AccessibleNode: Hashable, Sendable {
  /// The role, as in ARIA: `button`, `heading`, `link`.
  package let role: String
  /// The computed name.
  package let name: String
  /// How deep it lies below the root, nodes that are ignored not counted.
  package let depth: Int
  /// States and properties by name: `focusable`, `disabled`, `checked`, `level`.
  package let properties: [String: JSON]
}

extension BrowserTab {
  /// The nodes that are not ignored, in the order of the page.
  package func accessibilityTree() throws(BrowserError) -> [AccessibleNode] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    var byID: [JSON: JSON] = [:]
    for node in nodes { byID[node["nodeId"] ?? nil] = node }
    var tree: [AccessibleNode] = []
    var seen: Set<JSON> = []
    var open = nodes.first.map { [($0, 0)] } ?? []
    while let (node, depth) = open.popLast() {
      // Each stands once in the tree, whatever the browser says of its parents.
      guard seen.insert(node["nodeId"] ?? nil).inserted else { continue }
      let isIgnored = node["ignored"] == true
      if !isIgnored { tree.append(AccessibleNode(node, depth: depth)) }
      for id in (node["childIds"]?.array ?? []).reversed() {
        if let child = byID[id] { open.append((child, isIgnored ? depth : depth + 1)) }
      }
    }
    return tree
  }
}

extension AccessibleNode {
  fileprivate init(_ node: JSON, depth: Int) {
    role = node["role"]?["value"]?.string ?? ""
    name = node["name"]?["value"]?.string ?? ""
    self.depth = depth
    var properties: [String: JSON] = [:]
    for property in node["properties"]?.array ?? [] {
      guard let name = property["name"]?.string else { continue }
      properties[name] = property["value"]?["value"] ?? .null
    }
    self.properties = properties
  }
}
