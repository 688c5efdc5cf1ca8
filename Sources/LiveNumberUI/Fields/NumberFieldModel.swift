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
  @MainActor @Observable final class NumberFieldModel<Value: NumberValue> {
    private let latest = LatestValue<Value>()
    /// The store, or the error of the latest options; `nil` before the first view.
    @ObservationIgnored private var result: Result<NumberStore<Value>, any Error>?
    /// The policy of the first view.
    @ObservationIgnored private var writes = ModelWritePolicy.whileTyping
    /// The number of times that options have changed.
    ///
    /// A view that reads it is updated. The first store is created in a view's body, which must not
    /// update the view again.
    private var revision = 0

    /// Returns the store of a value, or the error of the options.
    func store(
      of value: Binding<Value?>, isRequired: Bool, _ options: NumberFieldOptions<Value>,
      _ writes: ModelWritePolicy
    ) -> Result<NumberStore<Value>, any Error> {
      _ = revision
      latest.binding = value
      latest.isRequired = isRequired
      if let result { return result }
      self.writes = writes
      let result = create(options)
      self.result = result
      return result
    }

    /// Applies other options to the store.
    func change(to options: NumberFieldOptions<Value>) {
      revision += 1
      do {
        guard let store = try result?.get() else { return }
        let live = try options.format.live(options.locale)
        try store.changeOptions(options.editor)
        try store.changeFormat(live.numberFormat)
        store.restriction = live.restriction
      } catch {
        // After an error there is no store. And new options can fit a new style, but not the old one.
        result = create(options)
      }
    }

    private func create(
      _ options: NumberFieldOptions<Value>
    ) -> Result<NumberStore<Value>, any Error> {
      Result {
        let live = try options.format.live(options.locale)
        let store = try NumberStore<Value>(
          writes: writes, format: live.numberFormat, options: options.editor
        ) { [latest] in
          latest.binding?.wrappedValue
        } write: { [latest] in
          latest.set($0)
        }
        if let restriction = live.restriction { store.restriction = restriction }
        return store
      }
    }
  }
#endif
