import LiveNumber
import TestSupport
import Testing

/// A separator between a sign and three digits: EDITING.md 6.3.
@Suite struct SignedSeparatorTests {
  /// A program that takes the minus for a digit writes `-,123` for -123, which a careful person
  /// doesn't take for a fraction without asking.
  @Test func aGroupBehindASignAsks() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var asked = 0
    for locale in NumberLocale.available {
      let style = random.pick([NumberStyle.number, .currency("EUR"), .currency("KWD")])
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      let separator = format.symbols.groupingSeparator
      guard [".", ","].contains(separator) else { continue }
      let digits = "\(random.number(in: 1...9))" + random.digits(random.number(in: 1...3))
      let sign = random.pick(["-", "+", "−", ""])
      let symbol = sign.isEmpty ? "" : random.pick(["", format.currency?.code ?? ""])
      let text = symbol + sign + separator + digits
      let whole = ExactDecimal((sign == "" || sign == "+" ? "" : "-") + digits)
      let fraction = whole?.scaledByPowerOfTen(-digits.count)
      let isAmbiguous = !sign.isEmpty && digits.count == 3
      do {
        let value = try format.parse(text, mode: .paste)
        failures.expect(!isAmbiguous && value == fraction, "\(locale): \(text) is \(value)")
      } catch {
        failures.expect(
          isAmbiguous && error.code == .ambiguousSeparator
            && error.text[error.range] == separator,
          "\(locale): \(text) is \(error)")
      }
      var field = EditingSession(format: format)
      field.paste(text)
      failures.expect(
        field.state.content.isEmpty == isAmbiguous, "\(locale): pasted \(text) is \(field.text)")
      guard isAmbiguous, format.precision == .unlimited || format.currency?.fractionDigits == 3
      else { continue }
      asked += 1
      var typed = EditingSession(format: format)
      typed.type(text)
      typed.commit()
      let answers = typed.readings.map { reading -> ExactDecimal? in
        var answered = typed
        answered.apply(.accept(reading))
        return answered.validity == .valid ? answered.value : nil
      }
      failures.expect(
        typed.validity != .valid && Set(answers) == [whole, fraction],
        "\(locale): typed \(text) is \(typed.text), \(typed.readings)")
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(asked > 20)
  }

  @Test func rows() throws {
    let rows: [(String, NumberStyle, String, String)] = [
      ("en", .number, "-,123", "ambiguousSeparator"),
      ("en", .number, "+,123", "ambiguousSeparator"),
      ("en", .currency("GBP"), "£-,123", "ambiguousSeparator"),
      ("de", .number, "-.123", "ambiguousSeparator"), ("en", .number, ",123", "0.123"),
      ("en", .number, "-,12", "-0.12"), ("en", .number, "-,1234", "-0.1234"),
      ("en", .number, "-.123", "-0.123"), ("de", .number, "-,123", "-0.123"),
      ("fr", .number, "-.123", "-0.123"), ("en", .number, "-,123.5", "misplacedGrouping"),
      ("en", .number, "-1,123", "-1123"), ("en", .number, "-,123e3", "-123"),
      ("en", .currency("JPY"), "-,123", "ambiguousSeparator"),
    ]
    for (locale, style, text, expected) in rows {
      let format = try NumberFormat(style, locale: locale)
      var found: String
      do { found = try format.parse(text, mode: .paste).description } catch {
        found = error.code.rawValue
      }
      #expect(found == expected, "\(locale) \(text)")
    }
  }
}
