// Messages such as a browser sends.

import Composable
import JSON

/// A message that is as it should be.
enum BrowserMessage {
  case reply(id: Int, result: JSON)
  case event(method: String, parameters: JSON, session: String)

  /// The commands that a reply may name, and those of them whose reply is awaited.
  static let ids = -1...8
  static let awaited = [1, 2, 3, 5]

  private static let methods = [
    "Page.lifecycleEvent", "Fetch.requestPaused", "Runtime.consoleAPICalled", "Log.entryAdded",
    "Runtime.exceptionThrown", "Inspector.targetCrashed", "",
  ]

  static func next(_ random: inout SeededGenerator) -> BrowserMessage {
    let value = WrittenJSON.next(&random).value
    if Bool.random(using: &random) {
      return .reply(id: Int.random(in: ids, using: &random), result: value)
    }
    return .event(
      method: methods.randomElement(using: &random) ?? "", parameters: value,
      session: Bool.random(using: &random) ? "A1B2" : "")
  }

  var json: JSON {
    switch self {
    case .reply(let id, let result): ["id": .int(id), "result": result]
    case .event(let method, let parameters, let session):
      ["method": .string(method), "params": parameters, "sessionId": .string(session)]
    }
  }
}
