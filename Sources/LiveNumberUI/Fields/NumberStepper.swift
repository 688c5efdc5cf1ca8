#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  /// The two buttons beside a number field that add a step and subtract one.
  ///
  /// ```swift
  /// HStack {
  ///   NumberField("Weight", value: $weight, in: 20...200)
  ///   NumberStepper("Weight", value: $weight, in: 20...200, step: 0.1)
  /// }
  /// ```
  ///
  /// A step is exact, also that of binary floating point. A button that is held down repeats it,
  /// and is disabled at a bound of the range. With VoiceOver, the user swipes up or down to change
  /// the number.
  public struct NumberStepper<Value: NumberValue>: View {
    private let source: Source

    private enum Source {
      case bound(BoundStoreView<Value, StepperView<Value>>)
      case store(StepperView<Value>)
    }

    /// Creates a stepper for a number in a range.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - value: The number.
    ///   - range: The allowed values.
    ///   - step: The change by a button, or `nil` for one unit as displayed, which is 1% in a
    ///     percent field.
    ///   - style: The kind of number, whose fraction digits the steps keep to.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, in range: some ValueRange<Value>,
      step: Value? = nil, style: NumberStyle = .number
    ) {
      self.init(
        .localized(title), Binding<Value?>(value), isRequired: true, ValueBounds(range), step,
        FieldFormat(style))
    }

    /// Creates a stepper for a number in a range with a format style.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - value: The number.
    ///   - range: The allowed values.
    ///   - step: The change by a button, or `nil` for one unit as displayed, which is 1% in a
    ///     percent field.
    ///   - format: A style of Foundation's or a `NumberFormatStyle`, whose fraction digits the
    ///     steps keep to. One that can't be edited becomes the nearest that can.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, in range: some ValueRange<Value>,
      step: Value? = nil, format: some LiveFormatStyle<Value>
    ) {
      self.init(
        .localized(title), Binding<Value?>(value), isRequired: true, ValueBounds(range), step,
        FieldFormat(format))
    }

    init(
      _ title: FieldTitle, _ value: Binding<Value?>, isRequired: Bool,
      _ range: ValueBounds<ExactDecimal>, _ step: Value?, _ format: FieldFormat<Value>
    ) {
      var options = NumberEditor.Options()
      options.range = range
      options.step = step?.decimalValue
      source = .bound(
        BoundStoreView(
          value: value, isRequired: isRequired, format: format, options: options,
          writes: .whileTyping
        ) { StepperView(title: title, store: $0) })
    }

    /// Creates a stepper for a store, whose options have the step.
    ///
    /// Each change is an edit of the store, which can be undone.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - store: The store.
    public init(_ title: LocalizedStringResource, store: NumberStore<Value>) {
      self.init(.localized(title), store: store)
    }

    init(_ title: FieldTitle, store: NumberStore<Value>) {
      source = .store(StepperView(title: title, store: store))
    }

    /// The content of the stepper.
    public var body: some View {
      switch source {
      case .bound(let stepper): stepper
      case .store(let stepper): stepper
      }
    }
  }

  /// The stepper of a store.
  struct StepperView<Value: NumberValue>: View {
    let title: FieldTitle
    let store: NumberStore<Value>

    var body: some View {
      Stepper(label: { title.view }, onIncrement: step(1), onDecrement: step(-1))
        .labelsHidden()
        .accessibilityValue(Text(verbatim: store.text))
    }

    /// Returns the action of a button, or `nil` if the number is at the bound.
    func step(_ count: Int) -> (() -> Void)? {
      guard store.canStep(count) else { return nil }
      return { store.apply(.step(count)) }
    }
  }
#endif
