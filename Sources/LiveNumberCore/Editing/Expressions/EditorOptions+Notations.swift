extension NumberEditor.Options {
  /// Shows a reader the option that only an engine with expressions has.
  mutating func visitNotations(_ reader: inout OptionReader) {
    reader.set("accepts", "arithmetic scientific magnitudes", &accepts)
  }
}
