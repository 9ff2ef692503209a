// The blocks of code in a text, by what they promise.

import Foundation

/// A fenced block of code.
package struct CodeBlock: Sendable {
  /// What follows the fence: a language, and what it promises.
  package let info: String
  /// The line of the text on which the code begins, from 1.
  package let line: Int
  /// What stands between the fences.
  package let code: String

  /// The first word behind the fence.
  package var language: Substring { info.prefix { $0 != " " } }

  /// What follows the language.
  package var promise: String {
    info.dropFirst(language.count).trimmingCharacters(in: .whitespaces)
  }

  /// Whether the code declares things, rather than doing them one after the other.
  package var isDeclarations: Bool {
    let words = [
      "struct", "enum", "extension", "protocol", "import", "@main", "@Test", "typealias", "func",
    ]
    return code.split(separator: "\n").contains { line in
      words.contains { line == $0 || line.hasPrefix($0 + " ") || line.hasPrefix($0 + "(") }
    }
  }

  /// All fenced blocks of a text.
  package static func all(in text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (fence: Substring, indent: Int, info: String, line: Int, code: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      let fence = rest.prefix { $0 == "`" }
      if var block = open {
        if fence.count >= block.fence.count, fence.count == rest.count {
          blocks.append(
            CodeBlock(
              info: block.info, line: block.line, code: block.code.joined(separator: "\n")))
          open = nil
        } else {
          block.code.append(line.dropFirst(min(indent, block.indent)))
          open = block
        }
      } else if fence.count >= 3 {
        let info = rest.dropFirst(fence.count).trimmingCharacters(in: .whitespaces)
        open = (fence, indent, info, index + 2, [])
      }
    }
    return blocks
  }
}
