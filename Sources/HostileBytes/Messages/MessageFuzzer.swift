// What a browser sends, as it should and as it should not, cut into pieces anywhere.

import Browser
import Composable
import JSON
import System

/// Sends messages through the inbox of a browser.
package struct MessageFuzzer: Fuzzer {
  package static let name = "messages"
  package static let about = "messages of a browser, mutated, cut and joined at any byte"

  /// How many messages came through, and how many could not be read.
  private(set) var told = 0
  private(set) var refused = 0

  package var summary: String { "\(told) messages were told, \(refused) refused" }

  /// What became of bytes: all that was told, in order, and the replies.
  private struct Outcome: Hashable {
    var told: [Told] = []
    var replies: [Int: JSON] = [:]
    /// The most bytes that were kept after everything was told.
    var most = 0

    enum Told: Hashable {
      case event(Inbox.Event)
      case mistake(BrowserError)
    }
  }

  private static let longest = 4096
  private static let largestPiece = 300

  package init() {}

  package mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    let messages = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      BrowserMessage.next(&random)
    }.filter { $0.json.bytes.count <= Self.longest }
    let sent: [UInt8] = messages.flatMap { $0.json.bytes + [0] }
    let asItShould = Bool.random(using: &random)
    let bytes = asItShould ? sent : sent.mutated(with: Self.pieces, &random)
    let whole = Self.outcome(of: [bytes[...]])
    let cut = Self.outcome(of: Self.cut(bytes, &random))
    told += whole.told.count { if case .event = $0 { true } else { false } } + whole.replies.count
    refused += whole.told.count { if case .mistake = $0 { true } else { false } }
    let rule =
      Self.mistake(whole, cut)
      ?? (asItShould ? Self.mistake(whole, expected: messages) : nil)
      ?? Self.mistake(inBase64: bytes)
    return (rule ?? Self.mistake(inMuch: &random)).map { BrokenCase(rule: $0, source: "\(bytes)") }
  }

  private static let pieces: [[UInt8]] =
    JSONFuzzer.pieces + [
      [0], [0, 0], Array("{\"id\":1}\0".utf8), Array("\"id\":".utf8), Array("\"method\":1,".utf8),
      [UInt8](repeating: 0x20, count: longest),
    ]

  private static func cut(
    _ bytes: [UInt8], _ random: inout SeededGenerator
  ) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var at = 0
    let most = [1, 2, 7, largestPiece].randomElement(using: &random) ?? 1
    while at < bytes.count {
      let end = min(bytes.count, at + Int.random(in: 1...most, using: &random))
      pieces.append(bytes[at..<end])
      at = end
    }
    return pieces
  }

  private static func outcome(of pieces: [ArraySlice<UInt8>]) -> Outcome {
    var inbox = Inbox(longest: longest)
    for id in BrowserMessage.awaited { inbox.expectReply(to: id) }
    var outcome = Outcome()
    for piece in pieces {
      inbox.receive(piece)
      while true {
        do {
          guard let event = try inbox.nextEvent() else { break }
          outcome.told.append(.event(event))
        } catch {
          outcome.told.append(.mistake(error))
        }
      }
      outcome.most = max(outcome.most, inbox.count)
    }
    for id in BrowserMessage.ids { outcome.replies[id] = inbox.takeReply(to: id) }
    return outcome
  }

  private static func mistake(_ whole: Outcome, _ cut: Outcome) -> String? {
    if max(whole.most, cut.most) > longest { return "\(cut.most) bytes were kept" }
    if whole.told != cut.told { return "cut, they say \(cut.told) and not \(whole.told)" }
    return whole.replies == cut.replies ? nil : "cut, the replies are \(cut.replies)"
  }

  private static func mistake(_ outcome: Outcome, expected: [BrowserMessage]) -> String? {
    var replies: [Int: JSON] = [:]
    var events: [Outcome.Told] = []
    for message in expected {
      switch message {
      case .reply(let id, _):
        if BrowserMessage.awaited.contains(id), replies[id] == nil { replies[id] = message.json }
      case .event(let method, let parameters, let session):
        events.append(
          .event(Inbox.Event(method: method, parameters: parameters, session: session)))
      }
    }
    if outcome.told != events { return "what was told is \(outcome.told)" }
    return outcome.replies == replies ? nil : "the replies are \(outcome.replies)"
  }

  private static func mistake(inBase64 bytes: [UInt8]) -> String? {
    if Base64.decoded(String(decoding: Base64.encoded(bytes), as: UTF8.self)) != bytes {
      return "Base64 reads otherwise"
    }
    let read = Base64.decoded(String(decoding: bytes, as: UTF8.self))
    return read?.count ?? 0 <= bytes.count ? nil : "Base64 makes more of it"
  }

  /// Rarely, a long message in small pieces: what costs more than linear time shows here.
  private static func mistake(inMuch random: inout SeededGenerator) -> String? {
    guard Int.random(in: 0..<100, using: &random) == 0 else { return nil }
    let size = Int.random(in: 50_000...100_000, using: &random)
    var inbox = Inbox()
    inbox.expectReply(to: 1)
    let text: JSON = ["id": 1, "result": ["data": .string(String(repeating: "A", count: size))]]
    do {
      for piece in cut(text.bytes, &random) {
        inbox.receive(piece)
        if try inbox.nextEvent() != nil { return "an event came from nowhere" }
      }
      inbox.receive([0])
      _ = try inbox.nextEvent()
    } catch {
      return "a long reply: \(error)"
    }
    return inbox.takeReply(to: 1) == text && inbox.count == 0 ? nil : "a long reply was lost"
  }
}

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
