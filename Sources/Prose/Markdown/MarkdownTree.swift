// What cmark makes of a text: its tree, owned, and freed once it has been read.

import CCmark
import Glibc

/// The tree of a parsed text. It is read once, into a ``Tape``, and then let go.
struct MarkdownTree: ~Copyable {
  let root: MarkdownNode
  /// The memory that the tree is in, if it is not the system's.
  private let memory: UnsafeMutablePointer<ParsingMemory>?

  init?(parsing bytes: UnsafeBufferPointer<UInt8>, isSmart: Bool, replacesInvalidUTF8: Bool) {
    var options = CMARK_OPT_DEFAULT
    if isSmart { options |= CMARK_OPT_SMART }
    if replacesInvalidUTF8 { options |= CMARK_OPT_VALIDATE_UTF8 }
    let memory = bytes.count <= ParsingMemory.largestText ? ParsingMemory.claim() : nil
    let root = UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) { characters in
      guard let memory else {
        return cmark_parse_document(characters.baseAddress, characters.count, options)
      }
      let parser = cmark_parser_new_with_mem(options, memory.pointee.functions)
      cmark_parser_feed(parser, characters.baseAddress, characters.count)
      let root = cmark_parser_finish(parser)
      cmark_parser_free(parser)
      return root
    }
    guard let root else {
      memory?.pointee.release()
      return nil
    }
    self.root = MarkdownNode(pointer: root)
    self.memory = memory
  }

  deinit {
    if let memory {
      memory.pointee.release()
    } else {
      cmark_node_free(root.pointer)
    }
  }
}

/// A node of the tree, as cmark tells of it.
struct MarkdownNode: Equatable {
  /// The kinds of nodes, numbered as cmark numbers them.
  enum Kind: UInt32 {
    case none = 0
    case document, quote, list, item, code, html, custom, paragraph, heading, rule
    case text, softBreak, lineBreak, codeSpan, htmlInline, customInline
    case emphasis, strong, link, picture
  }

  let pointer: OpaquePointer

  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var kind: Kind { Kind(rawValue: cmark_node_get_type(pointer).rawValue) ?? .none }
  var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
  var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
  var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }

  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var url: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
  var info: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  var column: Int { Int(cmark_node_get_start_column(pointer)) }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      UnsafeBufferPointer(start: $0, count: count)
    }
  }
}
