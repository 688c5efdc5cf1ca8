import ArgumentParser

/// An encoding of text files other than UTF-8.
///
/// A file is decoded while it's read, and encoded again while it's written, so every byte that
/// isn't a part of a number comes back. What has no character (an undefined byte, half of a
/// surrogate pair) is a sequence that isn't UTF-8 in between: it passes, and a number with it is an
/// error.
///
/// The order is that in which encodings are proposed: those before ``cyrillic`` first, and the
/// others if none of these fits.
enum TextEncoding: String, CaseIterable, Sendable {
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case latin1 = "iso-8859-1"
  case latin2 = "iso-8859-2"
  case latin9 = "iso-8859-15"
  case macRoman = "macintosh"
  case cyrillic = "iso-8859-5"
  case greek = "iso-8859-7"
  case latin5 = "iso-8859-9"
  case koi8r = "koi8-r"
  case windows1253 = "windows-1253"
  case windows1254 = "windows-1254"
  case windows1255 = "windows-1255"
  case windows1256 = "windows-1256"
  case windows1257 = "windows-1257"
  case windows1258 = "windows-1258"
  case shiftJIS = "shift_jis"
  case gb18030 = "gb18030"
  case eucKR = "euc-kr"
  case big5 = "big5"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"

  /// ICU's name of the table of characters, or `nil` for UTF-16.
  ///
  /// These tables have what files on Windows have: `shift_jis` is code page 932, `euc-kr` is 949,
  /// and `big5` is 950. A release contains the data of these alone.
  var converterName: String? {
    switch self {
    case .windows1252: "ibm-5348_P100-1997"
    case .windows1250: "ibm-5346_P100-1998"
    case .windows1251: "ibm-5347_P100-1998"
    case .latin1: "iso-8859-1"
    case .latin2: "ibm-912_P100-1995"
    case .latin9: "ibm-923_P100-1998"
    case .macRoman: "macos-0_2-10.2"
    case .cyrillic: "ibm-915_P100-1995"
    case .greek: "ibm-9005_X110-2007"
    case .latin5: "ibm-920_P100-1995"
    case .koi8r: "ibm-878_P100-1996"
    case .windows1253: "ibm-5349_P100-1998"
    case .windows1254: "ibm-5350_P100-1998"
    case .windows1255: "ibm-9447_P100-2002"
    case .windows1256: "ibm-9448_X100-2005"
    case .windows1257: "ibm-9449_P100-2002"
    case .windows1258: "ibm-5354_P100-1998"
    case .shiftJIS: "ibm-943_P15A-2003"
    case .gb18030: "gb18030"
    case .eucKR: "windows-949-2000"
    case .big5: "windows-950-2000"
    case .utf16LittleEndian, .utf16BigEndian: nil
    }
  }

  /// Returns the number of bytes of a character that begins with a byte from 0x80 on, which another
  /// follows.
  func length(_ lead: UInt8, _ next: UInt8) -> Int {
    switch self {
    case .shiftJIS: (0xA0...0xDF).contains(lead) ? 1 : 2
    case .gb18030: next.isDigit ? 4 : 2
    case .eucKR, .big5: 2
    default: 1
    }
  }

  /// Whether a character can have several bytes.
  var hasSequences: Bool { length(0x81, 0x40) > 1 }
}

extension TextEncoding: ExpressibleByArgument {
  init?(argument: String) {
    let name = argument.lowercased()
    let hyphenated = name.replacing("_", with: "-")
    guard
      let encoding = Self(rawValue: name) ?? Self(rawValue: hyphenated)
        ?? Self.otherNames[hyphenated],
      encoding.converterName.map({ EncodedCharacters($0) != nil }) ?? true
    else { return nil }
    self = encoding
  }

  /// Names that other programs use.
  private static let otherNames: [String: TextEncoding] = [
    "cp1252": .windows1252, "cp1250": .windows1250, "cp1251": .windows1251,
    "cp1253": .windows1253, "cp1254": .windows1254, "cp1255": .windows1255,
    "cp1256": .windows1256, "cp1257": .windows1257, "cp1258": .windows1258,
    "ansi": .windows1252, "latin1": .latin1, "latin-1": .latin1, "iso8859-1": .latin1,
    "latin2": .latin2, "latin-2": .latin2, "iso8859-2": .latin2, "latin9": .latin9,
    "latin-9": .latin9, "iso8859-15": .latin9, "iso8859-5": .cyrillic, "iso8859-7": .greek,
    "iso8859-9": .latin5, "latin5": .latin5, "koi8r": .koi8r, "macroman": .macRoman,
    "mac-roman": .macRoman, "shift-jis": .shiftJIS, "sjis": .shiftJIS, "cp932": .shiftJIS,
    "windows-31j": .shiftJIS, "gbk": .gb18030, "gb2312": .gb18030, "cp936": .gb18030,
    "euckr": .eucKR, "cp949": .eucKR, "cp950": .big5, "utf16le": .utf16LittleEndian,
    "utf16be": .utf16BigEndian,
  ]

  /// The option of a command that reads this encoding.
  var option: PrintedOption { PrintedOption("--encoding", rawValue) }
}
