#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  /// A text field for a number, which formats the number while the user types.
  ///
  /// The field groups digits, keeps the caret at its digit, and rejects what can't become a number
  /// of its format. It writes each valid number to its value:
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   @State private var price: Decimal?
  ///
  ///   var body: some View {
  ///     NumberField("Price", value: $price, style: .currency("EUR"))
  ///   }
  /// }
  /// ```
  ///
  /// The format follows the locale of the environment. The text is committed when the user presses
  /// Return and when the field loses the focus. An invalid text is red, unless
  /// `numberFieldStyle(_:)` sets another style. If the typed keys can mean several numbers, a
  /// ``NumberFieldQuestion`` below the text asks which one was meant. `onSubmit(of:_:)` of SwiftUI
  /// doesn't reach the field; use `onFieldSubmit(_:)`.
  public struct NumberField<Value: NumberValue>: View {
    private let source: Source

    private enum Source {
      case bound(BoundStoreView<Value, AskingField<Value>>)
      case store(AskingField<Value>)
    }

    /// Creates a field for an optional number, which is `nil` if the field is empty.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label. A
    ///     literal is a key for the user's language, and a `String` is shown as it is.
    ///   - value: The number.
    ///   - style: The kind of number.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, style: NumberStyle = .number,
      prompt: Text? = nil, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .localized(title), value, isRequired: false, FieldFormat(style), prompt: prompt,
        options: options,
        writes: writes)
    }

    /// Creates a field for a required number.
    ///
    /// If the user clears the field and leaves it, it shows the number again.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number.
    ///   - style: The kind of number.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, style: NumberStyle = .number,
      prompt: Text? = nil, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .localized(title), Binding<Value?>(value), isRequired: true, FieldFormat(style),
        prompt: prompt,
        options: options, writes: writes)
    }

    init(
      _ title: FieldTitle, _ value: Binding<Value?>, isRequired: Bool,
      _ format: FieldFormat<Value>, prompt: Text?, options: NumberEditor.Options,
      writes: ModelWritePolicy
    ) {
      source = .bound(
        BoundStoreView(
          value: value, isRequired: isRequired, format: format, options: options, writes: writes
        ) { AskingField(title: title, store: $0, prompt: prompt) })
    }

    /// Creates a field for a store, whose format, options, and validity your app can read and
    /// change.
    ///
    /// The field doesn't follow the locale of the environment. See `NumberStore.locale`.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - store: The store.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    public init(
      _ title: LocalizedStringResource, store: NumberStore<Value>, prompt: Text? = nil
    ) {
      self.init(.localized(title), store: store, prompt: prompt)
    }

    init(_ title: FieldTitle, store: NumberStore<Value>, prompt: Text?) {
      source = .store(AskingField(title: title, store: store, prompt: prompt))
    }

    /// The content of the field.
    public var body: some View {
      switch source {
      case .bound(let field): field
      case .store(let field): field
      }
    }
  }
#endif
