#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  // The calls for an optional number, and those with a title that isn't localized.

  extension NumberStepper {
    /// Creates a stepper for an optional number in a range.
    ///
    /// The first step of an empty field shows the number that is nearest to zero.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, in range: some ValueRange<Value>,
      step: Value? = nil, style: NumberStyle = .number
    ) {
      self.init(
        .localized(title), value, isRequired: false, ValueBounds(range), step,
        FieldFormat(style))
    }

    /// Creates a stepper for an optional number in a range with a format style.
    ///
    /// The first step of an empty field shows the number that is nearest to zero.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, in range: some ValueRange<Value>,
      step: Value? = nil, format: some LiveFormatStyle<Value>
    ) {
      self.init(
        .localized(title), value, isRequired: false, ValueBounds(range), step,
        FieldFormat(format))
    }

    /// Creates a stepper for an optional number in a range, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>, in range: some ValueRange<Value>,
      step: Value? = nil, style: NumberStyle = .number
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false, ValueBounds(range), step,
        FieldFormat(style))
    }

    /// Creates a stepper for an optional number in a range with a format style, whose title is a
    /// text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>, in range: some ValueRange<Value>,
      step: Value? = nil, format: some LiveFormatStyle<Value>
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false, ValueBounds(range), step,
        FieldFormat(format))
    }

    /// Creates a stepper for a number in a range, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>, in range: some ValueRange<Value>,
      step: Value? = nil, style: NumberStyle = .number
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true, ValueBounds(range),
        step,
        FieldFormat(style))
    }

    /// Creates a stepper for a number in a range with a format style, whose title is a text of your
    /// app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>, in range: some ValueRange<Value>,
      step: Value? = nil, format: some LiveFormatStyle<Value>
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true, ValueBounds(range),
        step,
        FieldFormat(format))
    }

    /// Creates a stepper for a store, whose title is a text of your app's.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, store: NumberStore<Value>) {
      self.init(.verbatim(String(title)), store: store)
    }
  }
#endif
