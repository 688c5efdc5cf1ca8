import LiveNumberUI
import SwiftUI

/// A field whose locale, style, and keyboard are chosen from menus.
struct OwnFieldView: View {
  @State private var value: Decimal?
  @State private var locale = "en_US"
  @State private var style = "number"
  @State private var hasKeyBar = true
  @State private var hasPrompt = false
  @FocusState private var isFocused: Bool

  private static let locales = [
    "en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "hi_IN", "ar_EG", "fa_IR", "he_IL", "ja_JP",
  ]
  private static let styles: [String: NumberStyle] = [
    "number": .number, "percent": .percent, "euros": .currency("EUR"), "yen": .currency("JPY"),
    "two digits": .number.precision(.fractionLength(2)),
  ]

  var body: some View {
    Form {
      Picker("Locale", selection: $locale) {
        ForEach(Self.locales, id: \.self) { Text(verbatim: $0) }
      }
      Picker("Style", selection: $style) {
        ForEach(Self.styles.keys.sorted(), id: \.self) { Text(verbatim: $0) }
      }
      Toggle("Keys above the keyboard", isOn: $hasKeyBar)
      Toggle("A prompt", isOn: $hasPrompt)
      NumberField(
        "Number", value: $value, style: Self.styles[style] ?? .number,
        prompt: hasPrompt ? Text("A prompt") : nil
      )
      .focused($isFocused)
      .numberFieldStyle(
        NumberFieldStyle(showsKeyBar: hasKeyBar) { $0.validity == .invalid ? .red : nil }
      )
      .environment(\.locale, Locale(identifier: locale))
      Text(verbatim: value.map { "\($0)" } ?? "–")
      Text(verbatim: isFocused ? "focused, as SwiftUI says" : "not focused, as SwiftUI says")
      NumberStepper(
        "Number", value: Binding(get: { value ?? 0 }, set: { value = $0 }), in: 0...10)
    }
  }
}
