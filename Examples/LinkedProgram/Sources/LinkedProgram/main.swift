// Uses the library as an app does: stores, a text field's delegate, formats, errors, and a form. It
// prints the same with ICU's locale data (the trait SystemICU of this package) and with
// Foundation's.

import Foundation
import LiveForms
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

var digits = CharacterSetValidator(
  format: try NumberFormat(locale: "de"), kind: .integer, maximumLength: 3, allowsNegative: false)
let end = NSRange(location: 2, length: 0)
for (replacement, isAllowed) in [("1", true), ("x", false), (",", false), ("12", false)] {
  let verdict = digits.verdict(
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

// MARK: - Foundation's texts and locales

let french = Locale(identifier: "fr_FR")
let amount = NumberFormat(.currency("EUR"), locale: french)
let expected = 1234.5.formatted(.currency(code: "EUR").locale(french))
check(amount.format(1234.5) == expected, "\(amount.format(1234.5)), but Foundation: \(expected)")
check(
  (try? NumberFormat(locale: "de-HC")) == nil, "an unknown region is taken for another one")
print("format:   \(amount.format(1234.5)), as Foundation writes it")

// MARK: - What an alert shows

// The conformances come with the product, without an import.
do {
  _ = try amount.parse("12,34")
  check(false, "an amount without its currency is read")
} catch {
  check((error as Any) is any LocalizedError, "\(type(of: error)) isn't a LocalizedError")
  // In the user's language.
  let sentence = error.message(in: .current)
  check(error.localizedDescription == sentence, error.localizedDescription)
  print("error:    \(error.localizedDescription)")
}
let errors: [any Error.Type] = [
  NumberEditorError.self, NumberFormatError.self, NumberLocaleError.self, NumberParseError.self,
]
for error in errors {
  check(error is any LocalizedError.Type, "\(error) isn't a LocalizedError")
}

// MARK: - A form

// Its field takes its range and its reasons from a store.
let age = NumberStore<Int>(in: 18...30, locale: french)
let form = FormModel([FormField("age", store: age)])
age.type("17")
check(!form.submit(), "17 is accepted")
print("form:     \(form.message(for: "age") ?? "")")
