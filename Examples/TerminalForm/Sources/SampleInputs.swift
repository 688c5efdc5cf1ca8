import LiveForms
import LiveNumber

/// The inputs and the validated fields of the sample form.
@MainActor struct SampleInputs {
  private(set) var all: [SampleField: any FormInput] = [:]
  private(set) var fields: [FormField<SampleField>] = []

  init(values: SampleValues, locale: NumberLocale) throws {
    let years = NumberStyle.number.suffix(" years")
    let integer = try NumberFormat.sample(years, locale)
    let percent = try NumberFormat.sample(.percent, locale)
    let celsius = NumberStyle.unit("celsius")
    let temperature = try NumberFormat.sample(celsius, locale)

    let age = NumberStore(
      values, \.age, format: integer, options: .init(range: SampleValues.ages, policy: .block))
    add(.age, NumberInput(age, years))

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

    var percentages = NumberEditor.Options(range: SampleValues.percentages, policy: .block)
    percentages.maximumFractionDigits = .upTo(1)
    let percentage = NumberStore(values, \.percentage, format: percent, options: percentages)
    add(.percentage, NumberInput(percentage, .percent))
    let low = NumberStore(
      values, \.low, format: temperature, options: .init(range: SampleValues.lows, policy: .block))
    add(.low, NumberInput(low, celsius))
    let high = NumberStore(
      values, \.high, format: temperature,
      options: .init(range: SampleValues.highs, policy: .block))
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
