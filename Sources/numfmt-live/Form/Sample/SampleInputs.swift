import LiveForms
import LiveNumber

/// The inputs and the validated fields of the sample form.
@MainActor struct SampleInputs {
  private(set) var all: [SampleField: any FormInput] = [:]
  private(set) var fields: [FormField<SampleField>] = []

  init(values: SampleValues, locale: NumberLocale) throws {
    let integer = try NumberFormat.sample(.number, locale)
    let percent = try NumberFormat.sample(.percent, locale)
    let celsius = NumberStyle.unit("celsius")
    let temperature = try NumberFormat.sample(celsius, locale)

    let age = NumberStore(
      values, \.age, format: integer, options: .range(SampleValues.ages))
    add(.age, NumberInput(age, .number))

    let sizes = InputRestriction(.range(ShirtSize.range)) { $0.name }
    let size = TextInput(
      RestrictedStore(sizes, value: values.size),
      expectation: "From \(ShirtSize.range.lowerBound.name) to \(ShirtSize.range.upperBound.name).",
      isRequired: true
    ) { values.size = $0.value }
    all[.size] = size
    // The field isn't validated at each change, since a name is typed in pieces.
    fields.append(
      FormField(
        .size, .predicate(size.expectation) { $0 }, triggers: [.focusLost, .submit]
      ) { size.isValid })

    let percentage = NumberStore(
      values, \.percentage, format: percent,
      options: .range(SampleValues.percentages, fractionDigits: 1))
    add(.percentage, NumberInput(percentage, .percent))
    let low = NumberStore(
      values, \.low, format: temperature, options: .range(SampleValues.lows))
    add(.low, NumberInput(low, celsius))
    let high = NumberStore(
      values, \.high, format: temperature, options: .range(SampleValues.highs))
    add(.high, NumberInput(high, celsius))

    let email = TextInput(RestrictedStore(text: values.email), expectation: "Not an address.") {
      values.email = $0.text
    }
    all[.email] = email
    fields.append(
      FormField(.email, .email(email.expectation), debounce: .milliseconds(400)) { values.email })
    let note = TextInput(RestrictedStore(text: values.note), expectation: "Cannot be empty.") {
      values.note = $0.text
    }
    all[.note] = note
    fields.append(FormField(.note, .nonEmpty(note.expectation)) { values.note })
  }

  /// Adds a required number, which the form validates by the store's range.
  private mutating func add<Value>(_ name: SampleField, _ input: NumberInput<Value>) {
    all[name] = input
    fields.append(FormField(name, store: input.store) { _ in input.expectation })
  }
}

extension NumberEditor.Options {
  /// Returns the options for the numbers in a range, outside of which nothing can be typed.
  fileprivate static func range<Value: NumberValue & Comparable>(
    _ range: ClosedRange<Value>, fractionDigits: Int = 0
  ) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    options.range.minimum = range.lowerBound.decimalValue
    options.range.maximum = range.upperBound.decimalValue
    options.rangePolicy = .block
    options.maximumFractionDigits = .upTo(fractionDigits)
    return options
  }
}
