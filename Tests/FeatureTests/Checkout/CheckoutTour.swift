// A tour of the checkout, on a copy, in which nothing can be paid.

import Vitrine

let checkoutTour = Onboarding<Checkout>(
  steps: [
    OnboardingStep(
      "cart", copy: "This is yours. With [[Continue]] you say where it goes.",
      focus: ["cart", "next"], prepare: { state, _ in state.stage = .cart },
      goal: Goal { $0.now.stage == .address }
    ) { _, action in
      action == .continueTapped ? .real : .dropped
    },
    OnboardingStep(
      "address", copy: "Nothing is sent before all is there. Try [[Continue]].",
      focus: ["address", "next"], prepare: { state, _ in state.stage = .address },
      goal: Goal { $0.now.isChecked }
    ) { _, action in
      action == .continueTapped ? .real : .dropped
    },
    OnboardingStep(
      "private", copy: "The number of a card is hidden when you say so.",
      focus: ["payment"], showsSkip: false,
      prepare: { state, _ in
        state.stage = .payment
        state.payment.number = "4000 1234 5678 9010"
        state.hidesPrivate = true
      }
    ) { _, _ in .dropped },
  ],
  sandbox: Sandbox(Checkout()).denying(CashierClient.self))
