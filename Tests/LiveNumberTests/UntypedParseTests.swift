import Foundation
import LiveNumber
import TestSupport
import Testing

/// What an expression makes of a parsed number if it names no type: the exact number, never an
/// `Int` that a literal beside it suggests.
@Suite struct UntypedParseTests {
  private let german = NumberFormat(locale: Locale(identifier: "de"))

  /// Adds a failure unless a value has a type and a description.
  private static func check<Found, Expected>(
    _ value: Found, is type: Expected.Type, _ text: String, in failures: inout Failures,
    line: Int = #line
  ) {
    failures.expect(
      Found.self == type && "\(value)" == text,
      "line \(line): \(value) is a \(Found.self), not \(text), a \(type)")
  }

  @Test func anUntypedParseIsExact() throws {
    let f = german
    var failures = Failures()
    let exact = ExactDecimal.self

    let alone = try f.parse("0,5")
    Self.check(alone, is: exact, "0.5", in: &failures)
    let orZero = (try? f.parse("0,5")) ?? 0
    Self.check(orZero, is: exact, "0.5", in: &failures)
    let orFloat = (try? f.parse("0,5")) ?? 0.0
    Self.check(orFloat, is: exact, "0.5", in: &failures)
    let least = min(100, (try? f.parse("0,5")) ?? 0)
    Self.check(least, is: exact, "0.5", in: &failures)
    let sum = ["0,1", "x", "0,2", "3"].compactMap { try? f.parse($0) }.reduce(0, +)
    Self.check(sum, is: exact, "3.3", in: &failures)
    let checkedSum = try ["0,1", "0,2"].map { try f.parse($0) }.reduce(0, +)
    Self.check(checkedSum, is: exact, "0.3", in: &failures)
    let twice = try f.parse("0,5") * 2
    Self.check(twice, is: exact, "1.0", in: &failures)
    let negative = try -f.parse("0,5")
    Self.check(negative, is: exact, "-0.5", in: &failures)
    let isPositive = try f.parse("0,5") > 0
    Self.check(isPositive, is: Bool.self, "true", in: &failures)
    let isZero = try f.parse("0,5") == 0
    Self.check(isZero, is: Bool.self, "false", in: &failures)
    let isContained = (0...100).contains(try f.parse("0,5"))
    Self.check(isContained, is: Bool.self, "true", in: &failures)
    let chosen = try sum > 1 ? f.parse("0,5") : 0
    Self.check(chosen, is: exact, "0.5", in: &failures)
    let listed = try [f.parse("0,5"), 2]
    Self.check(listed[0], is: exact, "0.5", in: &failures)
    let part = try f.parse("0,5 x".dropLast(2)) + 1
    Self.check(part, is: exact, "1.5", in: &failures)
    let lenient = (try? f.parse(" 0,5", mode: .lenient)) ?? 0
    Self.check(lenient, is: exact, "0.5", in: &failures)
    let accepting = (try? f.parse("1,2e-1", accepting: .scientific)) ?? 0
    Self.check(accepting, is: exact, "0.12", in: &failures)
    let inRange = (try? f.parse("0,5", allowedBy: .range(0...100))) ?? 0
    Self.check(inRange, is: exact, "0.5", in: &failures)
    var total: ExactDecimal = 1
    total += try f.parse("0,5")
    Self.check(total, is: exact, "1.5", in: &failures)

    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func aNamedTypeStays() throws {
    let f = german
    var failures = Failures()
    let count = try f.parse("5", as: Int.self) + 1
    Self.check(count, is: Int.self, "6", in: &failures)
    let decimal: Decimal = try f.parse("0,5")
    Self.check(decimal, is: Decimal.self, "0.5", in: &failures)
    let optional: Decimal? = try? f.parse("0,5")
    Self.check(optional ?? 0, is: Decimal.self, "0.5", in: &failures)
    let orZero: Decimal = (try? f.parse("0,5")) ?? 0
    Self.check(orZero, is: Decimal.self, "0.5", in: &failures)
    var number = 1
    number += try f.parse("5")
    Self.check(number, is: Int.self, "6", in: &failures)
    let double: Double = try f.parse("0,5") * 2
    Self.check(double, is: Double.self, "1.0", in: &failures)
    let decimals: [Decimal] = try ["0,1", "0,2"].map { try f.parse($0) }
    Self.check(decimals.reduce(0, +), is: Decimal.self, "0.3", in: &failures)
    let part: Int = try f.parse("5 x".dropLast(2))
    Self.check(part, is: Int.self, "5", in: &failures)
    let accepted: Decimal = try f.parse("1,2e-1", accepting: .scientific)
    Self.check(accepted, is: Decimal.self, "0.12", in: &failures)
    let ages: Restriction<Int> = .range(18...30)
    let age = try f.parse("20", allowedBy: ages)
    Self.check(age, is: Int.self, "20", in: &failures)
    #expect(failures.isEmpty, "\(failures)")
  }
}
