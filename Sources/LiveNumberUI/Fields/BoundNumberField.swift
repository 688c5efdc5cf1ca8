#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI

  /// A number field that creates its own store.
  ///
  /// It is a view of its own because SwiftUI updates only bindings that are properties of a view.
  struct BoundNumberField<Value: NumberValue>: View {
    let title: LocalizedStringResource
    @Binding var value: Value?
    /// A Boolean value that indicates whether the value stays when the user clears the field.
    let isRequired: Bool
    let format: FieldFormat<Value>
    let options: NumberEditor.Options
    let writes: ModelWritePolicy
    @Environment(\.locale) private var locale
    @Environment(\.numberFieldStyle) private var fieldStyle
    @State private var model = NumberFieldModel<Value>()

    var body: some View {
      let options = currentOptions
      FieldView(title, model.store(of: $value, isRequired: isRequired, options, writes))
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
