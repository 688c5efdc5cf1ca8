import LiveForms
import LiveNumber

/// The inputs and the validated fields of the sample form.
@MainActor struct SampleInputs {
  let all: [SampleField: any FormInput]
  let fields: [FormField<SampleField>]

  init(values: SampleValues, locales: LocaleCycle) throws(NumberEditorError) {
    let formats = locales.current
    let age = try NumberInput(SampleValues.ages, \.integer, formats) {
      values.age
    } write: { value in
      // If the user clears the field, the model keeps the last age.
      if let value { values.age = value }
    }
    let size = ChoiceInput(
      InputRestriction(.range(ShirtSize.range)) { $0.name }, value: values.size
    ) { values.size = $0 }
    let percentage = try NumberInput(
      SampleValues.percentages, fractionDigits: 1, \.percent, formats
    ) {
      values.percentage
    } write: {
      values.percentage = $0
    }
    let low = try NumberInput(SampleValues.lows, \.temperature, formats) {
      values.low
    } write: { value in
      if let value { values.low = value }
    }
    let high = try NumberInput(SampleValues.highs, \.temperature, formats) {
      values.high
    } write: { value in
      if let value { values.high = value }
    }
    all = [
      .age: age, .size: size, .percentage: percentage, .low: low, .high: high,
      .email: TextInput(values.email) { values.email = $0 },
      .note: TextInput(values.note) { values.note = $0 },
    ]

    /// Returns a field with a required range.
    ///
    /// A value of `nil` means the text is incomplete or empty.
    ///
    /// The field isn't validated at each change, since typing passes through numbers outside the
    /// range.
    func ranged<Value: Comparable>(
      _ name: SampleField, _ range: ClosedRange<Value>, _ value: @escaping () -> Value?
    ) -> FormField<SampleField> {
      FormField(
        name,
        .required(
          .inRange(range, name.expectation(locales.current)), name.expectation(locales.current)),
        triggers: [.focusLost, .submit], value: value)
    }
    fields = [
      ranged(.age, SampleValues.ages) { age.value },
      ranged(.size, ShirtSize.range) { size.value },
      ranged(.percentage, SampleValues.percentages) { percentage.value },
      ranged(.low, SampleValues.lows) { low.value },
      ranged(.high, SampleValues.highs) { high.value },
      FormField(.email, .email(FormWords.email), debounce: .milliseconds(400)) { values.email },
      FormField(.note, .nonEmpty(FormWords.note)) { values.note },
    ]
  }
}
