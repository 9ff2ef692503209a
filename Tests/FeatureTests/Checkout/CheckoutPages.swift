// The checkout and its tour as pages.

import Vitrine

let checkoutPage = Page("checkout", title: "Checkout", Checkout.State()) {
  Checkout()
} view: { store in
  CheckoutView(store: store)
} story: {
  Frame("cart")
  Tap("Continue")
  Branch("mistakes") {
    Type("15", in: "Postcode")
    Tap("Continue")
    Frame("mistakes")
  }
  Type("Ada Berg", in: "Name")
  Type("Havnegata 3", in: "Street")
  Type("0150", in: "Postcode")
  Frame("address")
  Tap("Continue")
  Branch("wrong-card") {
    Type("4000", in: "Card number")
    Tap("Continue")
    Frame("wrong-card")
  }
  Type("4000 1234 5678 9010", in: "Card number")
  Type("123", in: "Code")
  Frame("payment")
  Branch("hidden") {
    Tap("Hide what is private")
    Frame("hidden")
    Tap("Continue")
    Frame("hidden-confirm")
  }
  Tap("Continue")
  Frame("confirm")
  Branch("declined") {
    Answer("cashier", "declined")
    Tap("Pay")
    Settle()
    Frame("declined")
  }
  Tap("Pay")
  Frame("paying")
  Settle()
  Frame("done")
} laws: {
  Always("what is done was paid for") { $0.stage != .done || $0.total > 0 && $0.payment.isRight }
  Always("a card is asked for after the address") { $0.stage.rawValue < 2 || $0.address.isRight }
  Sometimes("it is paid with privacy on") { $0.stage == .done && $0.hidesPrivate }
  Each("a decline loses nothing that was typed") { before, after in
    after.charge != .declined || before.payment == after.payment || before.charge != .sending
  }
}
.allowing(CashierClient(), Analytics.live)

let checkoutTourPage = Page(
  "checkout/tour", title: "Checkout, a tour",
  checkoutTour.begin(live: Checkout.State(), placeholder: Checkout.State())
) {
  checkoutTour
} view: { store in
  OnboardingView(store, of: checkoutTour) { CheckoutView(store: $0) }
} story: {
  Frame("cart")
  Tap("Continue")
  Frame("address")
  Tap("Continue")
  Frame("private")
  Tap("Done")
  Frame("checkout")
}
.promising(checkoutTour.promises)
.allowing(CashierClient(), Analytics.live)
