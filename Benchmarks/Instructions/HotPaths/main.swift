// Repeats one operation. Scripts/Benchmarks/count-instructions.py counts its instructions.
//
//   HotPaths format|utf8|string|parse|keystroke|long|groups|price|store|property COUNT

import LiveNumber
import Observation

struct Usage: Error {}

func run(_ path: String, count: Int) throws -> Int {
  switch path {
  case "format":
    let format = try NumberFormat(locale: "en")
    let value = ExactDecimal("12345678.91")
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      var written = 0
      for _ in 0..<count { written &+= format.format(value, into: buffer) ?? 0 }
      return written
    }
  case "utf8":
    let format = try NumberFormat(locale: "en")
    let text = Array("12345678.91".utf8)
    return try text.withUnsafeBufferPointer { text in
      try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        var written = 0
        for _ in 0..<count { written &+= try format.format(utf8: text, into: buffer) ?? 0 }
        return written
      }
    }
  case "string":
    let format = try NumberFormat(locale: "en")
    let value = ExactDecimal("12345678.91")
    var length = 0
    for _ in 0..<count { length &+= format.format(value).utf8.count }
    return length
  case "parse":
    let format = try NumberFormat(locale: "en")
    var scale = 0
    for _ in 0..<count { scale &+= try format.parse("12,345,678.91").scale }
    return scale
  case "keystroke":
    return try typed(NumberEditor(format: NumberFormat(locale: "en")), "12345678.9", count: count)
  case "long":
    let start = "123456789012345678.9"
    return try typed(NumberEditor(format: NumberFormat(locale: "en")), start, count: count)
  case "groups":
    return try typed(NumberEditor(format: NumberFormat(locale: "de")), "1.234.56", count: count)
  case "price":
    var options = NumberEditor.Options()
    options.range = ValueBounds(0...99_999_999)
    options.rangePolicy = .block
    let format = try NumberFormat(.currency("EUR"), locale: "de")
    return try typed(NumberEditor(format: format, options: options), "12345678,9", count: count)
  case "store":
    return typed(try NumberStore<Double>(locale: "en"), count: count)
  case "property":
    return set(Property(), count: count)
  default:
    throw Usage()
  }
}

/// Types and deletes a digit, and renders the text after each keystroke.
func typed(_ editor: NumberEditor, _ start: String, count: Int) throws -> Int {
  var state = start.unicodeScalars.reduce(into: NumberEditor.State.empty) { state, scalar in
    state = editor.apply(.type(scalar), to: state).state
  }
  var length = 0
  for _ in 0..<(count / 2) {
    state = editor.apply(.type("1"), to: state).state
    length &+= editor.text(of: state).utf8.count
    state = editor.apply(.delete(.backward), to: state).state
    length &+= editor.text(of: state).utf8.count
  }
  return length
}

/// Types and deletes a digit in an observed store, and reads the text before each keystroke.
func typed(_ store: NumberStore<Double>, count: Int) -> Int {
  store.type("12345678.9")
  var length = 0
  for index in 0..<count {
    let text = withObservationTracking {
      store.text
    } onChange: {
    }
    length &+= text.utf8.count
    store.apply(index & 1 == 0 ? .type("1") : .delete(.backward))
  }
  return length
}

@Observable final class Property {
  var text = "12,345,678.9"
}

/// Sets an observed property, and reads it before each change.
func set(_ property: Property, count: Int) -> Int {
  var length = 0
  for index in 0..<count {
    let text = withObservationTracking {
      property.text
    } onChange: {
    }
    length &+= text.utf8.count
    property.text = index & 1 == 0 ? "12,345,678.91" : "12,345,678.9"
  }
  return length
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else { throw Usage() }
print(try run(arguments[1], count: count))
