#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore
  internal import Observation
  internal import SwiftUI

  /// The format, options, and locale of a number field.
  struct NumberFieldOptions<Value: NumberValue>: Equatable {
    let format: FieldFormat<Value>
    let editor: NumberEditor.Options
    let locale: Locale
  }

  /// The value of the latest view, which the store reads and writes.
  ///
  /// The field can commit its number when the model is gone already.
  @MainActor private final class LatestValue<Value> {
    var binding: Binding<Value?>?
    var isRequired = false

    /// Sets a new value; a required value stays if there is none.
    func set(_ value: Value?) {
      if value != nil || !isRequired { binding?.wrappedValue = value }
    }
  }

  /// The store of a number field, which SwiftUI keeps while it creates the view again and again.
  @MainActor @Observable final class NumberFieldStorage<Value: NumberValue> {
    private let latest = LatestValue<Value>()
    /// The store, or `nil` before the first view.
    @ObservationIgnored private var store: NumberStore<Value>?

    /// Returns the store of a value.
    func store(
      of value: Binding<Value?>, isRequired: Bool, _ options: NumberFieldOptions<Value>,
      _ writes: ModelWritePolicy
    ) -> NumberStore<Value> {
      latest.binding = value
      latest.isRequired = isRequired
      if let store { return store }
      let live = options.format.live(options.locale)
      let store = NumberStore(
        format: live.numberFormat, options: options.editor, writes: writes, isRequired: isRequired
      ) { [latest] in
        latest.binding?.wrappedValue
      } write: { [latest] in
        latest.set($0)
      }
      store.restriction = live.restriction
      self.store = store
      return store
    }

    /// Applies other options to the store.
    func change(to options: NumberFieldOptions<Value>) {
      let live = options.format.live(options.locale)
      store?.change {
        store?.options = options.editor
        store?.format = live.numberFormat
        store?.restriction = live.restriction
      }
    }
  }
#endif
