import Foundation
import LiveNumberUI

/// A field of the GTK example, with the same name and the same options.
struct Sample: Identifiable {
  let id: String
  let title: String
  private let locale: String
  private let style: NumberStyle
  private let options: NumberEditor.Options

  init(
    _ id: String, _ title: String, _ locale: String, _ style: NumberStyle = .number,
    _ options: NumberEditor.Options = NumberEditor.Options()
  ) {
    (self.id, self.title, self.locale) = (id, title, locale)
    (self.style, self.options) = (style, options)
  }

  /// Returns a new store, whose messages are English.
  @MainActor func store() throws -> NumberStore<ExactDecimal> {
    let store = try NumberStore<ExactDecimal>(style, locale: locale, options: options)
    store.messages.language = "en"
    return store
  }

  static let all = [
    Sample("en", "English", "en"),
    Sample("eur", "German, euros", "de", .currency("EUR")),
    Sample("fr", "French", "fr"),
    Sample("inr", "Hindi, rupees", "hi-u-nu-deva", .currency("INR")),
    Sample("ils", "Hebrew, shekels", "he", .currency("ILS")),
    Sample("ar", "Arabic, Egypt", "ar-EG"),
    Sample("fa", "Persian", "fa"),
    Sample("usd", "English, dollars", "en", .currency("USD")),
    Sample("pct", "French, percent", "fr", .percent),
    Sample("math", "Mathematical digits", "en-u-nu-mathsans"),
    Sample("age", "Age, 18 to 30", "en", .number, whole(18...30, .flag)),
    Sample("seats", "Seats, 2 to 9, blocked", "en", .number, whole(2...9, .block)),
    Sample("volume", "Volume, 0 to 100, clamped", "en", .number, whole(0...100, .clampOnCommit)),
    Sample("cash", "Cash register", "en", .number, fromRight),
    Sample("guests", "Guests, own suffix", "en", .number.suffix(" guests")),
    Sample("pab", "Panama, balboas", "es-PA", .currency("PAB")),
    Sample("rs", "India, rupees", "en-IN", .currency("INR")),
    Sample("mm", "Millimeters", "en", .unit("millimeter")),
  ]

  private static func whole(
    _ range: ClosedRange<ExactDecimal>, _ policy: NumberEditor.Options.RangePolicy
  ) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    options.range = ValueBounds(range)
    options.rangePolicy = policy
    options.maximumFractionDigits = .upTo(0)
    return options
  }

  private static var fromRight: NumberEditor.Options {
    var options = NumberEditor.Options()
    options.entry = .fromRight
    return options
  }
}
