import LiveForms
import LiveNumberUI
import SwiftUI

/// A form of LiveForms, whose first invalid field gets the focus when it is submitted.
struct OrderView: View {
  enum Name { case quantity, price }

  @State private var order = Order()
  @State private var isOrdered = false

  var body: some View {
    @Bindable var form = order.form
    Form {
      NumberField("Quantity, 1 to 99", store: order.quantity)
        .fieldFocus($form.focus, equals: .quantity)
      Text(verbatim: form.message(for: .quantity) ?? "")
      NumberField("Price", store: order.price)
        .fieldFocus($form.focus, equals: .price)
      Text(verbatim: form.message(for: .price) ?? "")
      Button("Order") { isOrdered = form.submit() }
      Text(verbatim: isOrdered ? "ordered" : "")
    }
    .onFieldSubmit { isOrdered = form.submit() }
  }
}

@MainActor final class Order {
  let quantity: NumberStore<Int>
  let price: NumberStore<Decimal>
  let form: FormModel<OrderView.Name>

  init() {
    let quantity = NumberStore<Int>(in: 1...99, format: .number)
    let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
    (self.quantity, self.price) = (quantity, price)
    form = FormModel([FormField(.quantity, store: quantity), FormField(.price, store: price)])
  }
}
