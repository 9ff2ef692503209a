// The rules of the chat.

import ComposableTesting
import Testing
import Vitrine

struct ChatTests {
  @Test("messages arrive one after the other, each announced")
  func arrives() {
    var store = TestStore(Chat.State()) { Chat() }
    store.send(.appeared) { $0.hasBegun = true }
    for message in Message.arriving {
      store.advance(by: .seconds(1))
      store.receive(.typingBegan(message.author ?? "")) { $0.writer = message.author }
      store.advance(by: .seconds(2))
      store.receive(.arrived(message)) {
        $0.writer = nil
        try? $0.messages.append(message)
      }
    }
  }

  @Test("what was not sent can be sent again")
  func retries() {
    let client = MessengerClient(answers: MessengerClient().answers.holding("failed"))
    var store = TestStore(
      Chat.State(draft: "On my way"), dependencies: Dependencies(page: "test").allowing(client)
    ) { Chat() }
    store.send(.sendTapped) {
      try? $0.messages.append(Message(id: 100, text: "On my way", delivery: .sending))
      $0.nextID = 101
      $0.draft = ""
    }
    store.advance(by: .seconds(1))
    store.receive(.delivered(100, false)) { $0.messages[id: 100]?.delivery = .failed }
    store.send(.retryTapped(100)) { $0.messages[id: 100]?.delivery = .sending }
    store.advance(by: .seconds(1))
    store.receive(.delivered(100, false)) { $0.messages[id: 100]?.delivery = .failed }
  }
}
