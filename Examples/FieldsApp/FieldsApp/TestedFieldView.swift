import LiveNumberUI
import SwiftUI

/// What a UI test asks for in the app's environment.
struct TestOptions {
  enum Toolkit: String { case swiftUI, store, delegate }

  let sample: Sample
  let toolkit: Toolkit

  init?(_ environment: [String: String]) {
    guard let sample = Sample.all.first(where: { $0.id == environment["FIELD"] }),
      let toolkit = Toolkit(rawValue: environment["TOOLKIT"] ?? "")
    else { return nil }
    (self.sample, self.toolkit) = (sample, toolkit)
  }
}

/// One field, with what a test reads and presses.
struct TestedFieldView: View {
  let options: TestOptions
  @State private var store: NumberStore<ExactDecimal>? = nil
  @State private var submits = 0

  init(options: TestOptions) { self.options = options }

  var body: some View {
    Form {
      if let store {
        switch options.toolkit {
        case .swiftUI:
          NumberField("Number", store: store)
            .accessibilityIdentifier("field")
            .onFieldSubmit { submits += 1 }
        case .store: StoreField(store: store, identifier: "field")
        case .delegate: DelegateField(store: store, identifier: "field")
        }
        Text(verbatim: store.value.map { "\($0)" } ?? "none").accessibilityIdentifier("value")
        Text(verbatim: store.message ?? "none").accessibilityIdentifier("message")
        Text(verbatim: "\(submits)").accessibilityIdentifier("submits")
        // The program's values.
        ForEach([5, 5000], id: \.self) { number in
          Button("\(number)") { store.value = ExactDecimal(number) }
            .accessibilityIdentifier("set.\(number)")
        }
        Button("Clear") { store.value = nil }.accessibilityIdentifier("clear")
      }
      // To copy from, and to leave the field for.
      TextField("Other", text: .constant("hello")).accessibilityIdentifier("other")
    }
    .onAppear { store = try? options.sample.store() }
  }
}
