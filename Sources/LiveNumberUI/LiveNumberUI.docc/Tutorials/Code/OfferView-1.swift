import SwiftUI

struct OfferView: View {
  @State private var price: Decimal?
  let send: (Decimal) -> Void

  var body: some View {
    Form {
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      Button("Send") { if let price { send(price) } }
    }
  }
}
