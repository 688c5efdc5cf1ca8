import LiveForms
import LiveNumber
import TestSupport

/// A form with a price from 18 to 30, and a count that is valid.
@MainActor enum PriceForm {
  enum Field {
    case price, count
  }

  static func store(
    _ value: Int? = nil, _ policy: NumberEditor.Options.RangePolicy = .flag,
    _ emptyValue: NumberEditor.Options.EmptyValue = .none
  ) throws -> NumberStore<Int> {
    var options = NumberEditor.Options { $0.range = ValueBounds(minimum: 18, maximum: 30) }
    options.rangePolicy = policy
    options.emptyValue = emptyValue
    return try NumberStore(value: value, locale: "en", options: options)
  }

  /// Returns a form whose messages for the price are the names of the reasons.
  static func form(
    _ store: NumberStore<Int>, _ rule: ValidationRule<Int>? = nil, isRequired: Bool = true,
    triggers: ValidationTriggers = [.submit, .focusLost]
  ) -> FormModel<Field> {
    FormModel([
      FormField(.price, store: store, rule: rule, isRequired: isRequired, triggers: triggers) {
        $0.rawValue
      },
      FormField(.count, .inRange(0...9, "count")) { 5 },
    ])
  }
}
