// Turns words into a command: one pass, and the first mistake ends it.

import System

/// What the words of a command line ask for.
enum Request<Root: Command> {
  case run(Root)
  case help
}

/// Reads the words that follow a command's name.
struct Parser<Root: Command> {
  private let parameters = Root.parameters
  private var words: ArraySlice<String>
  private var plain: [String] = []
  private var seen: Set<String> = []
  private var command = Root()

  private init(_ words: ArraySlice<String>) {
    self.words = words
  }

  /// The command that the words ask for, or a request for its help.
  ///
  /// `--help` is answered even when there are mistakes elsewhere.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> Request<Root> {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .help }
    var parser = Self(words)
    return .run(try parser.read())
  }

  private mutating func read() throws(UsageError) -> Root {
    while let word = words.popFirst() {
      if word == "--" {
        plain += words
        break
      }
      switch Token(word) {
      case .long(let name, let value): try readLong(name, value)
      case .short(let letters): try readShort(letters)
      case .word(let word): plain.append(word)
      }
    }
    try fillArguments()
    return command
  }

  private mutating func readLong(_ name: String, _ value: String?) throws(UsageError) {
    let found = parameters.first {
      $0.declaration.kind != .argument && $0.declaration.name == name
    }
    guard let found else {
      let names = parameters.map(\.declaration).filter { $0.kind != .argument }.map(\.name)
      let suggestion = nearestWord(to: name, among: names + ["help"]).map { "--\($0)" }
      throw .unknownOption("--\(name)", suggestion: suggestion)
    }
    try fill(found, value: value)
  }

  /// `-q`, `-qv` (flags in one word) and `-oFILE` (the rest of the word is the value).
  private mutating func readShort(_ letters: String) throws(UsageError) {
    var rest = letters[...]
    while let letter = rest.popFirst() {
      guard let found = parameters.first(where: { $0.declaration.short == letter }) else {
        let name = letters.count == 1 ? "-\(letter)" : "-\(letters)"
        throw .unknownOption(name, suggestion: longName(for: letters))
      }
      let isFlag = found.declaration.kind == .flag
      try fill(found, value: isFlag || rest.isEmpty ? nil : String(rest))
      if !isFlag { return }
    }
  }

  /// A long name written with one dash, as in `-output`.
  private func longName(for letters: String) -> String? {
    guard letters.count > 1 else { return nil }
    let names = parameters.map(\.declaration).filter { $0.kind != .argument }.map(\.name)
    return nearestWord(to: letters, among: names + ["help"]).map { "--\($0)" }
  }

  private mutating func fill(_ parameter: Parameter<Root>, value: String?) throws(UsageError) {
    let declaration = parameter.declaration
    if declaration.kind == .flag {
      if let value { throw .unexpectedValue(flag: declaration.written, value: value) }
      return try parameter.fill(&command, "")
    }
    guard seen.insert(declaration.name).inserted || declaration.isMany else {
      throw .givenTwice(option: declaration.written)
    }
    guard let value = value ?? nextValue() else {
      throw .missingValue(option: declaration.written, placeholder: declaration.placeholder)
    }
    try parameter.fill(&command, value)
  }

  /// The next word, unless it is written like an option: such a value needs `--name=value`.
  private mutating func nextValue() -> String? {
    guard let next = words.first, case .word(let value) = Token(next) else { return nil }
    words.removeFirst()
    return value
  }

  private mutating func fillArguments() throws(UsageError) {
    var rest = plain[...]
    for parameter in parameters where parameter.declaration.kind == .argument {
      let declaration = parameter.declaration
      if rest.isEmpty && declaration.isRequired { throw .missingArgument(declaration.written) }
      repeat {
        guard let word = rest.popFirst() else { break }
        try parameter.fill(&command, word)
      } while declaration.isMany
    }
    if !rest.isEmpty { throw .unexpectedArguments(Array(rest)) }
  }
}

extension Declaration {
  /// Whether each further value is one more.
  var isMany: Bool {
    if case .many = count { true } else { false }
  }

  /// Whether the command cannot do without.
  var isRequired: Bool { count == .one || count == .many(isRequired: true) }

  /// The value that a word means, or the mistake that it is.
  func value<Value: ArgumentValue>(of text: String) throws(UsageError) -> Value {
    // What is named by nothing is at the root of the disk, and there a command could write, or clear.
    if text.isEmpty { throw .emptyValue(of: written) }
    guard let value = Value(argument: text) else {
      throw .invalidValue(
        text, of: written, expectation: Value.expectation,
        suggestion: nearestWord(to: text, among: Value.candidates))
    }
    return value
  }
}

/// One word of a command line.
enum Token: Hashable {
  /// `--name` or `--name=value`
  case long(name: String, value: String?)
  /// `-n`, `-nVALUE` or `-nm`: a dash and letters
  case short(letters: String)
  /// Any other word, `-` among them.
  case word(String)

  init(_ text: String) {
    if text.hasPrefix("--") {
      let body = text.dropFirst(2)
      guard let equals = body.firstIndex(of: "=") else {
        self = .long(name: String(body), value: nil)
        return
      }
      let value = String(body[body.index(after: equals)...])
      self = .long(name: String(body[..<equals]), value: value)
    } else if text.hasPrefix("-"), let letter = text.dropFirst().first, !letter.isNumber {
      self = .short(letters: String(text.dropFirst()))
    } else {
      self = .word(text)
    }
  }
}
