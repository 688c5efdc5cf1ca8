import Foundation
import TestSupport
import Testing

@testable import numfmt_live

/// Files in other encodings than UTF-8: the numbers change, and no other byte does.
@Suite struct TextEncodingTests {
  /// The encodings, and Python's names of them.
  static let codecs: [TextEncoding: String] = [
    .windows1252: "cp1252", .windows1250: "cp1250", .windows1251: "cp1251",
    .latin1: "iso8859_1", .latin2: "iso8859_2", .latin9: "iso8859_15", .macRoman: "mac_roman",
    .cyrillic: "iso8859_5", .greek: "iso8859_7", .latin5: "iso8859_9", .koi8r: "koi8_r",
    .windows1253: "cp1253", .windows1254: "cp1254", .windows1255: "cp1255",
    .windows1256: "cp1256", .windows1257: "cp1257", .windows1258: "cp1258",
  ]
  /// The encodings whose characters can have several bytes.
  static let sequences: [TextEncoding: String] = [
    .shiftJIS: "cp932", .gb18030: "gb18030", .eucKR: "cp949", .big5: "cp950",
  ]

  private static func decode(_ bytes: [UInt8], _ encoding: TextEncoding) -> [UInt8] {
    var decoder = TextDecoder(encoding)
    return bytes.withUnsafeBufferPointer { decoder.decode($0, isLast: true) }
  }

  /// The characters of all bytes are those of Python's codecs.
  @Test func charactersAreThoseOfPython() throws {
    for (encoding, codec) in Self.codecs {
      let program = """
        import sys
        for byte in range(256):
            print(bytes([byte]).decode('\(codec)', 'replace').encode('utf-8').hex())
        """
      let run = try CommandRun(
        program: ["/usr/bin/env", "python3", "-c", program],
        environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
      let expected = run.output.split(separator: "\n")
      #expect(expected.count == 256, "\(run.errors)")
      for (byte, hex) in zip(UInt8.min...UInt8.max, expected) {
        let decoded = Self.decode([byte], encoding)
        // A control of the upper half is no character in a text.
        let isKnownToICU = encoding == .windows1253 && byte == 0xAA
        if isKnownToICU {
          #expect(decoded == Array("ª".utf8))
        } else if hex == "efbfbd" || hex.hasPrefix("c2") && hex < "c2a0" {
          #expect(String(validating: decoded, as: UTF8.self) == nil, "\(encoding) \(byte)")
        } else {
          #expect(decoded.map { String(format: "%02x", $0) }.joined() == hex, "\(encoding) \(byte)")
        }
      }
    }
    #expect(Self.codecs.count + Self.sequences.count + 2 == TextEncoding.allCases.count)
  }

  /// The characters of two bytes are those of Python's codecs, but for private ones and those that
  /// ICU writes in another way.
  @Test func sequencesAreThoseOfPython() throws {
    for (encoding, codec) in Self.sequences {
      let program = """
        for lead in range(0x81, 0xFF):
            for next in range(0x40, 0xFF):
                text = bytes([lead, next]).decode('\(codec)', 'replace')
                print(text.encode('utf-8').hex() if len(text) == 1 else '')
        """
      let run = try CommandRun(
        program: ["/usr/bin/env", "python3", "-c", program],
        environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
      let expected = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      var (sameCount, others) = (0, [String]())
      var index = 0
      for lead in UInt8(0x81)...0xFE {
        for next in UInt8(0x40)...0xFE {
          let hex = expected[index]
          index += 1
          guard !hex.isEmpty, hex != "efbfbd" else { continue }
          let decoded = Self.decode([lead, next], encoding)
          if decoded.map({ String(format: "%02x", $0) }).joined() == hex {
            sameCount += 1
          } else if let text = String(validating: decoded, as: UTF8.self),
            !text.unicodeScalars.contains(where: { (0xE000...0xF8FF).contains($0.value) })
          {
            others.append("\(String(lead, radix: 16))\(String(next, radix: 16))")
          }
        }
      }
      #expect(sameCount > 7_000, "\(encoding): \(sameCount)")
      #expect(others == Self.otherSequences[encoding, default: []], "\(encoding)")
    }
  }

  /// Sequences that have another character in Python: `ḿ` of GB 18030 has been one since 2005.
  static let otherSequences: [TextEncoding: [String]] = [.gb18030: ["a8bc"]]

  /// All bytes come back, however the input and the output are cut into pieces.
  @Test func allBytesComeBack() throws {
    var random = SeededGenerator(topic: "encodings")
    for round in 0..<(50 * Samples.factor) {
      let encoding = TextEncoding.allCases[round % TextEncoding.allCases.count]
      // In UTF-16, halves of surrogate pairs are frequent.
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0xD8...0xDF, using: &random)
          : UInt8.random(in: 0...255, using: &random)
      }
      var decoder = TextDecoder(encoding)
      var encoder = TextEncoder(encoding)
      var back: [UInt8] = []
      var rest = bytes[...]
      while true {
        let piece = Array(rest.prefix(Int.random(in: 1...5, using: &random)))
        rest = rest.dropFirst(piece.count)
        let text = piece.withUnsafeBufferPointer { decoder.decode($0, isLast: piece.isEmpty) }
        for byte in text {
          back += try [byte].withUnsafeBufferPointer { try encoder.encode($0) }
        }
        if piece.isEmpty { break }
      }
      #expect(back == bytes, "\(encoding), \(Samples.seed)")
    }
  }

