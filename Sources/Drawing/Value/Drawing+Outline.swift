// What a page must have once, and whether a drawing has it.

extension Drawing {
  /// Whether it has that element.
  package func has(_ kind: Element.Kind) -> Bool {
    nodes.contains { node in
      if case .open(let element) = node { element.kind == kind } else { false }
    }
  }

  /// Whether some of its content is redacted.
  package var hasRedactedContent: Bool {
    prose.contains(where: \.hasRedactedContent) || records.contains(where: \.isRedacted)
      || nodes.contains { if case .redacted = $0.role { true } else { false } }
  }
}
