/// An amount of money: a number, and the code of its currency.
public struct CurrencyAmount: Hashable, Sendable {
  /// The number.
  public let number: ExactDecimal
  /// The ISO 4217 code of the currency.
  public let currency: String

  /// Returns a Boolean value that indicates whether two amounts have the same number and currency.
  public static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.currency.hasSameBytes(as: right.currency)
  }

  /// Hashes the number and the currency.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(currency)
  }
}

extension NumberFormat {
  /// Returns the amount that a text represents in one of the currencies of formats.
  ///
  /// The text has to name a currency, and only one of the formats' can be meant.
  ///
  /// ```swift
  /// let formats = try ["EUR", "USD", "CAD"].map { code in
  ///   try NumberFormat(.currency(CurrencyCode(code)), locale: "en")
  /// }
  /// let amount = try NumberFormat.parseAmount("20.50 €", in: formats)
  /// amount.number      // 20.50
  /// amount.currency    // EUR
  /// ```
  ///
  /// A sign that several currencies share belongs to the one whose symbol it is in the formats'
  /// locale: `$20` is in American dollars in English, and in Canadian ones in Canada.
  ///
  /// - Throws: ``NumberParseError``, with the code ``NumberParseError/Code/missingAffix`` if the
  ///   text has no currency, ``NumberParseError/Code/ambiguousCurrency`` if it can be in several,
  ///   ``NumberParseError/Code/ambiguousSeparator`` if two formats read different numbers, and
  ///   ``NumberParseError/Code/otherCurrency`` if it's in none of them.
  public static func parseAmount(
    _ text: String, in formats: [NumberFormat], mode: ParseMode = .lenient
  ) throws(NumberParseError) -> CurrencyAmount {
    var amount: CurrencyAmount?
    var failure: NumberParseError?
    for format in formats {
      guard let code = format.currency?.code else { continue }
      do throws(NumberParseError) {
        let (number, hasAffix) = try format.amount(in: text, mode)
        guard hasAffix else {
          throw NumberParseError(
            ParseFault(.missingAffix, 0..<text.utf8.count, expecting: .currency), in: text,
            format: format)
        }
        if let amount, !amount.currency.hasSameBytes(as: code) {
          throw NumberParseError(
            .ambiguousCurrency, in: text, words: "the currency is \(amount.currency) or \(code)")
        }
        if let amount, amount.number != number {
          throw NumberParseError(
            .ambiguousSeparator, in: text, words: "the amount is \(amount.number) or \(number)")
        }
        amount = CurrencyAmount(number: number, currency: code)
      } catch {
        if error.code == .ambiguousCurrency || error.code == .ambiguousSeparator { throw error }
        // What is wrong with the number is said by the format whose currency it has.
        if failure == nil || failure?.code == .otherCurrency { failure = error }
      }
    }
    if let amount { return amount }
    throw failure
      ?? NumberParseError(.otherCurrency, in: text, words: "no format has a currency")
  }
}
