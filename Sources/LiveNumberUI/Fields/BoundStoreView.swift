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
    /// Whether the value stays when the user clears the field.
    let isRequired: Bool
    let format: FieldFormat<Value>
    let options: NumberEditor.Options
    let writes: ModelWritePolicy
    let content: (NumberStore<Value>) -> Content
    @Environment(\.locale) private var locale
    @Environment(\.numberFieldStyle) private var fieldStyle
    @State private var storage = NumberFieldStorage<Value>()

    // The compiler's own initializer would be private, since the storage of the state is.
    init(
      value: Binding<Value?>, isRequired: Bool, format: FieldFormat<Value>,
      options: NumberEditor.Options, writes: ModelWritePolicy,
      content: @escaping (NumberStore<Value>) -> Content
    ) {
      _value = value
      self.isRequired = isRequired
      self.format = format
      self.options = options
      self.writes = writes
      self.content = content
    }

    var body: some View {
      let options = currentOptions
      content(storage.store(of: $value, isRequired: isRequired, options, writes))
        .onChange(of: options) { storage.change(to: options) }
    }

    private var currentOptions: NumberFieldOptions<Value> {
      var options = options
      // The sign keys above the keyboard change the sign wherever the caret is.
      if fieldStyle.hasKeyBar { options.signKey = .anywhere }
      return NumberFieldOptions(format: format, editor: options, locale: locale)
    }
  }
#endif
