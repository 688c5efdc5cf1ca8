extension CurrencySymbols {
  /// Finds the forms of the currency that are the symbol of another one in the locale of a source.
  ///
  /// A source that doesn't know a currency doesn't write its sign.
  mutating func findOthersSigns(in source: some SampleFormatter) {
    let own = AffixTexts.comparable(symbol)
    var forms = CurrencyForms.forms(of: code)
    forms.append(AffixTexts.comparable(narrowSymbol))
    for form in forms where form != own {
      let isOthers = CurrencyForms.owners(of: form).contains { owner in
        guard !owner.hasSameBytes(as: code),
          let sample = try? source.parts(of: NumberSample(1, style: .currency(owner))),
          let sign = sample.text(.currency)
        else { return false }
        return AffixTexts.comparable(sign) == form
      }
      if isOthers { othersSigns.append(String(scalars: form)) }
    }
  }
}
