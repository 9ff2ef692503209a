// The chat, as it is seen.

import Vitrine

struct ChatView: View {
  let store: Store<Chat.State, Chat.Action>

  var body: some View {
    let state = store.state
    Main {
      Row(.apart) {
        Heading(1, "Chat")
        Toggle("Hide names", isOn: state.hidesNames, store.intent(.namesToggled))
      }
      List("Messages") {
        ForEach(state.messages) { message in
          Item { MessageView(store: store, message: message) }
        }
      }
      .region("messages")
      .redacted(.privacy, if: state.hidesNames)
      Status {
        if let writer = state.writer {
          Text(writer).privacySensitive().redacted(.privacy, if: state.hidesNames)
          Text(" is typing…")
        } else {
          Text(state.messages.isEmpty ? "Nobody has written yet." : "That is all so far.")
        }
      }
      Form("Write") {
        TextArea("Message", text: state.draft, samples: ["On my way", ""]) {
          store.intent(.draftTyped($0))
        }
        Button("Send", store.intent(.sendTapped, if: !state.draft.isEmpty), style: .prominent)
      }
      .region("write")
    }
    .title("Chat")
    .onAppear(store.intent(.appeared))
  }
}

struct MessageView: View {
  let store: Store<Chat.State, Chat.Action>
  let message: Message

  var body: some View {
    Card(.tight) {
      Text(message.author ?? "You").bold().privacySensitive(message.author != nil)
      Text(message.text)
      switch message.delivery {
      case .sent: Group {}
      case .sending:
        Row(.tight) {
          Spinner()
          Text("Sending…")
        }
      case .failed:
        Row(.apart) {
          Row(.tight) {
            Symbol(.warning).tint(.red)
            Text("Not sent")
          }
          Button("Send again", store.intent(.retryTapped(message.id)))
        }
      }
    }
    .style(message.author == nil ? "mine" : "theirs")
  }
}
