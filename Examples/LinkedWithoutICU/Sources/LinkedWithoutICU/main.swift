// Uses the library without ICU, as an app for iPhones does: Foundation is the source of locale data.

import Foundation
import LiveForms
import LiveNumber

/// Exits with an error unless the condition is true.
func check(_ condition: Bool, _ message: String, line: Int = #line) {
  guard !condition else { return }
  print("line \(line): \(message)")
  exit(1)
}

let locale = Locale(identifier: "fr_FR")

let price = NumberStore<Decimal>(.currency("EUR"), locale: locale)
price.type("1234567,89")
print("typed:    \(price.text)")
check(price.text == "1\u{202F}234\u{202F}567,89\u{A0}€", "unexpected French text: \(price.text)")
check(price.value == Decimal(string: "1234567.89"), "unexpected value: \(price.value as Any)")

let amount = NumberFormat(.currency("EUR"), locale: locale)
let expected = 1234.5.formatted(.currency(code: "EUR").locale(locale))
check(amount.format(1234.5) == expected, "\(amount.format(1234.5)), but Foundation: \(expected)")

check(
  (try? NumberFormat(locale: "de-HC")) == nil, "an unknown region is taken for another one")
print("format:   \(amount.format(1234.5)), as Foundation writes it")

// A form whose field takes its range and its reasons from a store.
let age = NumberStore<Int>(in: 18...30, locale: locale)
let form = FormModel([FormField("age", age)])
age.type("17")
check(!form.submit(), "17 is accepted")
print("form:     \(form.message(for: "age") ?? "")")
