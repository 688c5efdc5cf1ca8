// Uses the library with Foundation, as an app does: a price field, and a text field's delegate.

import Foundation
import LiveNumber

/// Exits with an error unless the condition is true.
func check(_ condition: Bool, _ message: String, line: Int = #line) {
  guard !condition else { return }
  print("line \(line): \(message)")
  exit(1)
}

// MARK: - A store that a view binds to

let price = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
price.type("1234567,89")
print("typed:    \(price.text)")
check(price.text == "1\u{202F}234\u{202F}567,89\u{A0}€", "unexpected French text: \(price.text)")
check(price.value == Decimal(string: "1234567.89"), "unexpected value: \(price.value as Any)")

price.type("5")
check(price.lastOutcome.isRejected, "a third cent digit was accepted")
check(price.value == Decimal(string: "1234567.89"), "a rejected key changed the value")

price.text.removeFirst()
print("edited:   \(price.text)")
check(price.value == Decimal(string: "234567.89"), "unexpected value: \(price.value as Any)")

price.undo()
price.format = try NumberFormat(price.style, locale: "de")
print("German:   \(price.text)")
check(price.text == "1.234.567,89\u{A0}€", "unexpected German text: \(price.text)")

// MARK: - Exact integers

let large = try NumberStore<Int>(locale: "en-IN")
large.type("9007199254740993")
print("exact:    \(large.text)")
check(large.value == 9_007_199_254_740_993, "unexpected value: \(large.value as Any)")

// MARK: - A delegate that is asked before a change

var age = CharacterSetValidator(
  format: try NumberFormat(locale: "de"), kind: .integer, maximumLength: 3, allowsNegative: false)
let end = NSRange(location: 2, length: 0)
for (replacement, isAllowed) in [("1", true), ("x", false), (",", false), ("12", false)] {
  let verdict = age.verdict(
    replacingUTF16: end.location..<NSMaxRange(end), of: "42", with: replacement)
  check(verdict.isAllowed == isAllowed, "\(replacement) after 42: \(verdict)")
}
print("delegate: same answers as the field")

// MARK: - One line each

let percent = NumberFormat(.percent, locale: .current)
check(percent.style == .percent, "unexpected style")
let adult = NumberStore<Int>(in: 18...30, locale: Locale(identifier: "de"))
adult.type("17")
check(!adult.isValid && adult.validValue == nil, "17 is valid")
let guests: NumberFormatStyle<Int> = try .ranged(1...5, locale: "fr")
check(guests.format(9) == "5", "unexpected nearest value")
let rating: NumberFormatStyle<Int> = .ranged(1..<5)
check(rating.format(9) == "4", "unexpected nearest value")
let rounded = 2.5.formatted(try .live(.number.precision(.fractionLength(2)), locale: "fr"))
check(rounded == "2,50", "unexpected text: \(rounded)")
let share: NumberFormatStyle<Double> = try .live(.percent, locale: "de")
check(try share.parseStrategy.parse("12,5 %") == 0.125, "an ordinary space isn't read")
print("lines:    \(rounded), \(guests.format(9)) guests")
