// Code for SwiftUI that developers wrote before they read the documentation: it has to compile.

import Foundation
import LiveNumber
import LiveNumberUI
import SwiftUI

struct OfferView: View {
  @State var price: Decimal? = nil
  @State var count = 0
  @FocusState var f: Bool

  var body: some View {
    NumberField("Price", value: $price, style: .currency("EUR")).focused($f)
    NumberField("Count", value: $count)
    TextField("x", value: $price, format: .number.live)
  }
}

struct PriceView: View {
  @State private var price: Decimal = 9.99

  var body: some View {
    NumberField("Price", value: $price, format: .currency(code: "EUR"))
    NumberField("Price", value: $price, format: .number.precision(.fractionLength(2)))
      .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

struct QuantityView: View {
  @State private var quantity = 1
  @State private var weight = 70.0
  @State private var distance = 5.0

  var body: some View {
    NumberStepper("Quantity", value: $quantity, in: 1...99)
    NumberStepper("Weight", value: $weight, in: 20...200, step: 0.5)
    NumberField("Distance", value: $distance, style: .unit("kilometer"))
  }
}

struct AmountView: View {
  @State private var amount = NumberStore<Decimal>(.currency("EUR"), locale: .current)

  var body: some View {
    NumberField("Amount", store: amount)
    Button("Save") { print(amount.value ?? 0) }
      .disabled(!amount.isValid)
  }
}
