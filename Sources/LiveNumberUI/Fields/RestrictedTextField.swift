#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  internal import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  /// A text field for the values that an `InputRestriction` accepts.
  ///
  /// The field accepts only texts that are an allowed value or can become one, and writes each
  /// allowed value:
  ///
  /// ```swift
  /// let sizes = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
  ///
  /// RestrictedTextField("Size", value: $size, restriction: sizes)
  /// RestrictedTextField("PIN", text: $pin, restriction: .digits(4))
  /// ```
  ///
  /// If the user leaves the field with another text, the field shows it as invalid, and the value
  /// stays.
  public struct RestrictedTextField<Value: Equatable & Sendable>: View {
    private let title: FieldTitle
    @Binding private var value: Value
    private let restriction: InputRestriction<Value>
    private let prompt: Text?
    @State private var storage = RestrictedFieldStorage<Value>()

    /// Creates a field for a value.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label. A
    ///     literal is a key for the user's language, and a `String` is shown as it is.
    ///   - value: The value.
    ///   - restriction: The texts that the field accepts. Restrictions can't be compared, so the
    ///     field keeps its first one. For another one, give the view another identity with
    ///     `id(_:)`.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, restriction: InputRestriction<Value>,
      prompt: Text? = nil
    ) {
      self.init(.localized(title), value, restriction, prompt)
    }

    init(
      _ title: FieldTitle, _ value: Binding<Value>, _ restriction: InputRestriction<Value>,
      _ prompt: Text?
    ) {
      self.title = title
      _value = value
      self.restriction = restriction
      self.prompt = prompt
    }

    /// Creates a field for a text.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - text: The last allowed text.
    ///   - restriction: The texts that the field accepts. Restrictions can't be compared, so the
    ///     field keeps its first one. For another one, give the view another identity with
    ///     `id(_:)`.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    public init(
      _ title: LocalizedStringResource, text: Binding<String>,
      restriction: InputRestriction<String>, prompt: Text? = nil
    ) where Value == String {
      self.init(title, value: text, restriction: restriction, prompt: prompt)
    }

    /// The content of the field.
    public var body: some View {
      PromptedField(title: title, store: storage.store(restriction, $value), prompt: prompt)
    }
  }

  /// The store of a restricted field, which SwiftUI keeps while it creates the view again and
  /// again.
  @MainActor private final class RestrictedFieldStorage<Value: Equatable & Sendable> {
    private var store: RestrictedStore<Value>?

    private var latest: Binding<Value>?

    /// Returns the store, which is created with the first view's restriction, and reads and writes
    /// the value of the latest view.
    func store(
      _ restriction: InputRestriction<Value>, _ value: Binding<Value>
    ) -> RestrictedStore<Value> {
      latest = value
      if let store { return store }
      let store = RestrictedStore(restriction) { [weak self] in
        (self?.latest ?? value).wrappedValue
      } write: { [weak self] in
        (self?.latest ?? value).wrappedValue = $0
      }
      self.store = store
      return store
    }
  }
#endif
