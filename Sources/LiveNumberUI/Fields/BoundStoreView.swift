#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI

  /// A view of a store that it creates itself, for a number of the app.
  ///
  /// It is a view of its own because SwiftUI updates only bindings that are properties of a view.
  struct BoundStoreView<Value: NumberValue, Content: View>: View {
    @Binding var value: Value?
    /// A Boolean value that indicates whether the value stays when the user clears the field.
    let isRequired: Bool
    let format: FieldFormat<Value>
    let options: NumberEditor.Options
    let writes: ModelWritePolicy
    let content: (NumberStore<Value>) -> Content
    @Environment(\.locale) private var locale
    @Environment(\.numberFieldStyle) private var fieldStyle
    @State private var model = NumberFieldModel<Value>()

    var body: some View {
      let options = currentOptions
      content(model.store(of: $value, isRequired: isRequired, options, writes))
        .onChange(of: options) { model.change(to: options) }
    }

    private var currentOptions: NumberFieldOptions<Value> {
      var options = options
      #if canImport(UIKit)
        // The sign keys above the keyboard change the sign wherever the caret is.
        if fieldStyle.showsSignKeys { options.signKey = .anywhere }
      #endif
      return NumberFieldOptions(format: format, editor: options, locale: locale)
    }
  }
#endif
