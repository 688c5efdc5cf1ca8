#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import LiveNumberCore
  public import SwiftUI

  /// The way a field shows and speaks what its store says.
  ///
  /// ```swift
  /// NumberField("Price", value: $price)
  ///   .numberFieldStyle(NumberFieldStyle { $0.validity == .invalid ? .orange : nil })
  /// ```
  ///
  /// VoiceOver says the reason of an invalid text after the text. It announces a reason when it
  /// changes, and why a key was rejected.
  public struct NumberFieldStyle: Sendable {
    /// Whether a field has keys above its keyboard.
    let hasKeyBar: Bool
    /// Whether a field asks below its text which number was meant.
    private(set) var showsQuestion = true
    /// Whether a field shows beside its text what a typed expression comes to.
    private(set) var showsPreview = true
    let spokenReason: (@Sendable (NumberEditor.Reason) -> String)?
    let color: @Sendable (NumberFieldStatus) -> Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - showsKeyBar: A Boolean value that indicates whether the keys that a pad lacks, which are
    ///     minus, plus, and Done, are above the keyboard. If they aren't, a field of negative
    ///     numbers has the keyboard of numbers and punctuation, as a field with the option
    ///     `accepts` always has. On macOS and visionOS, there is no such bar.
    ///   - spokenReason: A closure that returns what VoiceOver says for a reason. By default, it is
    ///     the store's sentence.
    ///   - color: A closure that returns the color of the text, or `nil` for the color of any text.
    public init(
      showsKeyBar: Bool = true,
      spokenReason: (@Sendable (NumberEditor.Reason) -> String)? = nil,
      color: @escaping @Sendable (NumberFieldStatus) -> Color?
    ) {
      #if canImport(UIKit) && !os(visionOS)
        hasKeyBar = showsKeyBar
      #else
        hasKeyBar = false
      #endif
      self.spokenReason = spokenReason
      self.color = color
    }

    /// The style that shows an invalid text in red.
    public static let automatic = Self { status in
      status.validity == .invalid ? .red : nil
    }

    /// The style that shows every text in the same color.
    public static let plain = Self { _ in nil }

    /// Returns this style with or without the question below a ``NumberField`` whose number is in
    /// doubt.
    ///
    /// Without it, show a ``NumberFieldQuestion`` or the store's `readings` elsewhere: the field
    /// stays invalid until the user answers or types something unmistakable.
    ///
    /// - Parameter showsQuestion: A Boolean value that indicates whether the field asks. By
    ///   default, it does.
    /// - Returns: The changed style.
    public func showsQuestion(_ showsQuestion: Bool) -> Self {
      var style = self
      style.showsQuestion = showsQuestion
      return style
    }

    /// Returns this style with or without the value of a typed expression beside a ``NumberField``.
    ///
    /// Without it, show a ``NumberFieldPreview`` or the store's `preview` elsewhere.
    ///
    /// - Parameter showsPreview: A Boolean value that indicates whether the field shows the value.
    ///   By default, it does.
    /// - Returns: The changed style.
    public func showsPreview(_ showsPreview: Bool) -> Self {
      var style = self
      style.showsPreview = showsPreview
      return style
    }

    /// Returns what VoiceOver says for a field, or `nil` for the text alone.
    func spokenValue(of status: NumberFieldStatus) -> String? {
      status.reason.map { reason in
        spokenReason.map { "\(status.text), \($0(reason))" } ?? status.accessibilityValue
      }
    }

    /// Returns what VoiceOver announces of a status, or `nil` for nothing.
    func announcement(of status: NumberFieldStatus) -> String? {
      status.news.flatMap { spokenReason?($0) ?? status.announcement }
    }
  }

  extension View {
    /// Sets the way the fields in this view show whether their text is valid.
    public func numberFieldStyle(_ style: NumberFieldStyle) -> some View {
      environment(\.numberFieldStyle, style)
    }
  }

  private struct NumberFieldStyleKey: EnvironmentKey {
    static let defaultValue = NumberFieldStyle.automatic
  }

  extension EnvironmentValues {
    var numberFieldStyle: NumberFieldStyle {
      get { self[NumberFieldStyleKey.self] }
      set { self[NumberFieldStyleKey.self] = newValue }
    }
  }
#endif
