import LiveNumberUI
import SwiftUI

struct OfferView: View {
  @State private var price = NumberStore<Decimal>(in: 10...500, format: .currency(code: "EUR"))
  let send: (Decimal) -> Void

  var body: some View {
    Form {
      NumberField("Price", store: price)
      Button("Send") { if let price = price.validValue { send(price) } }
    }
  }
}
