// A checkout: a cart, where it goes, what it is paid with, and what comes of that.

import Vitrine

struct CartItem: Hashable, Sendable, Identifiable {
  let id: Int
  var name: String
  var price: Int
  var count = 1

  static let samples = [
    CartItem(id: 1, name: "A lamp", price: 40), CartItem(id: 2, name: "A chair", price: 95),
  ]
}

/// Who takes the money.
struct CashierClient: AnsweringClient {
  static let name = "cashier"
  static let placeholder = CashierClient()

  var answers = Answers("paid", true, else: ["declined": false])

  mutating func charge<Action>(_ response: (Bool) -> Action) -> Effect<Action> {
    .send(response(answers.take()), after: .seconds(2))
  }
}

extension Dependencies {
  var cashier: CashierClient {
    mutating get { self[CashierClient.self] }
    set { self[CashierClient.self] = newValue }
  }
}

struct Checkout: Reducer {
  enum Stage: Int, Hashable, Sendable, CaseIterable { case cart, address, payment, done }
  enum Charge: Hashable, Sendable { case none, asked, sending, declined }

  struct State: Hashable, Sendable {
    var items = CartItem.samples
    var address = Address()
    var payment = Payment()
    var stage = Stage.cart
    var charge = Charge.none
    var isChecked = false
    var hidesPrivate = false

    var total: Int { items.reduce(0) { $0 + $1.price * $1.count } }
  }

  struct Address: Hashable, Sendable {
    var name = ""
    var street = ""
    var postcode = ""

    var nameError: String? { name.isEmpty ? "Say who it is for" : nil }
    var streetError: String? { street.isEmpty ? "Say where it goes" : nil }
    var postcodeError: String? {
      postcode.count == 4 && postcode.allSatisfy(\.isNumber) ? nil : "A postcode has four digits"
    }
    var isRight: Bool { nameError == nil && streetError == nil && postcodeError == nil }

    static let sample = Address(name: "Ada Berg", street: "Havnegata 3", postcode: "0150")
  }

  struct Payment: Hashable, Sendable {
    var number = ""
    var code = ""

    var numberError: String? {
      number.filter(\.isNumber).count == 16 ? nil : "A card has sixteen digits"
    }
    var codeError: String? { code.count == 3 ? nil : "The code has three digits" }
    var isRight: Bool { numberError == nil && codeError == nil }
  }

  enum Action: Hashable, Sendable {
    case countChanged(CartItem.ID, Int)
    case nameTyped(String), streetTyped(String), postcodeTyped(String)
    case numberTyped(String), codeTyped(String)
    case continueTapped, backTapped
    case payConfirmed, payCancelled, paid(Bool)
    case privacyToggled
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .countChanged(let id, let count):
        for index in state.items.indices where state.items[index].id == id {
          state.items[index].count = count
        }
      case .nameTyped(let text): state.address.name = text
      case .streetTyped(let text): state.address.street = text
      case .postcodeTyped(let text): state.address.postcode = text
      case .numberTyped(let text): state.payment.number = text
      case .codeTyped(let text): state.payment.code = text
      case .continueTapped: goOn(&state)
      case .backTapped:
        if let stage = Stage(rawValue: state.stage.rawValue - 1) { state.stage = stage }
        state.charge = .none
        state.isChecked = false
      case .payCancelled: state.charge = .none
      case .payConfirmed:
        guard state.charge == .asked else { break }
        state.charge = .sending
        return .merge(
          dependencies.cashier.charge { .paid($0) },
          dependencies.analytics.track("Pay", ["items": "\(state.items.count)"]))
      case .paid(let isPaid):
        state.charge = isPaid ? .none : .declined
        if isPaid { state.stage = .done }
      case .privacyToggled: state.hidesPrivate.toggle()
      }
      return .none
    }
  }

  private func goOn(_ state: inout State) {
    switch state.stage {
    case .cart where state.total > 0: state.stage = .address
    case .address:
      state.isChecked = !state.address.isRight
      if state.address.isRight { state.stage = .payment }
    case .payment:
      state.isChecked = !state.payment.isRight
      if state.payment.isRight { state.charge = .asked }
    case .cart, .done: break
    }
  }
}
