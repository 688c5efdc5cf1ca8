import Testing

@testable import LiveNumberCore

/// The classes of characters, over all of Unicode.
@Suite struct CharacterClassTests {
  private static func scalars(where isMember: (Unicode.Scalar) -> Bool) -> [UInt32] {
    (UInt32(0)...0x10FFFF).filter { Unicode.Scalar($0).map(isMember) ?? false }
  }

  @Test func minusSigns() {
    #expect(
      Self.scalars(where: SignScalars.isMinus) == [
        0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x207B, 0x208B, 0x2212, 0x2796, 0x30FC,
        0xFE58, 0xFE63, 0xFF0D, 0xFF70,
      ])
  }

  @Test func plusSigns() {
    #expect(
      Self.scalars(where: SignScalars.isPlus)
        == [0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B])
  }

  /// All spaces of Unicode but those that nobody groups with: Ogham's is seen.
  @Test func blanks() {
    let separators = Self.scalars { $0.properties.generalCategory == .spaceSeparator }
    #expect(Self.scalars(where: SpaceScalars.isSpace) == separators.filter { $0 != 0x1680 })
    let spaces = Self.scalars { $0.properties.isWhitespace && $0.value != 0x1680 }
    #expect(Self.scalars(where: SpaceScalars.isWhitespace) == spaces)
  }

  @Test func marksOfDirection() {
    let marks = Self.scalars { $0.properties.isBidiControl }
    #expect(Self.scalars(where: SpaceScalars.isBidiMark) == marks)
  }

  @Test func currencySymbols() {
    let symbols = Self.scalars {
      $0.properties.generalCategory == .currencySymbol && ($0.properties.age ?? (99, 0)) <= (15, 1)
    }
    #expect(Self.scalars(where: CurrencyScalars.isSymbol) == symbols)
  }

  @Test(arguments: [
    ("EUR", true), ("USD", true), ("AED", true), ("ZWL", true), ("JPY", true), ("eur", false),
    ("EU", false), ("EURO", false), ("XXX", false), ("ABC", false), ("D A", false), ("", false),
    ("UR ", false), ("R U", false),
  ])
  func currencyCodes(_ text: String, _ isCode: Bool) {
    #expect(CurrencyScalars.isCode(Array(text.unicodeScalars)) == isCode)
  }
}
