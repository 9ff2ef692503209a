// The border to cmark: a text goes in, and its tree is read node by node. The tree is owned, and freed
// once it has been read; what its nodes say is copied out of it.

import CCmark
import Glibc

/// The tree of a parsed text. It is read once, into a ``ParsedText``, and then let go.
@safe struct MarkdownTree: ~Copyable {
  let root: MarkdownNode
  /// The memory that the tree is in, if it is not the system's.
  private let memory: UnsafeMutablePointer<ParsingMemory>?

  init?(parsing bytes: Span<UInt8>, isSmart: Bool, replacesInvalidUTF8: Bool) {
    var options = CMARK_OPT_DEFAULT
    if isSmart { options |= CMARK_OPT_SMART }
    if replacesInvalidUTF8 { options |= CMARK_OPT_VALIDATE_UTF8 }
    let memory = unsafe bytes.count <= ParsingMemory.largestText ? ParsingMemory.claim() : nil
    let root = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let memory = unsafe memory else {
          return unsafe cmark_parse_document(characters.baseAddress, characters.count, options)
        }
        let parser = unsafe cmark_parser_new_with_mem(options, memory.pointee.functions)
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        let root = unsafe cmark_parser_finish(parser)
        unsafe cmark_parser_free(parser)
        return unsafe root
      }
    }
    guard let root = unsafe root else {
      unsafe memory?.pointee.release()
      return nil
    }
    unsafe self.root = MarkdownNode(pointer: root)
    unsafe self.memory = memory
  }

  deinit {
    if let memory = unsafe memory {
      unsafe memory.pointee.release()
    } else {
      unsafe cmark_node_free(root.pointer)
    }
  }
}

/// A node of the tree, as cmark tells of it; nobody keeps one for longer than the tree.
@safe struct MarkdownNode: Equatable {
  /// The kinds of nodes, numbered as cmark numbers them.
  enum Kind: UInt32 {
    case none = 0
    case document, quote, list, item, code, html, custom, paragraph, heading, rule
    case text, softBreak, lineBreak, codeSpan, htmlInline, customInline
    case emphasis, strong, link, picture
  }

  /// What a node says in words.
  enum Part {
    case literal, url, title, info
  }

  fileprivate let pointer: OpaquePointer

  fileprivate init(pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  static func == (one: Self, other: Self) -> Bool { unsafe one.pointer == other.pointer }

  var kind: Kind { unsafe Kind(rawValue: cmark_node_get_type(pointer).rawValue) ?? .none }
  var firstChild: MarkdownNode? { unsafe MarkdownNode(cmark_node_first_child(pointer)) }
  var next: MarkdownNode? { unsafe MarkdownNode(cmark_node_next(pointer)) }
  var parent: MarkdownNode? { unsafe MarkdownNode(cmark_node_parent(pointer)) }

  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var isTightList: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }

  var line: Int { unsafe Int(cmark_node_get_start_line(pointer)) }
  var column: Int { unsafe Int(cmark_node_get_start_column(pointer)) }

  /// Appends what the node says.
  func append(_ part: Part, to bytes: inout [UInt8]) {
    let text =
      switch part {
      case .literal: unsafe cmark_node_get_literal(pointer)
      case .url: unsafe cmark_node_get_url(pointer)
      case .title: unsafe cmark_node_get_title(pointer)
      case .info: unsafe cmark_node_get_fence_info(pointer)
      }
    guard let text = unsafe text else { return }
    let characters = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    unsafe bytes.append(contentsOf: characters)
  }
}
