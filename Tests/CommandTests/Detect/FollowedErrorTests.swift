import Foundation
import TestSupport
import Testing

/// Errors and warnings about files, whose advice is followed as it's written, to its end.
@Suite struct FollowedErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The command line that fails.
    var line: String
    var input: String
    /// The advice in the message: options that are added to the command line; or the start of
    /// another command, which is followed instead.
    var advice: String
    /// The options that the advice leaves to the user, such as those that name a field.
    var choice = ""
    /// What comes of the advice.
    var output: String
    var status: Int32 = 2

    var testDescription: String { "\(line), \(input.debugDescription)" }
  }

  static let cases: [Case] = [
    // A field that nobody named is never converted.
    Case(
      line: "convert --from fr --to en", input: "00123456;21/03/2022;-7,50\n",
      advice: "numfmt-live detect", output: "00123456;21/03/2022;-7.50\n"),
    Case(
      line: "convert --from fr --to en -d ;", input: "00123456;21/03/2022;-7,50\n",
      advice: "numfmt-live detect", output: "00123456;21/03/2022;-7.50\n", status: 64),
    Case(
      line: "convert --from de --to en --csv",
      input: "\"Konto\";\"Summe\"\n\"7654321\";\"-2,50\"\n", advice: "numfmt-live detect",
      output: "\"Konto\";\"Summe\"\n\"7654321\";\"-2.50\"\n", status: 64),
    Case(
      line: "convert --from de --to en -d ;",
      input: "\"Konto\";\"Summe\"\n\"7654321\";\"-2,50\"\n", advice: "numfmt-live detect",
      output: "\"Konto\";\"Summe\"\n\"7654321\";\"-2.50\"\n", status: 64),
    Case(
      line: "parse --locale de --csv", input: "a;b\nx;1,50\n", advice: "--field",
      choice: "2 --header", output: "a;b\nx;1.50\n", status: 64),

    // Fields that the file tells.
    Case(
      line: "parse --locale auto --csv --field auto", input: "a;b\nx;+1,50\ny;-2,50\n",
      advice: "add --lenient", output: "a;b\nx;1.50\ny;-2.50\n"),
    Case(
      line: "parse --locale auto --csv --field auto", input: "Eva;$1.50\nTom;2.50\nPia;$3.50\n",
      advice: "add --currency USD --lenient", output: "Eva;1.50\nTom;2.50\nPia;3.50\n"),
    Case(
      line: "convert --from de --to en --csv --field auto", input: "2019;2020\n1,5;2,5\n",
      advice: "write --header 1", output: "2019;2020\n1.5;2.5\n"),
    Case(
      line: "parse --locale auto --csv --field auto", input: "a;b\nx;1.500\ny;2.250\n",
      advice: "--field", choice: "2 --header --locale de", output: "a;b\nx;1500\ny;2250\n"),
    Case(
      line: "parse --locale auto --csv --field auto", input: "a;b;c\nx;1,5;1.5\ny;2,5;2.5\n",
      advice: "numfmt-live detect", output: "a;b;c\nx;1.5;1.5\ny;2.5;2.5\n"),

    // Comments.
    Case(
      line: "parse --locale de", input: "# rates\n1,5\n", advice: "add --comment '#'",
      output: "# rates\n1.5\n"),
    Case(
      line: "parse --locale de --csv -d ; --field 2", input: "a;1,5\n# half\nb;2,5\n",
      advice: "add --comment '#'", output: "a;1.5\n# half\nb;2.5\n"),
    Case(
      line: "parse --locale de --csv -d ; --field 2 --field-count 2",
      input: "a;1,5\n# half\nb;2,5\n", advice: "add --comment '#'",
      output: "a;1.5\n# half\nb;2.5\n"),

    // Other encodings.
    Case(
      line: "parse --locale sv --csv --field 2 --header", input: "a;b\nx;1\u{A0}234,50\n",
      advice: "add --encoding windows-1252", output: "a;b\nx;1234.50\n"),
  ]

  @Test(arguments: cases)
  func isRight(row: Case) throws {
    // Text with characters of Latin-1 is in that encoding.
    let input =
      row.input.data(using: row.input.utf8.allSatisfy { $0 < 0x80 } ? .utf8 : .isoLatin1) ?? Data()
    let run = try CommandRun(CommandRun.words(of: row.line), input: input)
    #expect(run.status == row.status, "\(run.errors)")
    let words = row.advice.split(separator: " ")
    #expect(run.errors.contains(row.advice), "\(run.errors)")
    guard row.advice != "numfmt-live detect" else { return try followsDetection(row, input) }
    let options = words.filter { $0 != "add" && $0 != "write" }.joined(separator: " ")
    var line = row.line
    // The choice of a field replaces `auto`.
    if row.choice.hasPrefix("2") {
      line = line.replacing("--field auto", with: "").replacing("--locale auto", with: "")
    }
    let again = try CommandRun(
      CommandRun.words(of: "\(line) \(options) \(row.choice)"), input: input)
    #expect(again.output == row.output, "\(again.errors)")
    #expect(again.status == 0, "\(again.errors)")
  }

  /// The command of `detect` writes plain numbers.
  private func followsDetection(_ row: Case, _ input: Data) throws {
    let (report, run) = try FollowedAdviceTests.report(input)
    #expect(run.status == 0, "\(run.output)")
    let command = try #require(report.command)
    #expect(try FollowedAdviceTests.follow(command, input).output == row.output, "\(command)")
  }
}
