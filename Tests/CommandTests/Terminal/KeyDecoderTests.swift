import TestSupport
import Testing

@testable import TerminalUI
@testable import numfmt_live

/// Returns the keys of some bytes and of a pause after them.
private func keys(_ bytes: some Sequence<UInt8>) -> [KeyEvent] {
  var decoder = KeyDecoder()
  var events: [KeyEvent] = []
  for byte in bytes { events += decoder.decode(byte) }
  return events + decoder.flush()
}

private func keys(_ text: String) -> [KeyEvent] { keys(text.utf8) }

@Suite("Key decoder")
struct KeyDecoderTests {
  @Test(
    arguments: [
      ("5", KeyEvent(.character("5"))), (".", KeyEvent(.character("."))),
      ("é", KeyEvent(.character("é"))), ("٩", KeyEvent(.character("٩"))),
      ("\u{11136}", KeyEvent(.character("\u{11136}"))), ("\r", KeyEvent(.enter)),
      ("\n", KeyEvent(.enter)), ("\t", KeyEvent(.tab)), ("\u{8}", KeyEvent(.backspace)),
      ("\u{7F}", KeyEvent(.backspace)), ("\u{0}", KeyEvent(.character(" "), .control)),
      ("\u{1}", KeyEvent(.character("a"), .control)),
      ("\u{1A}", KeyEvent(.character("z"), .control)),
      ("\u{1C}", KeyEvent(.character("\\"), .control)),
      ("\u{1F}", KeyEvent(.character("_"), .control)), ("\u{85}", KeyEvent(.unknown)),
    ])
  func keysThatAreSingleCharacters(text: String, event: KeyEvent) {
    #expect(keys(text) == [event])
  }

