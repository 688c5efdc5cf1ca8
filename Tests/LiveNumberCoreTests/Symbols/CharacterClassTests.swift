import TestSupport
import Testing

@testable import LiveNumberCore

/// The classes of characters, over all of Unicode.
@Suite struct CharacterClassTests {
  private static func scalars(where isMember: (Unicode.Scalar) -> Bool) -> [UInt32] {
    (UInt32(0)...0x10FFFF).filter { Unicode.Scalar($0).map(isMember) ?? false }
  }

  @Test func minusSigns() {
    #expect(
      Self.scalars { CharacterClass($0) == .minus } == [
        0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x207B, 0x208B, 0x2212, 0x2796, 0x30FC,
        0xFE58, 0xFE63, 0xFF0D, 0xFF70,
      ])
  }

  @Test func plusSigns() {
    #expect(
      Self.scalars { CharacterClass($0) == .plus }
        == [0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B])
  }

  /// All spaces of Unicode but Ogham's, which is visible.
  @Test func spaces() {
    let separators = Self.scalars { $0.properties.generalCategory == .spaceSeparator }
    #expect(Self.scalars { $0.isSpace } == separators.filter { $0 != 0x1680 })
    let withoutWidth: [UInt32] = [0x200B, 0x2060, 0xFEFF]
    let spaces = Self.scalars {
      $0.properties.isWhitespace && $0.value != 0x1680 || withoutWidth.contains($0.value)
    }
    #expect(Self.scalars { $0.isWhitespace } == spaces)
  }

  @Test func marksOfDirection() {
    // U+202E, which reverses digits, is none that can be beside a number.
    let marks = Self.scalars { $0.properties.isBidiControl && $0.value != 0x202E }
    #expect(Self.scalars { $0.isBidiMark } == marks)
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
    ("UR ", false), ("R U", false), ("US", false), ("R", false),
  ])
  func currencyCodes(_ text: String, _ isCurrency: Bool) {
    #expect(CurrencyScalars.isCurrency(Array(text.unicodeScalars)[...]) == isCurrency)
  }

  /// The forms of CLDR's locales are currencies; letters that mean thousands or more make none.
  @Test(arguments: [
    ("$", true), ("€", true), ("﷼", true), ("US$", true), ("$US", true), ("AU$", true),
    ("A$", true), ("R$", true), ("NT$", true), ("CN¥", true), ("£GB", true), ("GH₵", true),
    ("MOP$", true), ("Bds$", true), ("k€", false), ("K€", false), ("M$", false), ("$M", false),
    ("T€", false), ("MM$", false), ("bn$", false), ("BN$", false), ("Mio€", false), ("c€", false),
    ("$%", false), ("‰$", false), ("$$", false), ("US$US", false), ("<$", false), ("$b", false),
  ])
  func currencySymbolsWithLetters(_ text: String, _ isCurrency: Bool) {
    #expect(CurrencyScalars.isCurrency(Array(text.unicodeScalars)[...]) == isCurrency)
  }

  /// A decimal digit is one in the standard library's properties, or in the system `hanidec`.
  ///
  /// The standard library may know the digits of a later Unicode, but never fewer.
  @Test func decimalDigits() {
    let han: [Unicode.Scalar] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    var failures = Failures()
    var found = 0
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let digit = DecimalDigit(scalar)
      if let index = han.firstIndex(of: scalar) {
        failures.expect(digit?.value == UInt8(index) && digit?.zero == han[0].value, "\(scalar)")
        continue
      }
      let properties = scalar.properties
      let isDigit = properties.numericType == .decimal
      guard let digit else {
        let isKnown = (properties.age ?? (99, 0)) <= (15, 1)
        failures.expect(!isDigit || !isKnown, scalar.escaped(asASCII: true))
        continue
      }
      found += 1
      failures.expect(
        isDigit && Double(digit.value) == properties.numericValue ?? -1
          && digit.zero == code - UInt32(digit.value), scalar.escaped(asASCII: true))
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(found % 10 == 0 && found >= 680)
  }

  @Test(arguments: ["²", "①", "½", "Ⅷ", "百", "十", "\u{1F101}", "A", ".", "\u{66B}", "\u{10A40}"])
  func numeralsThatAreNotDecimalDigits(_ scalar: Unicode.Scalar) {
    #expect(DecimalDigit(scalar) == nil)
  }
}
