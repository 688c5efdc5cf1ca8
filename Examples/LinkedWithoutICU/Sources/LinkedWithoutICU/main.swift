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

// An alert shows what is wrong. The conformances come with the product, without an import.
do {
  _ = try amount.parse("12,34")
  check(false, "an amount without its currency is read")
} catch {
  check((error as Any) is any LocalizedError, "\(type(of: error)) isn't a LocalizedError")
  check(error.localizedDescription == error.message, error.localizedDescription)
  print("error:    \(error.localizedDescription)")
}
let errors: [any Error.Type] = [
  NumberEditorError.self, NumberFormatError.self, NumberLocaleError.self, NumberParseError.self,
]
for error in errors {
  check(error is any LocalizedError.Type, "\(error) isn't a LocalizedError")
}

// A form whose field takes its range and its reasons from a store.
let age = NumberStore<Int>(in: 18...30, locale: locale)
let form = FormModel([FormField("age", store: age)])
age.type("17")
check(!form.submit(), "17 is accepted")
print("form:     \(form.message(for: "age") ?? "")")
