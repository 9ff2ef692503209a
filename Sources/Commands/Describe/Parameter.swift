// The table that a command is described by: one line for each flag, option and argument.

/// A flag, an option or an argument, and the property of the command that it fills.
package struct Parameter<Root>: Sendable {
  /// What the help and the parser know of it.
  package let declaration: Declaration
  /// Fills the property with one more value as the user wrote it; a flag is given an empty one.
  let fill: @Sendable (inout Root, String) throws(UsageError) -> Void

  /// `--name`: false until it is given.
  package static func flag(
    _ name: String, short: Character? = nil,
    _ property: WritableKeyPath<Root, Bool> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .flag, name: name, short: short, placeholder: "", count: .optional, help: help,
      candidates: [])
    return Self(declaration: declaration) { (root, _) throws(UsageError) in
      root[keyPath: property] = true
    }
  }

  /// `--name VALUE`: the property keeps its initial value until it is given.
  package static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ property: WritableKeyPath<Root, Value> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .option, name: name, short: short, placeholder: placeholder, count: .optional,
      help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property] = try declaration.value(of: text)
    }
  }

  /// `--name VALUE`: nil until it is given.
  package static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ property: WritableKeyPath<Root, Value?> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .option, name: name, short: short, placeholder: placeholder, count: .optional,
      help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property] = try declaration.value(of: text) as Value
    }
  }

  /// `--name VALUE`, as often as the user likes.
  package static func options<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ property: WritableKeyPath<Root, [Value]> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .option, name: name, short: short, placeholder: placeholder,
      count: .many(isRequired: false), help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property].append(try declaration.value(of: text))
    }
  }

  /// A word that must be there.
  package static func argument<Value: ArgumentValue>(
    _ placeholder: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .argument, name: placeholder, short: nil, placeholder: placeholder, count: .one,
      help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property] = try declaration.value(of: text)
    }
  }

  /// A word that may be there.
  package static func argument<Value: ArgumentValue>(
    _ placeholder: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .argument, name: placeholder, short: nil, placeholder: placeholder, count: .optional,
      help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property] = try declaration.value(of: text) as Value
    }
  }

  /// All words that are left: the last argument of a command.
  package static func arguments<Value: ArgumentValue>(
    _ placeholder: String, isRequired: Bool = false,
    _ property: WritableKeyPath<Root, [Value]> & Sendable, _ help: String
  ) -> Self {
    let declaration = Declaration(
      kind: .argument, name: placeholder, short: nil, placeholder: placeholder,
      count: .many(isRequired: isRequired), help: help, candidates: Value.candidates)
    return Self(declaration: declaration) { (root, text) throws(UsageError) in
      root[keyPath: property].append(try declaration.value(of: text))
    }
  }
}