  @Test(
    arguments: [
      // Cursor keys in both modes, with modifiers.
      ("[A", KeyEvent(.up)), ("[B", KeyEvent(.down)),
      ("[C", KeyEvent(.right)), ("[D", KeyEvent(.left)),
      ("OA", KeyEvent(.up)), ("OD", KeyEvent(.left)),
      ("[1;2D", KeyEvent(.left, .shift)), ("[1;2C", KeyEvent(.right, .shift)),
      ("[1;5C", KeyEvent(.right, .control)), ("[1;6D", KeyEvent(.left, [.shift, .control])),
      ("[1;3A", KeyEvent(.up, .alt)), ("[1;9D", KeyEvent(.left, .meta)),
      // Home and End in all forms.
      ("[H", KeyEvent(.home)), ("OH", KeyEvent(.home)), ("[1~", KeyEvent(.home)),
      ("[7~", KeyEvent(.home)), ("[1;2H", KeyEvent(.home, .shift)),
      ("[F", KeyEvent(.end)), ("OF", KeyEvent(.end)), ("[4~", KeyEvent(.end)),
      ("[8~", KeyEvent(.end)), ("[1;2F", KeyEvent(.end, .shift)),
      // Other keys.
      ("[2~", KeyEvent(.insert)), ("[3~", KeyEvent(.delete)),
      ("[3;5~", KeyEvent(.delete, .control)),
      ("[5~", KeyEvent(.pageUp)), ("[6~", KeyEvent(.pageDown)),
      ("[6;2~", KeyEvent(.pageDown, .shift)),
      ("[Z", KeyEvent(.tab, .shift)),
      ("OP", KeyEvent(.function(1))), ("[15~", KeyEvent(.function(5))),
      ("[17~", KeyEvent(.function(6))), ("[24~", KeyEvent(.function(12))),
      ("O2P", KeyEvent(.function(1), .shift)), ("[[A", KeyEvent(.function(1))),
      // rxvt.
      ("[d", KeyEvent(.left, .shift)), ("[c", KeyEvent(.right, .shift)),
      ("Od", KeyEvent(.left, .control)), ("[7$", KeyEvent(.home, .shift)),
      ("[8^", KeyEvent(.end, .control)), ("[3@", KeyEvent(.delete, [.control, .shift])),
      // The numeric keypad.
      ("On", KeyEvent(.numericPad("."))), ("Ol", KeyEvent(.numericPad(","))),
      ("Op", KeyEvent(.numericPad("0"))), ("Oy", KeyEvent(.numericPad("9"))),
      ("Om", KeyEvent(.numericPad("-"))), ("Ok", KeyEvent(.numericPad("+"))),
      ("OM", KeyEvent(.enter)), ("OX", KeyEvent(.numericPad("="))),
      // Code points and numbers of the u protocol, and xterm's form of it.
      ("[97;5u", KeyEvent(.character("a"), .control)), ("[27u", KeyEvent(.escape)),
      ("[13;2u", KeyEvent(.enter, .shift)), ("[97:65;2u", KeyEvent(.character("A"))),
      ("[53:37;2u", KeyEvent(.character("%"))), ("[53;1:1u", KeyEvent(.character("5"))),
      ("[53;1:2u", KeyEvent(.character("5"))),
      ("[122:90;6u", KeyEvent(.character("z"), [.control, .shift])),
      ("[57409u", KeyEvent(.numericPad("."))), ("[57400u", KeyEvent(.numericPad("1"))),
      ("[57417;2u", KeyEvent(.left, .shift)), ("[27;5;95~", KeyEvent(.character("_"), .control)),
      ("[49;129u", KeyEvent(.character("1"))),
      // Alt.
      ("_", KeyEvent(.character("_"), .alt)), ("z", KeyEvent(.character("z"), .alt)),
      ("é", KeyEvent(.character("é"), .alt)), ("\u{7F}", KeyEvent(.backspace, .alt)),
      ("\u{1B}[D", KeyEvent(.left, .alt)),
      // Incomplete sequences.
      ("", KeyEvent(.escape)), ("\u{1B}", KeyEvent(.escape)),
      ("[", KeyEvent(.character("["), .alt)), ("O", KeyEvent(.character("O"), .alt)),
      ("[1;", KeyEvent(.unknown)), ("[[", KeyEvent(.unknown)),
      // Sequences that aren't keys.
      ("[201~", KeyEvent(.unknown)), ("[?1;2c", KeyEvent(.unknown)),
      ("[<0;1;1M", KeyEvent(.unknown)),
      ("[99~", KeyEvent(.unknown)), ("[99999999999999999999D", KeyEvent(.unknown)),
    ])
  func keysThatAreSequences(rest: String, event: KeyEvent) {
    #expect(keys("\u{1B}" + rest) == [event])
    // `ESC [` and `ESC O` as one character.
    guard rest.count > 1, let start = ["[": "\u{9B}", "O": "\u{8F}"][rest.prefix(1)] else { return }
    #expect(keys(start + rest.dropFirst()) == [event])
  }

  /// The characters that begin a string behind `ESC`, and the control characters that are both.
  private static let stringStarts = ["]", "P", "X", "^", "_"]
  private static let stringControls = ["\u{9D}", "\u{90}", "\u{98}", "\u{9E}", "\u{9F}"]

  /// What a terminal answers with is no key, and neither is the release of one.
  @Test func answersAndReleasesTypeNothing() {
    var answers = ["[53;1:3u", "[13;1:3u", "[27;1:3u", "[1;1:3D", "[3;1:3~"].map { "\u{1B}" + $0 }
    for start in Self.stringStarts.map({ "\u{1B}" + $0 }) + Self.stringControls {
      for text in [
        "11;rgb:0000/0000/0000", "1$r0m", "5", "é٩", String(repeating: "9", count: 5000),
      ] {
        for end in ["\u{7}", "\u{1B}\\", "\u{9C}"] { answers.append(start + text + end) }
      }
    }
    for answer in answers {
      #expect(keys("1" + answer + "2") == keys("12"), "\(answer.debugDescription)")
      #expect(keys(answer).isEmpty, "\(answer.debugDescription)")
      #expect(keys("\u{1B}" + answer).count <= 1, "\(answer.debugDescription)")
    }
  }

