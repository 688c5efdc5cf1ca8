/// The case of letters in the alphabets that abbreviate currencies: `ZŁ`, `ЛВ`, `ΔΡΧ`.
///
/// Embedded Swift has no properties of Unicode without linking tables that are larger than the
/// engine.
enum LetterCase {
  /// Returns the lowercase letter of a Latin, Greek, Cyrillic, or Armenian capital beyond ASCII,
  /// and other scalars unchanged.
  static func lowercased(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    // × isn't a letter.
    case 0xC0...0xDE where scalar != 0xD7: scalar + 0x20
    // Capitals have even values here, and odd ones there.
    case 0x100...0x137, 0x14A...0x177, 0x1E00...0x1E95, 0x1EA0...0x1EFF: scalar | 1
    case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
    case 0x391...0x3AB: scalar + 0x20
    case 0x400...0x40F: scalar + 0x50
    case 0x410...0x42F: scalar + 0x20
    case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
    case 0x531...0x556: scalar + 0x30
    default: scalar
    }
  }
}
