// Compiled by Scripts/Checks/check-embedded.sh, not by SwiftPM: it only has to compile. Embedded
// Swift checks a generic where it is specialised, so that every public generic is called here once.

import LiveNumberCore

/// Calls every public generic of the engine.
@_expose(wasm, "probe") @_cdecl("probe")
public func probe() -> Bool {
  let value = ExactDecimal(1_234)
  return Int(exactly: value) != nil && UInt8(exactly: value) == nil && formats() && restrictions()
    && styles()
}

/// A source of samples that writes every number as `1`.
private struct Ones: SampleFormatter {
  func parts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part] {
    [NumberSample.Part(.integer, "1")]
  }
}

private func styles() -> Bool {
  (try? NumberElements(.decimal, numberingSystem: "latn", source: Ones())) == nil
}

private func formats() -> Bool {
  let text = "0.5"
  guard let format = try? NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern()),
    let half = ExactDecimal(text)
  else { return false }
  let editor = NumberEditor(
    format: format, options: NumberEditor.Options(range: 0...100, policy: .block))
  var session = EditingSession(editor: editor)
  session.type("-1234.5")
  var validator = CharacterSetValidator(editor: editor)
  return format.format(Int16(-1_234)).utf8.count == 6
    && format.parts(of: Int16(5)).count == 1 && (half + half) * 2 - 1 == "1" && session.undo()
    && (try? format.parse("1,234", as: UInt64.self)) == 1_234
    && (try? format.parse("1,234".dropFirst(2), as: UInt64.self)) == 234
    && validator.verdict(replacingUTF16: 0..<0, of: "", with: "1").isAllowed
}

/// An enum whose cases can be typed.
private enum Size: CaseIterable, Comparable {
  case small, large
}

private func restrictions() -> Bool {
  let range = Restriction.range(18...30)
  let even = Restriction<Int>.where { $0.isMultiple(of: 2) }
  let both = range && even || !range
  let age = Restricted(clamping: 35, in: 18...30)
  let some = Restriction.oneOf([1, 2, 5])
  return some.allows(2) && !some.allows(3) && both.failureReason(for: 20) == nil && both.allows(20)
    && both != even
    && both.hashValue == both.hashValue
    && (range && even).minimum == 18 && (range && even).maximum == 30 && even.clamped(3) == nil
    && .range(18..<31) == range && Restriction.range(minimum: 30, maximum: 18) == nil
    && (.range(18...) && .range(...30)) == range
    && age.with(clamping: 20)?.with(value: 21)?.with(restriction: even) == nil
    && Restricted(wrappedValue: 3, in: 1...2).wrappedValue == 2
    && Restricted(3, in: 1...2) == nil && Restricted(3, even) == nil && input(age)
}

private func input(_ age: Restricted<Int>) -> Bool {
  guard let format = try? NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern()),
    (try? format.parse("20", allowedBy: age.restriction)) == 20
  else { return false }
  let ages = InputRestriction(age.restriction, format: format)
  let odd = InputRestriction(Restriction<Int>.where { $0 % 2 == 1 }, format: format)
  let same = InputRestriction(18...30, format: format)
  let any = InputRestriction<UInt8>(format: format)
  let sizes = InputRestriction(.range(Size.small...)) { $0 == .small ? "S" : "L" }
  let all = InputRestriction<Size> { $0 == .small ? "S" : "L" }
  let closures = InputRestriction<Bool>(
    parse: { $0.utf8.count == 1 ? true : nil }, text: { $0 ? "1" : "" })
  var other = age
  other.value = 17
  return ages.evaluate("2", value: 20).validity == .incomplete && other.value == 18
    && same.evaluate("2", value: 20) == ages.evaluate("2", value: 20)
    && NumberEditor.Reason.noFraction.description != "noFraction"
    && ages.state(of: 20) == ages.state(of: 20)
    && odd.committed(odd.state(of: 2)).validity == .invalid && any.state(of: 2).value == 2
    && sizes.evaluate("l", from: all.state(of: .small)).value == .large
    && closures.state(of: true).validity == .valid
}
