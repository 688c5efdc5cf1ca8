import Foundation
import LiveNumber
import LiveNumberCore
import TestSupport

/// JSON of every type that can be stored, which gives a value that works, or a typed error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let json = Data(input.body)
  guard let german = try? HandMade.trailing(.euro, .german) else { return 0 }
  let broken =
    switch input.choices.choose(Array(0..<8)) {
    case 1: check(StyleRows.self) { _ = try german.with(options: $0.style().options).format(-0.5) }
    case 2: check(NumberEditor.Options.self) { edit(german, $0) }
    case 3: check([ExactDecimal].self) { calculate($0) }
    case 4: check(NumberFormat.self, use: write)
    case 5: check(NumberSymbols.self) { try write(german.with(symbols: $0)) }
    case 6:
      check(NumberFormat.Precision.self) {
        _ = try NumberFormat(.number.precision($0), locale: "de")
      }
    case 7:
      check([CurrencyCode].self) {
        _ = try NumberFormat(.currency($0.first ?? "EUR"), locale: "de")
      }
    default: check(NumberStyle.self) { try write(NumberFormat($0, locale: "de")) }
    }
  promise("decoding", breaks: [broken ?? misread(json)].compactMap(\.self))
  return 0

  func check<Value: Codable & Equatable>(
    _ type: Value.Type, use: (Value) throws -> Void
  ) -> String? {
    // A locale can lack what a style names, and the options of a format can contradict each other.
    DecodingInvariants.broken(by: json, as: type) { value in _ = try? use(value) }
  }
}

/// Writes numbers, and reads them back where they are numbers.
private func write(_ format: NumberFormat) throws {
  for value in [0, -1, 1234.5, 1e-7, -98_765_432.125] as [ExactDecimal] {
    let text = format.format(value)
    _ = try? format.parse(text)
    _ = try? format.parse(text, mode: .paste)
  }
}

/// Calculates with numbers, which can be as long as numbers are.
private func calculate(_ numbers: [ExactDecimal]) {
  for number in numbers {
    _ = number.adding(1)
    _ = number.multiplied(by: 3)
    _ = number.scaledByPowerOfTen(2)
    _ = number.rounded(toScale: 2).description
    _ = NumberStyle.number.rounded(increment: number)
    _ = (Int(exactly: number), Double(number))
  }
}

/// Edits a field.
private func edit(_ format: NumberFormat, _ options: NumberEditor.Options) {
  var field = EditingSession(format: format, options: options)
  field.type("12,5-")
  field.increment()
  field.commit()
}

/// Returns a whole number that is decoded as another one.
private func misread(_ json: Data) -> String? {
  let text = String(decoding: json, as: UTF8.self)
  guard let written = ExactDecimal(text), !text.contains("."), text.utf8.count < 200,
    // A fraction is the nearest `Double`'s: `1000…01e-30`.
    written.trimmed().scale <= 0,
    let read = try? JSONDecoder().decode(ExactDecimal.self, from: json), read != written
  else { return nil }
  return "\(text) is read as \(read)"
}
