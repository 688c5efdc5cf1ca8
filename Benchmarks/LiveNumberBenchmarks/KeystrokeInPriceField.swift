import Benchmark
import LiveNumber

/// Types or deletes a digit in a euro field with a blocking range, and renders the text.
enum KeystrokeInPriceField {
  static func register() {
    Benchmark("keystroke, price in a range") {
      (benchmark, made: (NumberEditor, NumberEditor.State)) in
      let (editor, start) = made
      KeystrokeInEditor.measure(benchmark, editor, from: start)
    } setup: {
      var options = NumberEditor.Options()
      options.range = ValueBounds(0...99_999_999)
      options.rangePolicy = .block
      let format = try NumberFormat(.currency("EUR"), locale: "de")
      let editor = NumberEditor(format: format, options: options)
      return (editor, KeystrokeInEditor.field(editor, showing: "12345678,9"))
    }
  }
}
