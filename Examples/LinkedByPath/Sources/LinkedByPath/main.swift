// What an app does with the library, beside Foundation: a price field and a field's delegate.

import Foundation
import LiveNumber

/// Ends with an error where something is not as it should be.
func check(_ condition: Bool, _ what: String, line: Int = #line) {
  guard !condition else { return }
  print("line \(line): \(what)")
  exit(1)
}

// MARK: - A field that a view is bound to

let price = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
price.type("1234567,89")
print("typed:    \(price.text)")
check(price.text == "1\u{202F}234\u{202F}567,89\u{A0}€", "not as French writes it: \(price.text)")
check(price.value == Decimal(string: "1234567.89"), "another value: \(price.value as Any)")

price.type("5")
check(price.lastOutcome.isRejected, "a third cent was let in")
check(price.value == Decimal(string: "1234567.89"), "a refused key changed the value")

price.text.removeFirst()
print("edited:   \(price.text)")
check(price.value == Decimal(string: "234567.89"), "another value: \(price.value as Any)")

price.undo()
try price.changeLocale("de")
print("German:   \(price.text)")
check(price.text == "1.234.567,89\u{A0}€", "not as German writes it: \(price.text)")

// MARK: - Whole numbers, exactly

let large = try NumberStore<Int>(locale: "en-IN")
large.type("9007199254740993")
print("exact:    \(large.text)")
check(large.value == 9_007_199_254_740_993, "another value: \(large.value as Any)")

// MARK: - A delegate's question, before the change happens

let age = try CharacterSetValidator(
  format: NumberFormat(locale: "de"), kind: .integer, maximumLength: 3, allowsNegative: false)
let end = NSRange(location: 2, length: 0)
for (replacement, isAllowed) in [("1", true), ("x", false), (",", false), ("12", false)] {
  let verdict = age.verdict(
    replacingUTF16: end.location..<NSMaxRange(end), of: "42", with: replacement)
  check(verdict.isAllowed == isAllowed, "\(replacement) behind 42: \(verdict)")
}
print("delegate: answers as the field would")