  /// A string without its end hides neither a pause, nor a control character, nor a sequence.
  @Test func aStringWithoutItsEnd() {
    let unknown = KeyEvent(.unknown)
    let interrupt = KeyEvent(.character("c"), .control)
    for start in Self.stringStarts {
      let alt = KeyEvent(.character(start.unicodeScalars[start.startIndex]), .alt)
      #expect(keys("\u{1B}\(start)11;") == [unknown])
      #expect(keys("\u{1B}\(start)11;\u{3}") == [unknown, interrupt])
      #expect(keys("\u{1B}\(start)11;\u{1B}") == [unknown, KeyEvent(.escape)])
      #expect(keys("\u{1B}\(start)11;\u{1B}[D") == [unknown, KeyEvent(.left)])
      // Alt and a key, and a key typed soon after it.
      #expect(keys("\u{1B}\(start)") == [alt])
      #expect(keys("\u{1B}\(start)\u{3}") == [alt, interrupt])
      #expect(keys("\u{1B}\(start)\u{1B}\(start)") == [alt, alt])
      #expect(keys("\u{1B}\(start)\u{1B}[D") == [alt, KeyEvent(.left)])
    }
  }

  @Test func aControlWithoutItsSequence() {
    let unknown = KeyEvent(.unknown)
    for control in Self.stringControls + ["\u{9B}", "\u{8F}", "\u{9C}", "\u{80}"] {
      #expect(keys(control) == [unknown])
      #expect(keys(control + "\u{3}") == [unknown, KeyEvent(.character("c"), .control)])
      #expect(keys(control + "\u{1B}[D") == [unknown, KeyEvent(.left)])
    }
    for control in Self.stringControls { #expect(keys(control + "11;5") == [unknown]) }
  }

  /// Terminals report a click with three characters behind `ESC [ M`, if a program has asked for it
  /// and has ended without a word.
  @Test func clicksOfTheOldestForm() {
    let unknown = KeyEvent(.unknown)
    let click: [UInt8] = Array("\u{1B}[M 55".utf8)
    #expect(keys(click) == [unknown])
    #expect(keys(Array("1".utf8) + click + Array("2".utf8)) == keys("1") + [unknown] + keys("2"))
    // Far from the corner, the characters are no ASCII.
    #expect(keys(click.prefix(3) + [0x20, 0xC2, 0xFF] + Array("7".utf8)) == [unknown] + keys("7"))
    #expect(keys(click.prefix(4)) == [unknown])
    #expect(keys(click.prefix(4) + [3]) == [unknown, KeyEvent(.character("c"), .control)])
    #expect(keys(click.prefix(3) + Array("\u{1B}[D".utf8)) == [unknown, KeyEvent(.left)])
  }

  @Test func aSurrogateOrANumberBeyondUnicodeIsNotAKey() {
    #expect(keys("\u{1B}[55296u") == [KeyEvent(.unknown)])
    #expect(keys("\u{1B}[1114112u") == [KeyEvent(.unknown)])
  }

  @Test func aSequenceThatIsTooLongIsReadToItsEnd() {
    let sequence = "\u{1B}[" + String(repeating: "1;", count: 5000) + "D"
    #expect(keys(sequence + "7") == [KeyEvent(.unknown), KeyEvent(.character("7"))])
  }

  @Test func anInvalidByteInASequenceDoesNotHideTheNextKey() {
    let interrupt = KeyEvent(.character("c"), .control)
    #expect(keys("\u{1B}[1;\u{3}") == [KeyEvent(.unknown), interrupt])
    #expect(keys("\u{1B}O\u{3}") == [KeyEvent(.unknown), interrupt])
    #expect(keys("\u{1B}[[\u{3}") == [KeyEvent(.unknown), interrupt])
    #expect(keys("\u{1B}[1\u{1B}[D") == [KeyEvent(.unknown), KeyEvent(.left)])
    #expect(keys("\u{1B}\u{1B}\u{1B}") == [KeyEvent(.escape), KeyEvent(.escape)])
  }

  /// Bytes that aren't UTF-8 are reported, and keys around them are read.
  @Test func invalidBytes() {
    #expect(
      keys([0x31, 0xFF, 0x32]) == [
        KeyEvent(.character("1")), KeyEvent(.invalidBytes), KeyEvent(.character("2")),
      ])
    #expect(keys([0xC3, 0x31]) == [KeyEvent(.invalidBytes), KeyEvent(.character("1"))])
    #expect(keys([0xE2, 0x82]) == [KeyEvent(.invalidBytes)])
    #expect(keys([0xE2, 0x82, 0x1B, 0x5B, 0x44]) == [KeyEvent(.invalidBytes), KeyEvent(.left)])
    // Alt applies only to the next key.
    let invalid = KeyEvent(.invalidBytes, .alt)
    #expect(keys([0x1B, 0xC3, 0x31]) == [invalid, KeyEvent(.character("1"))])
  }

