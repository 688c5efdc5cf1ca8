import Foundation
import LiveNumber
import TestSupport
import Testing

/// What Foundation's styles are for fields, besides the texts of `StyleParityTests`.
@Suite struct LiveStyleTests {
  private static let english = Locale(identifier: "en")

  /// The call is that of `TextField(value:format:)`.
  @Test func storesTakeStylesAsTextFieldsDo() {
    let price = NumberStore<Decimal>(
      format: .currency(code: "EUR").presentation(.isoCode).locale(Self.english))
    price.type("1234.5")
    #expect(price.text == "EUR\u{A0}1,234.5" && price.value == 1234.5)

    let plain = NumberStore<Decimal>(
      format: .number.precision(.fractionLength(2)).grouping(.never).locale(Self.english))
    plain.type("1234567.891")
    #expect(plain.text == "1234567.89")

    // The type of the value is that of the argument.
    let count = NumberStore(value: 1234, format: .number.locale(Self.english))
    #expect(count.text == "1,234" && count.value == 1234)

    let share = NumberStore<Double>(format: .percent.locale(Self.english))
    share.type("12.5")
    #expect(share.text == "12.5%" && share.value == 0.125)

    // Integers in percent are hundredths in Foundation.
    let whole = NumberStore<Int>(format: .percent.locale(Self.english))
    whole.type("50")
    #expect(whole.text == "50%" && whole.value == 50)

    let age = NumberStore<Int>(in: 18...30, format: .number.locale(Self.english))
    age.type("31")
    #expect(age.validity == .invalid)

    // The literals of a range are of the value's type.
    let fraction = NumberStore<Decimal>(in: 0...1, format: .percent.locale(Self.english))
    fraction.type("101")
    #expect(fraction.validity == .invalid)
    let debt = NumberStore<Decimal>(
      in: ...(-0.5), format: .currency(code: "EUR").locale(Self.english))
    debt.text = "-0.4"
    #expect(!debt.isValid)
  }

  private final class Product {
    var price: Decimal = 10
    var discount: Double?
  }

