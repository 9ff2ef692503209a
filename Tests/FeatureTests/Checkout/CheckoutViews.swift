// The checkout, as it is seen.

import Vitrine

struct CheckoutView: View {
  let store: Store<Checkout.State, Checkout.Action>

  var body: some View {
    let state = store.state
    Main {
      Header {
        Row(.apart) {
          Heading(1, "Checkout").unredacted()
          Toggle("Hide what is private", isOn: state.hidesPrivate, store.intent(.privacyToggled))
        }
        Progress("Step", state.stage.rawValue + 1, of: Checkout.Stage.allCases.count)
      }
      Group {
        switch state.stage {
        case .cart: CartView(store: store)
        case .address: AddressView(store: store, fields: fields)
        case .payment: PaymentView(store: store, fields: fields)
        case .done:
          Card {
            Row {
              Symbol(.check).tint(.green)
              Status { Text("Paid. It is on its way.") }
            }
            Paragraph {
              Text("To ")
              Text(state.address.name).privacySensitive()
              Text(", ")
              Text(state.address.street).privacySensitive()
            }
          }
          .region("done")
        }
      }
      .redacted(.privacy, if: state.hidesPrivate)
    }
    .title("Checkout")
    .sheet(isPresented: state.charge == .asked || state.charge == .sending, label: "Confirm") {
      ConfirmView(store: store).redacted(.privacy, if: state.hidesPrivate)
    }
  }
}

extension CheckoutView {
  /// What is hidden cannot be typed into.
  private var fields: Store<Checkout.State, Checkout.Action> {
    store.state.hidesPrivate ? .inert(store.state) : store
  }
}

struct CartView: View {
  let store: Store<Checkout.State, Checkout.Action>

  var body: some View {
    Section("Cart") {
      Heading(2, "Cart")
      Table("Cart") {
        TableRow {
          ColumnHeader { Text("Article") }
          ColumnHeader { Text("How many") }
          ColumnHeader { Text("Price") }
        }
        for item in store.state.items {
          TableRow {
            RowHeader { Text(item.name) }
            Cell {
              Slider(item.name, value: item.count, in: 0...2, hidesLabel: true) {
                store.intent(.countChanged(item.id, $0))
              }
            }
            Cell { Text("€ \(item.price * item.count)") }
          }
        }
        TableRow {
          RowHeader { Text("Together") }
          Cell { Text("") }
          Cell { Text("€ \(store.state.total)").bold() }
        }
      }
    }
    .region("cart")
    Button("Continue", store.intent(.continueTapped), style: .prominent)
      .disabled(store.state.total == 0)
      .region("next")
  }
}

struct AddressView: View {
  let store: Store<Checkout.State, Checkout.Action>
  let fields: Store<Checkout.State, Checkout.Action>

  var body: some View {
    let address = store.state.address
    let checked = store.state.isChecked
    Form("Address") {
      Fieldset("Where it goes") {
        TextField("Name", text: address.name, samples: ["Ada Berg", ""]) {
          fields.intent(.nameTyped($0))
        }
        .error(checked ? address.nameError : nil)
        .privacySensitive()
        TextField("Street", text: address.street, samples: ["Havnegata 3", ""]) {
          fields.intent(.streetTyped($0))
        }
        .error(checked ? address.streetError : nil)
        .privacySensitive()
        TextField("Postcode", text: address.postcode, samples: ["0150", "15", ""]) {
          fields.intent(.postcodeTyped($0))
        }
        .error(checked ? address.postcodeError : nil)
        .privacySensitive()
      }
    }
    .region("address")
    Navigation(store: store)
  }
}

struct PaymentView: View {
  let store: Store<Checkout.State, Checkout.Action>
  let fields: Store<Checkout.State, Checkout.Action>

  var body: some View {
    let payment = store.state.payment
    let checked = store.state.isChecked
    Form("Payment") {
      TextField(
        "Card number", text: payment.number, placeholder: "0000 0000 0000 0000",
        samples: ["4000 1234 5678 9010", "4000", ""]
      ) { fields.intent(.numberTyped($0)) }
      .error(checked ? payment.numberError : nil)
      .privacySensitive()
      SecureField("Code", text: payment.code, samples: ["123", ""]) {
        fields.intent(.codeTyped($0))
      }
      .error(checked ? payment.codeError : nil)
    }
    .region("payment")
    if store.state.charge == .declined {
      Card {
        Row {
          Symbol(.warning).tint(.red)
          Status { Text("The card was declined. Try again, or another one.") }
        }
      }
      .region("failure")
    }
    Navigation(store: store)
  }
}

struct Navigation: View {
  let store: Store<Checkout.State, Checkout.Action>

  var body: some View {
    Row {
      Button("Back", store.intent(.backTapped))
      Button("Continue", store.intent(.continueTapped), style: .prominent)
    }
    .region("next")
  }
}

struct ConfirmView: View {
  let store: Store<Checkout.State, Checkout.Action>

  var body: some View {
    Stack {
      Heading(2, "Pay € \(store.state.total)?")
      Paragraph {
        Text("With the card ")
        Text(store.state.payment.number).bold().privacySensitive()
      }
      if store.state.charge == .sending {
        Row {
          Spinner()
          Status { Text("Asking the bank…") }
        }
      } else {
        Row {
          Button("Pay", store.intent(.payConfirmed), style: .prominent)
          Button("Not yet", store.intent(.payCancelled))
        }
      }
    }
  }
}
