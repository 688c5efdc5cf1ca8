import EscapedText
import LiveNumber

/// A number pattern in CLDR's notation, such as `#,##0.###`, for each sign.
struct PatternText: Hashable {
  let positive: String
  let negative: String
  /// The pattern with a sign for positive numbers.
  let signed: String

  init(_ pattern: NumberPattern) {
    let number = PatternText.number(pattern.grouping)
    func text(_ affixes: Affixes) -> String {
      affixes.prefix.map(PatternText.text).joined() + number
        + affixes.suffix.map(PatternText.text).joined()
    }
    positive = text(pattern.unsigned)
    negative = text(pattern.negative)
    signed = text(pattern.positive)
  }

  var object: JSONObject { ["positive": positive, "negative": negative, "signed": signed] }

  /// Returns the digits with separators, such as `#,##,##0.###` for Hindi.
  private static func number(_ sizes: GroupingSizes) -> String {
    guard sizes.primary > 0 else { return "0.###" }
    let last = String(repeating: "#", count: sizes.primary - 1) + "0"
    guard sizes.secondary != sizes.primary else { return "#," + last + ".###" }
    return "#," + String(repeating: "#", count: sizes.secondary) + "," + last + ".###"
  }

  private static func text(_ part: NumberSample.Part) -> String {
    switch part.kind {
    case .minusSign: "-"
    case .plusSign: "+"
    case .percentSign: "%"
    default: part.text
    }
  }
}
