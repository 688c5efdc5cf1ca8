#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  /// A text field for a number, which formats the number while the user types.
  ///
  /// The field groups digits, keeps the caret at its digit, and rejects what can't become a number of its
  /// format. It writes each valid number to its value:
  ///
  /// ```swift
  /// @State private var price: Decimal?
  ///
  /// var body: some View {
  ///   NumberField("Price", value: $price, style: .currency("EUR"))
  /// }
  /// ```
  ///
  /// The format follows the locale of the environment. The text is committed when the user presses Return
  /// and when the field loses the focus. An invalid text is red, unless `numberFieldStyle(_:)` sets
  /// another style. `onSubmit(of:_:)` of SwiftUI doesn't reach the field; use `onFieldSubmit(_:)`.
  ///
  /// If the style or the options contain an error, such as an unknown currency or a minimum above the
  /// maximum, the error's description is in the place of the field.
  public struct NumberField<Value: NumberValue>: View {
    private let title: LocalizedStringResource
    private let source: Source
    @Environment(\.locale) private var locale
    @State private var model = NumberFieldModel<Value>()

    private enum Source {
      case store(NumberStore<Value>)
      case value(ValueBinding<Value>, NumberFieldOptions, ModelWritePolicy)
    }

    /// Creates a field for an optional number, which is `nil` if the field is empty.
    ///
    /// - Parameters:
    ///   - title: The title of the field, for VoiceOver and as long as the field is empty. For a text that
    ///     your app has computed, write `"\(text)"`.
    ///   - value: The number.
    ///   - style: The kind of number.
    ///   - options: The options of the editor.
    ///   - writes: The time at which the user's number is written. A later change isn't followed.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, style: NumberStyle = .decimal,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.title = title
      source = .value(.optional(value), NumberFieldOptions(style: style, editor: options), writes)
    }

    /// Creates a field for a number that there always is: if the user clears the field and leaves it, it
    /// shows the number again.
    ///
    /// - Parameters:
    ///   - title: The title of the field, for VoiceOver and as long as the field is empty.
    ///   - value: The number.
    ///   - style: The kind of number.
    ///   - options: The options of the editor.
    ///   - writes: The time at which the user's number is written. A later change isn't followed.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, style: NumberStyle = .decimal,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.title = title
      source = .value(.required(value), NumberFieldOptions(style: style, editor: options), writes)
    }

    /// Creates a field for a store, whose format, options, and validity your app can read and change.
    ///
    /// The field doesn't follow the locale of the environment. See `NumberStore.changeLocale(_:)`.
    ///
    /// - Parameters:
    ///   - title: The title of the field, for VoiceOver and as long as the field is empty.
    ///   - store: The store.
    public init(_ title: LocalizedStringResource, store: NumberStore<Value>) {
      self.title = title
      source = .store(store)
    }

    /// The content of the field.
    public var body: some View {
      switch source {
      case .store(let store):
        FieldView(title, store)
      case .value(let value, let options, let writes):
        let options = options.in(locale)
        Group {
          switch model.store(of: value, options, writes) {
          case .success(let store): FieldView(title, store)
          case .failure(let error): Text(verbatim: "\(error)").foregroundStyle(.red)
          }
        }
        .onChange(of: options) { model.change(to: options) }
      }
    }
  }
#endif
