/// The symbols and codes of currencies, independent of how a locale writes them.
package enum CurrencyScalars {
  /// Returns whether a scalar is a currency symbol: general category Sc, Unicode 15.1.
  package static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x24, 0xA2...0xA5, 0x58F, 0x60B, 0x7FE, 0x7FF, 0x9F2, 0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F,
      0x17DB, 0x20A0...0x20C0, 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6,
      0x11FDD...0x11FE0, 0x1E2FF, 0x1ECB0:
      true
    default: false
    }
  }

  /// Returns whether a text is a currency: a symbol, one with the letters of a country (`US$`,
  /// `$CA`), or the ISO 4217 code of a currency in use, in capitals.
  ///
  /// Any other letters can be part of the number: `5 k€` is 5,000 euros. So can a cent sign: `50¢`
  /// is half a dollar.
  static func isCurrency(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = text.first, let last = text.last,
      !text.contains("\u{A2}"), !text.contains("\u{FFE0}")
    else { return false }
    let letters =
      isSymbol(first) ? text.dropFirst() : isSymbol(last) ? text.dropLast() : text
    if letters.isEmpty || letters.count == 3 && codes.position(ofWord: letters) != nil {
      return true
    }
    return letters.count < text.count && countries.position(ofWord: letters) != nil
  }

  /// The letters that CLDR's locales write next to symbols of currencies in use, without those that
  /// can mean thousands or more there: BN, T, TH.
  private static let countries =
    "A AR AU BM BR BS BZ Bds C CA CL CN CO EC EG FJ FK GB GH GI HK JM JP KA KR LB MX NA NT NZ R RD "
    + "S SB SG SI SR TT UK US UY WS"

  /// ISO 4217, list one, without funds and metals.
  package static let codes =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP "
    + "BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP "
    + "GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS "
    + "KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR "
    + "MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF "
    + "SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD "
    + "TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL"
}
