import Benchmark
import LiveNumber

/// Types or deletes a digit at the end of a field, and renders the text.
enum KeystrokeInEditor {
  static func register() {
    Benchmark("keystroke, NumberEditor") { (benchmark, made: (NumberEditor, NumberEditor.State)) in
      let (editor, start) = made
      measure(benchmark, editor, from: start)
    } setup: {
      let editor = NumberEditor(format: try NumberFormat(locale: "en"))
      return (editor, field(editor, showing: "12345678.9"))
    }
  }

  static func field(_ editor: NumberEditor, showing text: String) -> NumberEditor.State {
    text.unicodeScalars.reduce(into: .empty) { state, scalar in
      state = editor.apply(.type(scalar), to: state).state
    }
  }

  static func measure(
    _ benchmark: Benchmark, _ editor: NumberEditor, from start: NumberEditor.State
  ) {
    var state = start
    var count = 0
    for _ in benchmark.scaledPairs {
      state = editor.apply(.type("1"), to: state).state
      count &+= editor.text(of: state).utf8.count
      state = editor.apply(.delete(.backward), to: state).state
      count &+= editor.text(of: state).utf8.count
    }
    if state.content != start.content { benchmark.error("the field has changed") }
    blackHole(count)
  }
}
