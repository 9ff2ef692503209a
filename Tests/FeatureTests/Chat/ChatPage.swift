// The chat as a page.

import Vitrine

func chatPage(_ arriving: [Message] = Message.arriving) -> Page {
  Page("chat", title: "Chat", Chat.State()) {
    Chat(arriving: arriving)
  } view: { store in
    ChatView(store: store)
  } story: {
    Frame("quiet")
    Advance(.seconds(1))
    Frame("typing")
    Advance(.seconds(2))
    Frame("first")
    Settle()
    Frame("both")
    Branch("hidden") {
      Tap("Hide names")
      Frame("hidden")
    }
    Type("On my way", in: "Message")
    Frame("written")
    Branch("failed") {
      Answer("messenger", "failed")
      Tap("Send")
      Settle()
      Frame("failed")
    }
    Tap("Send")
    Frame("sending")
    Settle()
    Frame("sent")
  } laws: {
    Always("nobody else's message is unsent") { state in
      state.messages.allSatisfy { $0.author == nil || $0.delivery == .sent }
    }
    Sometimes("somebody types") { $0.writer != nil }
    CanAlways("all is sent") { $0.messages.allSatisfy { $0.delivery == .sent } }
    Each("no message is lost") { before, after in after.messages.count >= before.messages.count }
  }
  .allowing(MessengerClient())
}