  private static func run(_ line: String, _ input: [UInt8]) throws -> CommandRun {
    try CommandRun(CommandRun.words(of: line), input: Data(input))
  }

  /// Every byte but those of a number passes.
  @Test func otherBytesPass() throws {
    let others = (UInt8(1)...255).filter { !"\n\r\";".utf8.contains($0) }
    for encoding in Array(Self.codecs.keys) + Array(Self.sequences.keys) {
      let input = Array("1,5;".utf8) + others + Array("\n-2,25;".utf8) + others
      let run = try Self.run(
        "parse --locale de --csv -d ; --field 1 --encoding \(encoding.rawValue)", input)
      let expected = Array("1.5;".utf8) + others + Array("\n-2.25;".utf8) + others
      #expect(Array(run.data) == expected, "\(encoding)")
    }
    for (encoding, isLittle) in [(TextEncoding.utf16LittleEndian, true), (.utf16BigEndian, false)] {
      func bytes(_ units: [UInt16]) -> [UInt8] {
        units.flatMap {
          isLittle ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)]
        }
      }
      // Halves of pairs, a pair, and half of a unit at the end.
      let others: [UInt16] = [0xFEFF, 0xD800, 0x41, 0xDC00, 0xDBFF, 0xD83D, 0xDE00, 0xFFFF]
      let (old, new) = (Array("\n1,5;".utf16), Array("\n1.5;".utf16))
      let run = try Self.run(
        "parse --locale de --csv -d ; --field 1 --skip 1 --encoding \(encoding.rawValue)",
        bytes([0xFEFF, 0x61] + old + others) + [7])
      #expect(Array(run.data) == bytes([0xFEFF, 0x61] + new + others) + [7], "\(encoding)")
    }
  }

  /// A file, the encoding that `detect` names, and what its commands write.
  static let files: [(String, [UInt8], TextEncoding, [UInt8])] = [
    (
      "a no-break space", bytes("Tag;Summe\n1;2", 0xA0, "234,56\n2;-500,00\n"), .windows1252,
      bytes("Tag;Summe\n1;2234.56\n2;-500.00\n")
    ),
    (
      "an apostrophe", bytes("Tag;Summe\n1;2", 0x92, "234.56\n2;-500.00\n"), .windows1252,
      bytes("Tag;Summe\n1;2234.56\n2;-500.00\n")
    ),
    (
      "a euro sign", bytes("Tag;K", 0xE4, "se\n1;2.234,56 ", 0x80, "\n2;-500,00 ", 0x80, "\n"),
      .windows1252, bytes("Tag;K", 0xE4, "se\n1;2234.56\n2;-500.00\n")
    ),
    (
      "a euro sign in Latin-9", bytes("a;b\nx;2,50 ", 0xA4, "\ny;3,75 ", 0xA4, "\n"), .latin9,
      bytes("a;b\nx;2.50\ny;3.75\n")
    ),
    (
      "a space of Mac OS", bytes("a;b\nx;2", 0xCA, "234,56\ny;7,50\n"), .macRoman,
      bytes("a;b\nx;2234.56\ny;7.50\n")
    ),
    (
      "Polish money", bytes("a;b\nx;2,50 z", 0xB3, "\ny;3,75 z", 0xB3, "\n"), .windows1250,
      bytes("a;b\nx;2.50\ny;3.75\n")
    ),
  ]

  private static func bytes(_ parts: any EncodedPart...) -> [UInt8] { parts.flatMap(\.encoded) }

  @Test func detectNamesTheEncodingAndReadsIt() throws {
    for (name, input, encoding, converted) in Self.files {
      let (report, run) = try FollowedAdviceTests.report(Data(input))
      #expect(run.status == 2, "\(name)")
      let choice = report.choices?.first {
        $0.if.hasPrefix("if the text is in \(encoding.rawValue)")
      }
      let command = try #require(choice?.command, "\(name): \(run.output)")
      let next = try FollowedAdviceTests.follow("\(command) --json", Data(input))
      #expect(next.status == 0, "\(name): \(next.output)")
      let decoded = try JSONDecoder().decode(
        FollowedAdviceTests.Report.self, from: Data(next.output.utf8))
      let parsed = try FollowedAdviceTests.follow(try #require(decoded.command), Data(input))
      #expect(Array(parsed.data) == converted, "\(name): \(decoded.command ?? "")")
    }
  }

  /// Where no number depends on it, no encoding is named.
  @Test func numbersInASCIINeedNoEncoding() throws {
    let (report, run) = try FollowedAdviceTests.report(
      Data(Self.bytes("Stra", 0xDF, "e;Summe\nK", 0xF6, "ln;2,50\nx;3,75\n")))
    #expect(run.status == 0)
    #expect(report.choices?.isEmpty == true && report.command?.contains("encoding") == false)
  }

  @Test func errorsNameTheCell() throws {
    for (line, input, output, words) in [
      // An undefined byte is an error in a number alone.
      (
        "parse --locale de --csv -d ; --field 1 --invalid warn --encoding cp1252",
        Self.bytes("1", 0x81, ",5;x\n2,5;", 0x81, "\n"),
        Self.bytes("1", 0x81, ",5;x\n2.5;", 0x81, "\n"),
        "line 1, field 1, column 2: bytes that have no character in windows-1252"
      ),
      // Arabic digits aren't in the encoding.
      (
        "convert --from de --to fa --csv -d ; --field 1 --invalid warn --encoding latin1",
        Self.bytes("1,5;", 0xE4, "\n"), Self.bytes("1,5;", 0xE4, "\n"),
        "has a character that iso-8859-1 doesn't have"
      ),
      // The narrow space and the minus sign become others.
      (
        "convert --from de --to fr --csv -d ; --field 1 --encoding latin1",
        Self.bytes("1.234,5;", 0xE4, "\n"), Self.bytes("1", 0xA0, "234,5;", 0xE4, "\n"), ""
      ),
      (
        "convert --from de --to sv --encoding windows-1250", Self.bytes("-1,5\n"),
        Self.bytes("-1,5\n"), ""
      ),
    ] {
      let run = try Self.run(line, input)
      #expect(Array(run.data) == output, "\(line): \(run.errors)")
      #expect(words.isEmpty ? run.errors.isEmpty : run.errors.contains(words), "\(run.errors)")
    }
    // Half of a surrogate pair in a number, and one in a text.
    let units: [UInt16] = [0x31, 0xD800, 0x3B, 0xD800, 0x0A, 0x31, 0x2C, 0x35, 0x3B, 0xDC00, 0x0A]
    let run = try Self.run(
      "parse --locale de --csv -d ; --field 1 --invalid warn --encoding utf-16le",
      units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    var expected = units
    expected[6] = 0x2E
    #expect(Array(run.data) == expected.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(run.errors.contains("line 1, field 1"), "\(run.errors)")
  }

  /// Names of fields are decoded.
  @Test func namesAreDecoded() throws {
    let input = Self.bytes("Nr;Gr", 0xF6, 0xDF, "e\n1;2,5\n")
    let run = try CommandRun(
      [
        "parse", "--locale", "de", "--csv", "--field", "Größe", "--encoding", "latin1",
      ],
      input: Data(input))
    #expect(Array(run.data) == Self.bytes("Nr;Gr", 0xF6, 0xDF, "e\n1;2.5\n"), "\(run.errors)")
  }

  @Test func usage() throws {
    for row in [
      CommandCase(
        "parse --encoding latin1 1,5", errors: ["--encoding is for standard input"], status: 64),
      CommandCase(
        "parse --encoding latin-7", errors: ["is invalid for --encoding"], status: 64),
    ] { try row.check() }
  }

  /// The pieces of long output are encoded, too.
  @Test func longFilesComeBack() throws {
    let line = Self.bytes("K", 0xF6, "ln;1.234,5;", 0x80, "\n")
    let input = (0..<60_000).flatMap { _ in line }
    let run = try Self.run(
      "convert --from de --to fr --csv -d ; --field 2 --encoding windows-1252", input)
    let converted = Self.bytes("K", 0xF6, "ln;1", 0xA0, "234,5;", 0x80, "\n")
    #expect(Array(run.data) == (0..<60_000).flatMap { _ in converted })
  }
}

/// A part of a file in an old encoding: ASCII, or a byte.
private protocol EncodedPart {
  var encoded: [UInt8] { get }
}

extension String: EncodedPart {
  fileprivate var encoded: [UInt8] { Array(utf8) }
}

extension Int: EncodedPart {
  fileprivate var encoded: [UInt8] { [UInt8(self)] }
}
