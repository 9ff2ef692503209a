// What of a browser's messages is kept, and what becomes of those that are wrong.

import Browser
import JSON
import Testing

@Suite("the inbox")
struct InboxTests {
  private func inbox(_ messages: [String], longest: Int = 100, awaiting ids: [Int] = []) -> Inbox {
    var inbox = Inbox(longest: longest)
    for id in ids { inbox.expectReply(to: id) }
    for message in messages { inbox.receive(Array(message.utf8) + [0]) }
    return inbox
  }

  @Test("keeps a reply that is awaited until it is taken, once")
  func awaited() throws {
    let reply = #"{"id":1,"result":{}}"#
    var inbox = inbox([reply, #"{"id":2}"#, #"{"method":"a"}"#, reply], awaiting: [1])
    #expect(try inbox.nextEvent() == Inbox.Event(method: "a", parameters: [:], session: ""))
    #expect(try inbox.nextEvent() == nil)
    #expect(inbox.takeReply(to: 1) == ["id": 1, "result": [:]])
    #expect(inbox.takeReply(to: 1) == nil)
    #expect(inbox.takeReply(to: 2) == nil)
    #expect(inbox.count == 0)
  }

  @Test("forgets a command that was given up, whether its reply came or not")
  func abandoned() throws {
    var inbox = inbox([#"{"id":1}"#, #"{"id":2}"#], awaiting: [1, 2])
    inbox.abandon(2)
    #expect(try inbox.nextEvent() == nil)
    inbox.abandon(1)
    #expect(inbox.takeReply(to: 1) == nil)
    #expect(inbox.takeReply(to: 2) == nil)
  }

  @Test("goes on behind what cannot be read")
  func unreadable() throws {
    var inbox = inbox(["{", #"{"id":1}"#], awaiting: [1])
    #expect(throws: BrowserError.self) { try inbox.nextEvent() }
    #expect(try inbox.nextEvent() == nil)
    #expect(inbox.takeReply(to: 1) == ["id": 1])
  }

  @Test("drops a message that is too long while it comes, and goes on behind it")
  func tooLong() throws {
    var inbox = inbox([], longest: 10, awaiting: [1])
    inbox.receive([UInt8](repeating: 0x20, count: 11))
    #expect(throws: BrowserError.unreadable("a message of more than 10 bytes")) {
      try inbox.nextEvent()
    }
    for _ in 0..<100 {
      inbox.receive([UInt8](repeating: 0x20, count: 8))
      #expect(try inbox.nextEvent() == nil)
      #expect(inbox.count == 0)
    }
    inbox.receive(Array("\0{\"id\":1}\0".utf8))
    #expect(try inbox.nextEvent() == nil)
    #expect(inbox.takeReply(to: 1) == ["id": 1])
  }
}
