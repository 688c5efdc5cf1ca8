import Foundation
import Testing

@testable import LiveNumber

/// Separators that the user has set for the whole system.
@Suite struct UserSeparatorTests {
  /// Two locales stand for the same one before and after its owner has changed the settings.
  @Test func separatorsThatDiffer() throws {
    let rows: [(locale: String, plain: String, decimal: String?, grouping: String?)] = [
      ("en", "en", nil, nil), ("de", "en", ",", "."), ("de-CH", "en", nil, "’"),
    ]
    for row in rows {
      let separators = UserSeparators(
        Locale(identifier: row.locale), differingFrom: Locale(identifier: row.plain))
      #expect(separators.decimal == row.decimal, "\(row)")
      #expect(separators.grouping == row.grouping, "\(row)")
    }
  }

  @Test func formatsHaveThem() throws {
    let german = UserSeparators(Locale(identifier: "de"), differingFrom: Locale(identifier: "en"))
    let english = try NumberFormat(.currency("EUR"), locale: "en")
    var symbols = english.symbols
    german.apply(to: &symbols)
    #expect(try english.with(symbols: symbols).format(1234) == "€1.234,00")

    // A comma that is also the other separator would be ambiguous.
    let swiss = try NumberFormat(locale: "fr")
    var same = swiss.symbols
    same.groupingSeparator = ","
    same.decimalSeparator = "."
    let before = same
    UserSeparators(decimal: ",", grouping: nil).apply(to: &same)
    #expect(same == before)
  }

  /// A locale without settings of its owner has those of its data.
  @Test func locales() throws {
    for name in ["en", "fr", "de-AT", "hi", "ar-EG"] {
      let locale = Locale(identifier: name)
      #expect(try NumberFormat(locale: name) == NumberFormat(locale: locale))
    }
  }
}
