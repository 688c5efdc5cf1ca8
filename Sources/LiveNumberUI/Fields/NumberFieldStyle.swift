#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import LiveNumberCore
  public import SwiftUI

  /// The way a field shows whether its text is valid.
  ///
  /// ```swift
  /// Form { … }
  ///   .numberFieldStyle(NumberFieldStyle { $0 == .invalid ? .orange : nil })
  /// ```
  public struct NumberFieldStyle: Sendable {
    let showsSignKeys: Bool
    let spokenReason: (@Sendable (NumberEditor.Reason) -> String)?
    let color: @Sendable (NumberEditor.Validity) -> Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - showsSignKeys: A Boolean value that indicates whether the keys that a decimal pad lacks, minus
    ///     and plus, are above the keyboard. If they aren't, a field of negative numbers has the keyboard
    ///     of numbers and punctuation.
    ///   - spokenReason: A closure that returns what VoiceOver says for the reason of an invalid text. By
    ///     default, it is the store's sentence.
    ///   - color: A closure that returns the color of the text, or `nil` for the color of any text.
    public init(
      showsSignKeys: Bool = true,
      spokenReason: (@Sendable (NumberEditor.Reason) -> String)? = nil,
      color: @escaping @Sendable (NumberEditor.Validity) -> Color?
    ) {
      self.showsSignKeys = showsSignKeys
      self.spokenReason = spokenReason
      self.color = color
    }

    /// The style that shows an invalid text in red.
    public static let automatic = Self { $0 == .invalid ? .red : nil }

    /// The style that shows every text in the same color.
    public static let plain = Self { _ in nil }

    /// Returns what VoiceOver says for a field, or `nil` for the text alone.
    func spokenValue(of status: FieldStatus) -> String? {
      guard let reason = status.invalidReason else { return nil }
      return spokenReason.map { "\(status.text), \($0(reason))" } ?? status.accessibilityValue
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
