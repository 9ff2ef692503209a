// What the tests of this room share: a view in, both written forms out.

import Drawing
import Foundation
import Testing

/// The HTML of a view.
func html(
  _ view: some View, environment: EnvironmentValues = EnvironmentValues(),
  slots: [SlotState] = []
) -> String {
  var bytes: [UInt8] = []
  HTMLWriter.write(Drawing(of: view, environment: environment), slots: slots, into: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// The readable form of a view.
func text(
  _ view: some View, environment: EnvironmentValues = EnvironmentValues(),
  slots: [SlotState] = []
) -> String {
  TextWriter.write(Drawing(of: view, environment: environment), slots: slots)
}

/// An environment with reasons and other values set.
func environment(
  _ reasons: RedactionReasons = [], _ set: (inout EnvironmentValues) -> Void = { _ in }
) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.redactionReasons = reasons
  set(&environment)
  return environment
}

// Looks for a word in what was written, decoded in every way that a browser or reader might.

enum Haystack {
  /// Whether a text holds a word: as it is, or behind entities, percent signs, JSON escapes, base64.
  static func contains(_ word: String, in text: String) -> Bool {
    let decoded = [text, entities(text), percents(text), escapes(text)] + base64Runs(text)
    return decoded.contains { $0.localizedCaseInsensitiveContains(word) }
  }

  static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  private static func entities(_ text: String) -> String {
    text.replacing(/&#(x?)([0-9a-fA-F]+);/) { match in
      UInt32(match.output.2, radix: match.output.1.isEmpty ? 10 : 16)
        .flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }

  private static func percents(_ text: String) -> String {
    text.replacing(/%([0-9a-fA-F]{2})/) { match in
      UInt8(match.output.1, radix: 16).map { String(decoding: [$0], as: UTF8.self) } ?? ""
    }
  }

  private static func escapes(_ text: String) -> String {
    text.replacing(/\\u([0-9a-fA-F]{4})/) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) } ?? ""
    }
  }

  private static func base64Runs(_ text: String) -> [String] {
    text.matches(of: /[A-Za-z0-9+\/]{8,}/).map { match in
      let run = String(match.output)
      let whole = run.prefix(run.count / 4 * 4)
      return Data(base64Encoded: String(whole)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}
