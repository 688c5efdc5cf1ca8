// Code for SwiftUI that developers wrote before they read the documentation: it has to compile.

import Foundation
import LiveNumber
import LiveNumberUI
import SwiftUI

struct QuantityView: View {
  @State private var quantity = 1
  @State private var weight = 70.0

  var body: some View {
    NumberField("Quantity", value: $quantity)
    NumberStepper("Quantity", value: $quantity, in: 1...99)
    NumberStepper("Weight", value: $weight, in: 20...200, step: 0.5)
    TextField("Weight", value: $weight, format: .number.live)
      .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

struct AmountView: View {
  @State private var amount = NumberStore<Decimal>(.currency("EUR"), locale: .current)

  var body: some View {
    VStack {
      NumberField("Amount", store: amount)
        .textFieldStyle(.roundedBorder)
      #if canImport(UIKit)
        NumberField("Amount", store: amount).keyboardType(.decimalPad)
      #endif
      Button("Save") { print(amount.value ?? 0) }
        .disabled(!amount.isValid)
    }
  }
}

struct BudgetView: View {
  @State private var budget: Decimal?
  @State private var guests = 2
  @State private var weight = 70.0
  @State private var code = ""
  @State private var vat = NumberStore<Decimal>(.percent, locale: .current)
  @FocusState private var isFocused: Bool

  var body: some View {
    NumberField(
      "Budget", value: $budget,
      format: .currency(code: "GBP").precision(.fractionLength(0)),
      prompt: Text("No limit")
    )
    .focused($isFocused)
    .onAppear { isFocused = true }
    NumberField("Weight", value: $weight, in: 0..., prompt: Text("kg"), options: .blocking)
      .accessibilityLabel("Weight in kilograms")
      .accessibilityHint("Weigh yourself in the morning")
    NumberStepper("Guests", value: $guests, in: 1...12, step: 1, format: .number)
    RestrictedTextField("Postal code", text: $code, restriction: .digits(5), prompt: Text("12345"))
    NumberField("VAT", store: vat, prompt: Text(vat.placeholder))
      .onChange(of: vat.value) { vat.range = 0...1 }
    TextField("VAT", text: $vat.text)
  }
}

struct RowsView: View {
  let titles = ["Rent", "Food"]
  let locale = Locale(identifier: "de")
  @State private var amount = 0.0
  @State private var guests: Int?
  @State private var pin = ""
  @State private var rent = NumberStore<Double>(format: .number)

  var body: some View {
    ForEach(titles, id: \.self) { title in
      NumberField(title, value: $amount)
      NumberField(title, value: $amount, in: 0...1000, format: .currency(code: "EUR"))
      NumberStepper(title, value: $amount, in: 0...1000, step: 50)
      RestrictedTextField(title, text: $pin, restriction: .digits(4))
    }
    NumberField(value: $guests, format: .number) { Text("Guests") }
    NumberField(value: $amount, prompt: Text("any")) { Text("Amount") }
    NumberField(store: rent) { Text("Rent") }
    NumberStepper("Guests", value: $guests, in: 1...12)
    Button("More") { rent.increment() }.disabled(!rent.canIncrement)
    Button("German") { rent = NumberStore(format: .number, locale: locale) }
  }
}

@MainActor final class RentViewModel {
  let field = StoreTextField(store: NumberStore<Double>(format: .number))
  var rent: Double? { field.store.value }
}

#if canImport(UIKit)
  final class PriceViewController: UIViewController {
    private let field = UITextField()
    private let store = NumberStore<Decimal>(.currency("EUR"), locale: .current)
    private lazy var fieldDelegate = NumberFieldDelegate(store: store)

    override func viewDidLoad() {
      super.viewDidLoad()
      field.keyboardType = .decimalPad
      fieldDelegate.connect(to: field)
      view.addSubview(field)
    }
  }

  final class PinDelegate: NSObject, UITextFieldDelegate {
    let pin = RestrictedStore(.digits(4), value: "")

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      pin.replace(utf16: range.location..<range.location + range.length, with: string)
      textField.text = pin.text
      return false
    }
  }
#endif
