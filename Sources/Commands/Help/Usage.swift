// The one line that shows how a command is written.

/// `Usage: vitrine render [--page] [--redact REASON]… [FILE]`, in as many lines as it needs.
func usage(program: String, _ command: any Command.Type) -> [String] {
  let head = "Usage: \(program) \(command.name)"
  let options = command.declarations.filter { $0.kind != .argument }
  let arguments = command.declarations.filter { $0.kind == .argument }
  let lines = wrap((options + arguments).map(\.inUsage), width: helpWidth - head.count - 1)
  let margin = String(repeating: " ", count: head.count)
  guard let first = lines.first else { return [head] }
  return ["\(head) \(first)"] + lines.dropFirst().map { "\(margin) \($0)" }
}

extension Declaration {
  /// How the parameter stands in a line of usage.
  var inUsage: String {
    let written = kind == .option ? "\(written) \(placeholder)" : written
    return switch count {
    case .one: written
    case .optional: "[\(written)]"
    case .many(isRequired: false): "[\(written)]…"
    case .many(isRequired: true): "\(written)…"
    }
  }

  /// How the parameter stands before its description: `-o, --output DIR`.
  var inList: String {
    let short = short.map { "-\($0), " } ?? ""
    return switch kind {
    case .flag: short + written
    case .option: "\(short)\(written) \(placeholder)"
    case .argument: placeholder
    }
  }

  /// The description, with the words that are accepted and how often.
  var inDescription: String {
    var sentences = [help]
    if !candidates.isEmpty { sentences.append("One of: \(candidates.joined(separator: ", ")).") }
    if kind == .option && isMany { sentences.append("Can be given more than once.") }
    return sentences.joined(separator: " ")
  }
}
