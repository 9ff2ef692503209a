// A chat: messages arrive while time passes, one of one's own can fail and is sent again.

import Vitrine

struct Message: Hashable, Sendable, Identifiable {
  enum Delivery: Hashable, Sendable { case sending, sent, failed }

  let id: Int
  var author: String?
  var text: String
  var delivery = Delivery.sent

  static let arriving = arriving(from: "Ada Berg", "Noor Vik")

  static func arriving(from one: String, _ other: String) -> [Message] {
    [
      Message(id: 1, author: one, text: "Are you on the train?"),
      Message(id: 2, author: other, text: "We wait at the north door."),
    ]
  }
}

/// Who carries messages away.
struct MessengerClient: AnsweringClient {
  static let name = "messenger"
  static let placeholder = MessengerClient()

  var answers = Answers("sent", true, else: ["failed": false])

  mutating func send<Action>(_ response: (Bool) -> Action) -> Effect<Action> {
    .send(response(answers.take()), after: .seconds(1))
  }
}

struct Chat: Reducer {
  struct State: Hashable, Sendable {
    var messages = IdentifiedArray<Message>()
    var writer: String?
    var draft = ""
    var nextID = 100
    var hidesNames = false
    var hasBegun = false
  }

  var arriving = Message.arriving

  enum Action: Hashable, Sendable {
    case appeared
    case typingBegan(String), arrived(Message)
    case draftTyped(String), sendTapped, retryTapped(Message.ID), delivered(Message.ID, Bool)
    case namesToggled
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared:
        guard !state.hasBegun else { break }
        state.hasBegun = true
        return .concatenate(
          arriving.map { message in
            .concatenate(
              .send(.typingBegan(message.author ?? ""), after: .seconds(1)),
              .send(.arrived(message), after: .seconds(2)))
          })
      case .typingBegan(let author): state.writer = author
      case .arrived(let message):
        state.writer = nil
        try? state.messages.append(message)
      case .draftTyped(let text): state.draft = text
      case .sendTapped:
        guard !state.draft.isEmpty else { break }
        let message = Message(id: state.nextID, text: state.draft, delivery: .sending)
        try? state.messages.append(message)
        state.nextID += 1
        state.draft = ""
        return deliver(message.id, &dependencies)
      case .retryTapped(let id):
        state.messages[id: id]?.delivery = .sending
        return deliver(id, &dependencies)
      case .delivered(let id, let isSent):
        state.messages[id: id]?.delivery = isSent ? .sent : .failed
      case .namesToggled: state.hidesNames.toggle()
      }
      return .none
    }
  }

  private func deliver(_ id: Message.ID, _ dependencies: inout Dependencies) -> Effect<Action> {
    dependencies[MessengerClient.self].send { .delivered(id, $0) }
  }
}