  /// Code that developers wrote before they read the documentation.
  @Test func firstGuesses() throws {
    let french = Locale(identifier: "fr_FR")
    #expect(NumberStore<Double>(value: 1.5, format: .number, locale: french).text == "1,5")
    let product = Product()
    let price = NumberStore(product, \.price, format: .currency(code: "EUR"), locale: french)
    #expect(price.text == "10,00\u{A0}€")
    let discount = NumberStore(product, \.discount, format: .percent, locale: french)
    discount.type("12,5")
    #expect(product.discount == 0.125)
    #expect(
      NumberFormat(format: Decimal.FormatStyle.Currency(code: "EUR", locale: french)).format(1.5)
        == "1,50\u{A0}€")
    #expect(Decimal(1234.5).formatted(.number.live) == Decimal(1234.5).formatted(.number))
    #expect(
      Decimal(1234.5).formatted(.currency(code: "EUR").live.locale(french))
        == "1\u{202F}234,50\u{A0}€")
    let x = NumberStore(format: Decimal.FormatStyle.Currency(code: "EUR", locale: french))
    x.type("12")
    #expect(x.text == "12\u{A0}€")
  }

  @Test func storesOfNumbersInAModel() {
    let french = Locale(identifier: "fr_FR")
    let product = Product()
    let price = NumberStore(product, \.price, format: .currency(code: "EUR").locale(french))
    #expect(price.text == "10,00\u{A0}€")
    price.selectAll()
    price.type("5")
    #expect(product.price == 5)
    let discount = NumberStore(product, \.discount, format: .percent, writes: .onCommit)
    discount.type("5")
    #expect(product.discount == nil)
    discount.commit()
    #expect(product.discount == 0.05)
    let live = NumberFormatStyle<Decimal>(NumberFormat(locale: french)).ranged(0...9)
    #expect(NumberStore(product, \.price, format: live).restriction?.maximum == 9)
  }

  @Test func rangesOfALiveStyleHoldInAStore() {
    let style = IntegerFormatStyle<Int>(locale: Self.english).live.ranged(1...5)
    let store = NumberStore(value: 3, format: style)
    #expect(store.isValid)
    store.type("0")
    #expect(store.validity == .invalid)
  }

  @Test func anotherStyleShowsTheSameNumber() {
    let store = NumberStore<Double>(value: 0.125, format: .number.locale(Self.english))
    store.changeFormat(.percent.locale(Self.english))
    #expect(store.text == "12.5%" && store.value == 0.125)
  }

  /// A live style is a format style, and rejects what Foundation's parser takes.
  @Test func liveStylesParse() throws {
    #expect(0.5.formatted(.live(.percent.locale(Self.english))) == "50%")
    let style = IntegerFormatStyle<Int>(locale: Self.english).live
    #expect(try style.parseStrategy.parse("1,234") == 1234)
    #expect(throws: NumberParseError.self) { try style.parseStrategy.parse("12abc") }
  }

  /// A style without a locale of its own writes in the user's.
  @Test func stylesFollowTheUser() {
    let style = FloatingPointFormatStyle<Double>.number
    #expect(style.locale == .autoupdatingCurrent)
    #expect(style.live.format(1234.5) == style.format(1234.5))
  }

  /// A style that can't be edited digit by digit has a field of the same kind, locale, and number
  /// of digits.
  @Test func theNearestStyleIsEdited() {
    let compact = NumberStore(
      value: 1234, format: IntegerFormatStyle<Int>(locale: Self.english).notation(.compactName))
    #expect(compact.text == "1,234" && compact.formatError?.code == .notLive)
    compact.type("5")
    #expect(compact.value == 12_345)
    compact.locale = Locale(identifier: "de_DE")
    #expect(compact.formatError?.code == .notLive)
    compact.style = .number
    #expect(compact.formatError == nil)
    compact.changeFormat(IntegerFormatStyle<Int>(locale: Self.english).notation(.compactName))
    #expect(compact.formatError?.code == .notLive)
    compact.format = NumberFormat(.number, locale: Self.english)
    #expect(compact.formatError == nil)
    let rows: [(any LiveFormatStyle<Double>, String)] = [
      (FloatingPointFormatStyle<Double>(locale: Self.english).notation(.scientific), "1,234.5"),
      (FloatingPointFormatStyle<Double>(locale: Self.english).scale(0.5), "1,234.5"),
      (
        FloatingPointFormatStyle<Double>(locale: Self.english)
          .precision(.integerAndFractionLength(integerLimits: 1...3, fractionLimits: 2...2)),
        "1,234.50"
      ),
      (
        FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de"))
          .presentation(.fullName).precision(.fractionLength(3)), "1.234,500\u{A0}€"
      ),
      // Foundation writes the plain digits alone for this one.
      (
        FloatingPointFormatStyle<Double>.Currency(code: "CHF", locale: Self.english)
          .rounded(increment: 0.05).precision(.fractionLength(2)), "CHF\u{A0}1,234.50"
      ),
    ]
    func expect(_ style: some LiveFormatStyle<Double>, _ text: String) {
      let store = NumberStore(value: 1234.5, format: style)
      #expect(store.text == text, "\(style)")
      #expect(store.formatError?.code == .notLive)
      #expect(style.live.format(1234.5) == text)
      store.changeFormat(FloatingPointFormatStyle<Double>(locale: Self.english))
      #expect(store.formatError == nil && store.text == "1,234.5")
    }
    for (style, text) in rows { expect(style, text) }
  }

  /// Every kind of style writes the multiples of an increment, in a few locales.
  @Test func incrementsAreEdited() {
    var failures = Failures()
    func check<Style: LiveFormatStyle>(_ style: Style, _ values: [Style.FormatInput]) {
      do {
        let live = try style.liveStyle()
        for value in values {
          failures.compare(live.format(value), style.format(value), "\(style)")
        }
      } catch { failures.add("\(style): \(error)") }
    }
    let doubles = [0, 1.23, -0.07, 12.5, 1_234.56, 99.99, -1_234_567.1]
    let integers = [0, 1, -7, 12, 1_234, 99, -1_234_567]
    for identifier in ["en_US", "de_CH", "fr_FR", "ar_EG", "hi_IN", "ja_JP"] {
      let locale = Locale(identifier: identifier)
      for step in [0.05, 0.25, 5, 50, 0.5] {
        check(FloatingPointFormatStyle<Double>(locale: locale).rounded(increment: step), doubles)
        check(
          FloatingPointFormatStyle<Double>.Percent(locale: locale).rounded(increment: step), doubles
        )
        for code in ["CHF", "EUR", "JPY"] {
          check(
            FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
              .rounded(increment: step), doubles)
        }
      }
      for step in [5, 50, 1, 10] {
        check(IntegerFormatStyle<Int>(locale: locale).rounded(increment: step), integers)
        check(IntegerFormatStyle<Int>.Percent(locale: locale).rounded(increment: step), integers)
        let decimals = doubles.map { Decimal($0) }
        check(Decimal.FormatStyle(locale: locale).rounded(increment: step), decimals)
        check(Decimal.FormatStyle.Percent(locale: locale).rounded(increment: step), decimals)
        for code in ["CHF", "EUR", "JPY"] {
          check(
            IntegerFormatStyle<Int>.Currency(code: code, locale: locale).rounded(increment: step),
            integers)
          check(
            Decimal.FormatStyle.Currency(code: code, locale: locale).rounded(increment: step),
            decimals)
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    let store = NumberStore(
      value: 1.23,
      format: .currency(code: "CHF").rounded(increment: 0.05).locale(Locale(identifier: "de_CH")))
    #expect(store.text == "CHF\u{A0}1.25" && store.formatError == nil)
  }

  @Test func stylesThatCannotBeEdited() {
    func makeLive(_ style: some LiveFormatStyle) throws { _ = try style.liveStyle() }
    let number = FloatingPointFormatStyle<Double>(locale: Self.english)
    let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: Self.english)
    let rows: [(String, any LiveFormatStyle)] = [
      (
        "1234 as \"1.2K\"",
        IntegerFormatStyle<Int>(locale: Self.english).notation(.compactName)
      ),
      ("notation", number.notation(.scientific)), ("\"euros\"", euros.presentation(.fullName)),
      (
        "integer digits",
        Decimal.FormatStyle(locale: Self.english).precision(.integerLength(1...3))
      ),
      ("power of ten", number.scale(0.5)),
    ]
    for (part, style) in rows {
      let error = #expect(throws: NumberFormatError.self) { try makeLive(style) }
      #expect(error?.code == .notLive)
      #expect(error?.description.contains(part) ?? false, "\(error?.description ?? "")")
    }
    let noCode = Decimal.FormatStyle.Currency(code: "EURO", locale: Self.english)
    let plain = NumberStore(value: 5, format: noCode)
    #expect(plain.text == "5" && plain.formatError?.code == .unknownCurrency)
    let error = #expect(throws: NumberFormatError.self) { try noCode.liveStyle() }
    #expect(error?.code == .unknownCurrency)
  }
}
