// What the tests of this room share: a view in, both written forms out.

import Drawing
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
