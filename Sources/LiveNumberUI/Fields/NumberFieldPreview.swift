#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import LiveNumber
  public import SwiftUI

  /// The value that a typed expression has so far: `= 18.50` beside `12.50 + 6`.
  ///
  /// A ``NumberField`` shows it behind its text. To show it elsewhere, turn it off in the field's
  /// style:
  ///
  /// ```swift
  /// let total = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// total.options.accepts = .arithmetic
  ///
  /// NumberField("Total", store: total)
  ///   .numberFieldStyle(.automatic.showsPreview(false))
  /// NumberFieldPreview(total)
  /// ```
  ///
  /// The view is empty while the field shows a number.
  public struct NumberFieldPreview<Value: NumberValue>: View {
    private let store: NumberStore<Value>

    /// Creates the preview of a store.
    ///
    /// - Parameter store: The store.
    public init(_ store: NumberStore<Value>) { self.store = store }

    /// The content of the preview.
    public var body: some View {
      if let text { Text(verbatim: text).font(.footnote) }
    }

    /// The text of the preview, or `nil` while there is none.
    var text: String? { store.preview.map { "= \($0)" } }
  }
#endif
