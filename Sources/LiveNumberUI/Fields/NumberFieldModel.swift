#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore
  internal import Observation
  internal import SwiftUI

  /// What a number field is created with, except its value.
  struct NumberFieldOptions: Equatable {
    let style: NumberStyle
    let editor: NumberEditor.Options
    var locale = Locale.current

    /// The options of the editor; where the sign keys are above the keyboard, they work at any caret.
    var applied: NumberEditor.Options {
      var options = editor
      #if canImport(UIKit)
        options.signKey = .anywhere
      #endif
      return options
    }

    /// Returns the same for another locale.
    func `in`(_ locale: Locale) -> Self {
      var options = self
      options.locale = locale
      return options
    }
  }

  /// The value of a number field, which is optional or not.
  enum ValueBinding<Value> {
    case optional(Binding<Value?>)
    case required(Binding<Value>)

    var value: Value? {
      switch self {
      case .optional(let binding): binding.wrappedValue
      case .required(let binding): binding.wrappedValue
      }
    }

    /// Sets a new value; a required value stays if there is none.
    func set(_ value: Value?) {
      switch self {
      case .optional(let binding): binding.wrappedValue = value
      case .required(let binding): if let value { binding.wrappedValue = value }
      }
    }
  }

  /// The value of the latest view, which the store reads and writes.
  ///
  /// The field can commit its number when the model is gone already.
  @MainActor private final class LatestValue<Value> {
    var binding: ValueBinding<Value>?
  }

  /// The store of a number field, which SwiftUI keeps while it creates the view again and again.
  @MainActor @Observable final class NumberFieldModel<Value: NumberValue> {
    private let latest = LatestValue<Value>()
    /// The store, or the error of the latest options; `nil` before the first view.
    @ObservationIgnored private var result: Result<NumberStore<Value>, any Error>?
    @ObservationIgnored private var writes = ModelWritePolicy.whileTyping
    /// The number of times that options have changed.
    ///
    /// A view that reads it is updated. The first store is created in a view's body, which must not
    /// update the view again.
    private var changes = 0

    /// Returns the store of a value, or the error of the options.
    func store(
      of value: ValueBinding<Value>, _ options: NumberFieldOptions, _ writes: ModelWritePolicy
    ) -> Result<NumberStore<Value>, any Error> {
      _ = changes
      latest.binding = value
      self.writes = writes
      let result = result ?? create(options)
      self.result = result
      return result
    }

    /// Applies other options to the store.
    func change(to options: NumberFieldOptions) {
      changes += 1
      do {
        guard let store = try result?.get() else { return }
        try store.changeOptions(options.applied)
        try store.changeFormat(NumberFormat(options.style, locale: options.locale))
      } catch {
        // After an error there is no store. And new options can fit a new style, but not the old one.
        result = create(options)
      }
    }

    private func create(
      _ options: NumberFieldOptions
    ) -> Result<NumberStore<Value>, any Error> {
      Result {
        try NumberStore(
          writes: writes, format: NumberFormat(options.style, locale: options.locale),
          options: options.applied
        ) { [latest] in
          latest.binding?.value
        } write: { [latest] in
          latest.binding?.set($0)
        }
      }
    }
  }
#endif