  /// The standard library provides the bytes.
  @Test func everyScalarIsDecoded() {
    var wrong: [UInt32] = []
    var decoder = KeyDecoder()
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) else { continue }
      let events = bytes.flatMap { decoder.decode($0) }
      if events != [KeyEvent(.character(scalar))] { wrong.append(value) }
    }
    #expect(wrong.prefix(10).isEmpty, "\(wrong.prefix(10))")
  }

  /// A byte that shows that the bytes before it aren't UTF-8 is decoded again.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0], [0xC1], [0xF5], [0xFE], [0xFF],
      // Overlong forms, surrogates, and values beyond U+10FFFF; the second byte shows them.
      [0xE0, 0x80], [0xE0, 0x9F], [0xED, 0xA0], [0xF0, 0x8F], [0xF4, 0x90],
      [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xF0, 0x9F, 0x92, 0xC3],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let last = bytes.count == 1 ? [] : keys(bytes.suffix(1))
    #expect(keys(bytes) == [KeyEvent(.invalidBytes)] + last)
  }

  @Test func theTimeToWaitForMoreBytes() {
    var decoder = KeyDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.decode(0x1B)
    #expect(decoder.patience == 30)
    _ = decoder.decode(UInt8(ascii: "["))
    #expect(decoder.patience == 500)
    _ = decoder.decode(UInt8(ascii: "D"))
    #expect(decoder.patience == nil)
    _ = decoder.decode(0xE2)
    #expect(decoder.patience == 500)
    _ = decoder.flush()
    // The user waits for Alt with a key, and not for the end of a string.
    for byte in "\u{1B}_".utf8 { _ = decoder.decode(byte) }
    #expect(decoder.patience == 30)
    _ = decoder.decode(UInt8(ascii: "G"))
    #expect(decoder.patience == 500)
  }

  /// Random bytes: no crash, no state that stays, and always an event for the last key.
  ///
  /// Terminals split their bytes anywhere; only a pause makes a difference.
  @Test func fuzz() {
    var random = SeededGenerator(seed: 0x5EED)
    var failures: [[UInt8]] = []
    let alphabet: [UInt8] =
      Array("\u{1B}\u{1B}\u{1B}[[O0012;;:~$^uDHn_ é٩\r\u{3}]P^X\\\u{7}".utf8) + [0xFF, 0xE2]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes.append(alphabet.randomElement(using: &random) ?? 0)
      }
      var decoder = KeyDecoder()
      for byte in bytes { _ = decoder.decode(byte) }
      _ = decoder.flush()
      _ = decoder.flush()
      if decoder.patience != nil { failures.append(bytes) }
      let last = decoder.decode(UInt8(ascii: "x"))
      if last != [KeyEvent(.character("x"))] { failures.append(bytes) }
    }
    #expect(failures.prefix(10).isEmpty, "\(failures.prefix(10))")
  }
}
