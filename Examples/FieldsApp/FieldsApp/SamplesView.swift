import LiveNumberUI
import SwiftUI

/// Each sample in SwiftUI's field, a `StoreTextField`, and a field with a delegate, which share its
/// store.
struct SamplesView: View {
  @State private var stores: [String: NumberStore<ExactDecimal>] = [:]

  var body: some View {
    Form {
      ForEach(Sample.all) { sample in
        if let store = stores[sample.id] {
          Section {
            LabeledContent(LocalizedStringResource(stringLiteral: sample.title)) {
              Text(verbatim: store.value.map { "\($0)" } ?? "–")
            }
            NumberField("Number", store: store)
            StoreField(store: store, identifier: "\(sample.id).store")
            DelegateField(store: store, identifier: "\(sample.id).delegate")
            Text(verbatim: store.message ?? "")
          }
        }
      }
    }
    .onAppear {
      for sample in Sample.all where stores[sample.id] == nil {
        stores[sample.id] = try? sample.store()
      }
    }
  }
}
