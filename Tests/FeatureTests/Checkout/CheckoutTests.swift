// The rules of the checkout and of its tour.

import ComposableTesting
import Testing
import Vitrine

struct CheckoutTests {
  private static let ready = Checkout.State(
    address: .sample, payment: .init(number: "4000 1234 5678 9010", code: "123"), stage: .payment)

  private func store(answering answer: String) -> TestStore<Checkout.State, Checkout.Action> {
    let client = CashierClient(answers: CashierClient().answers.answering(answer))
    return TestStore(
      Self.ready, dependencies: Dependencies(page: "test").allowing(client).allowing(Analytics.live)
    ) { Checkout() }
  }

  @Test("an address that lacks something is told so, and goes nowhere")
  func address() {
    var store = TestStore(Checkout.State(stage: .address)) { Checkout() }
    store.send(.postcodeTyped("15")) { $0.address.postcode = "15" }
    store.send(.continueTapped) { $0.isChecked = true }
    #expect(store.state.address.postcodeError == "A postcode has four digits")
  }

  @Test("what is paid is done")
  func paid() {
    var store = store(answering: "paid")
    store.send(.continueTapped) { $0.charge = .asked }
    store.send(.payConfirmed) { $0.charge = .sending }
    store.advance(by: .seconds(2))
    store.receive(.paid(true)) {
      $0.charge = .none
      $0.stage = .done
    }
  }

  @Test("a card that was declined can be tried again")
  func declined() {
    var store = store(answering: "declined")
    store.send(.continueTapped) { $0.charge = .asked }
    store.send(.payConfirmed) { $0.charge = .sending }
    store.advance(by: .seconds(2))
    store.receive(.paid(false)) { $0.charge = .declined }
    store.send(.continueTapped) { $0.charge = .asked }
  }

  @Test("the tour leaves the cart as it was")
  func tour() {
    let begin = checkoutTour.begin(live: Checkout.State(), placeholder: Checkout.State())
    var store = TestStore(begin) { checkoutTour }
    store.send(.placeholder(.continueTapped)) { $0.placeholderState.stage = .address }
    store.receive(.goalReached) { $0.step = "address" }
    store.send(.placeholder(.continueTapped)) { $0.placeholderState.isChecked = true }
    store.receive(.goalReached) {
      $0.step = "private"
      $0.placeholderState.stage = .payment
      $0.placeholderState.payment.number = "4000 1234 5678 9010"
      $0.placeholderState.hidesPrivate = true
    }
    #expect(store.state.live == Checkout.State())
  }
}
