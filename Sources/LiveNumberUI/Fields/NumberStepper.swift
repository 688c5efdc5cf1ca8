#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  /// The two buttons beside a number field that add a step and subtract one.
  ///
  /// ```swift
  /// HStack {
  ///   NumberField("Quantity", store: quantity)
  ///   NumberStepper("Quantity", store: quantity)
  /// }
  /// ```
  ///
  /// The step is that of the store's options. A button that is held down repeats it, and is disabled at a
  /// bound of the range. With VoiceOver, the user swipes up or down to change the number. Each change is an
  /// edit of the store, which can be undone. A field that is bound to a value needs none: SwiftUI's own
  /// `Stepper` changes the value.
  public struct NumberStepper<Value: NumberValue>: View {
    private let title: LocalizedStringResource
    private let store: NumberStore<Value>

    /// Creates a stepper for a store.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - store: The store.
    public init(_ title: LocalizedStringResource, store: NumberStore<Value>) {
      self.title = title
      self.store = store
    }

    /// The content of the stepper.
    public var body: some View {
      Stepper(onIncrement: step(1), onDecrement: step(-1)) { Text(title) }
        .labelsHidden()
        .accessibilityValue(Text(verbatim: store.text))
    }

    /// Returns the action of a button, or `nil` if the number is at the bound.
    private func step(_ count: Int) -> (() -> Void)? {
      guard store.canStep(count) else { return nil }
      return { store.apply(.step(count)) }
    }
  }
#endif
