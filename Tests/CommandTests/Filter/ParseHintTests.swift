import Foundation
import TestSupport
import Testing

/// The advice in errors, which names the options that would read the text.
@Suite struct ParseHintTests {
  /// A command, a text, and the advice.
  static let hints = [
    ("parse --locale en", "1.234,56", "It looks like German (de); try --locale de."),
    ("parse --locale de", "1,234.56", "It looks like English (en); try --locale en."),
    ("parse --locale en", "1 234,5", "It looks like French (fr); try --locale fr."),
    ("parse --locale de", "1’234.5", "It looks like Swiss German (de-CH); try --locale de-CH."),
    ("convert --from en --to fr", "1.234,56", "try --from de."),
    (
      "parse --locale fr", "1.234",
      "It's 1.234 in English (en) and 1234 in German (de); numfmt-live detect"
    ),
    ("parse --locale en", "5%", "It has a percent sign; try --style percent."),
    ("parse --locale fr", "5 %", "It has a percent sign; try --style percent."),
    ("parse --locale en", "5‰", "It has a permille sign; try --style permille."),
    ("parse --locale en", "$5", "It has a currency (USD); try --style currency --currency USD."),
    ("parse --locale en", "5 EUR", "try --style currency --currency EUR --lenient."),
    (
      "parse --locale en --style currency --currency EUR", "$5",
      "It has another currency (USD); try --currency USD."
    ),
    (
      "parse --locale en", "1.234,50 €",
      "try --locale de --style currency --currency EUR --lenient."
    ),
    (
      "parse --locale en", "\u{2212}5",
      "U+2212 is a minus sign that strict parsing rejects; try --lenient."
    ),
    ("parse --locale en", "(5)", "It could be -5; try --lenient."),
    ("parse --locale en", "1e400", "It could be a number of 401 digits; try --lenient."),
    ("parse --locale en --style percent", "5", "It could be 0.05; try --lenient."),
    ("parse --locale en", "5 kg", "If the number is only 5, try --strip-suffix kg."),
    ("parse --locale en", "5\u{A0}kg", "try --strip-suffix kg."),
    ("parse --locale en", "ca. 5", "try --strip-prefix 'ca.'."),
    ("parse --locale en", "5,5 kg", "try --locale de --strip-suffix kg."),
    ("parse --locale de", "5,00 S", "If \"S\" is a sign, try --sign-suffix S=-"),
    (
      "parse --locale en", "ca. 5,00 S",
      "If \"S\" is a sign, try --locale de --strip-prefix 'ca.' --sign-suffix S=- or S=+."
    ),
    (
      "parse --locale ja", "△1,234",
      "If \"△\" is the minus sign of Japanese accounts, try --sign-prefix '△=-'."
    ),
    ("parse --locale en", "5\r", "It ends in a carriage return, half of CR LF"),
    ("parse --locale en", "", "--empty keep"),
    ("parse --locale en", "5 million", "\"million\" changes the magnitude"),
    (
      "parse --locale ne --accept magnitudes", "१.२ करोड",
      "“करोड” can mean more than one power of ten"
    ),
    ("parse --locale ne", "१.२ करोड", "\"करोड\" changes the magnitude"),
    ("parse --locale hi-Latn --accept magnitudes", "1.2 kha.", "“kha.” can mean more than one"),
    ("parse --locale id", "1,5 M", "\"M\" changes the magnitude"),
    ("parse --locale tr --accept magnitudes", "1 B", "\"B\" changes the magnitude"),
    ("parse --locale es --accept magnitudes", "1 B", "“B” can mean more than one power of ten"),
    ("parse --locale vi", "1,5 T", "\"T\" changes the magnitude"),
    ("parse --locale en-IN --accept magnitudes", "1T", "“T” can mean more than one power of ten"),
    ("parse --locale en", "elfu 5", "\"elfu\" changes the magnitude"),
    ("parse --locale en", "1.2 Mio. €", "\"Mio. €\" changes the magnitude"),
    ("parse --locale en", "2½", "\"½\" is a part of the number; write the number in digits."),
    ("parse --locale en", "5²", "\"²\" is a part of the number; write the number in digits."),
    ("parse --locale en", "5 km²", "If the number is only 5, try --strip-suffix 'km²'."),
    (
      "parse --locale en", "5.00 Cr",
      "If \"Cr\" is a sign, and doesn't change the magnitude, try --sign-suffix Cr=-"
    ),
    (
      "parse --locale de --style currency --currency EUR", "1,234.50 €",
      "It looks like English (en); try --locale en --lenient."
    ),
    ("format", "1.234,5", "It looks like German (de); numfmt-live convert --from de reads it."),
    ("format", "\u{2212}1234.5", "U+2212 isn't the minus sign of plain numbers; write -1234.5."),
    ("format --locale de", "1,234.5", "numfmt-live convert --from en reads it."),
  ]

  /// What a hint says works, unless it depends on the meaning of a word.
  @Test(arguments: hints)
  func saysWhatToDoNext(command: String, text: String, hint: String) throws {
    let run = try CommandRun("\(command) -- '\(text)'")
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(run.status == 2)
    let errors = run.errors.split(separator: "\n").first ?? ""
    guard let advice = errors.firstMatch(of: /try (--.+)\.$/), !hint.contains("sign-suffix") else {
      return
    }
    let script = "\"$0\" \(command) \(advice.1) -- \"$NUMBER\""
    let again = try CommandRun(
      program: ["/bin/sh", "-c", script, Repository.command.path], environment: ["NUMBER": text])
    #expect(again.status == 0, "\(text) \(advice.1): \(again.errors)")
  }

  /// A command, lines of a table, the advice, and what makes it work.
  static let lines = [
    (
      "parse --locale de", "1,5;7\n", "The line has fields; numfmt-live detect tells which",
      "-d; --field 1"
    ),
    (
      "parse --locale de", "1,5\t7\n", "The line has fields; numfmt-live detect tells which",
      "-d\t --field 1"
    ),
    ("format", "5|7\n", "The line has fields; numfmt-live detect tells which", "-d| --field 1"),
    ("format", "amount\n5\n", "If the line is a header, try --header.", "--header"),
    ("parse --locale de -d; --field 1", "Betrag;x\n1,5;7\n", "try --header.", "--header"),
    (
      "parse --locale de -d;", "Betrag;x\n1,5;7\n",
      "the input has 2 fields; name those with numbers with --field, or let numfmt-live detect find "
        + "them: 1 \"Betrag\", 2 \"x\"", "--header --field 1"
    ),
  ]

  /// The advice for a table is true.
  @Test(arguments: lines)
  func tellsTablesFromNumbers(command: String, input: String, hint: String, more: String) throws {
    let run = try CommandRun(command, input)
    #expect(run.errors.contains(hint), "\(run.errors)")
    let again = try CommandRun("\(command) \(more)", input)
    #expect(again.status == 0, "\(again.errors)")
  }

  /// No advice is better than a wrong one.
  ///
  /// The text around a number isn't repeated in a command if a shell would read it otherwise.
  @Test(
    arguments: [
      "abc", "1.2.3.4", "5 x 5", "-", "1,2,3", "++5", "5 \"x", "5 `x`", "5 $HOME", "5 \\", "5!",
      "5 k\u{A0}g", "5 S ",
    ])
  func saysNothingElse(text: String) throws {
    let run = try CommandRun(["parse", "--locale", "en", "--", text])
    #expect(run.errors.split(separator: "\n").first?.hasSuffix("(en)") == true, "\(run.errors)")
  }

  /// Many errors of a kind need the advice only some times.
  @Test func stopsRepeatingItself() throws {
    let run = try CommandRun(
      "parse --locale en --invalid warn", String(repeating: "1.234,5\n", count: 100))
    #expect(run.errors.matches(of: /warning: line/).count == 100)
    #expect(run.errors.matches(of: /try --locale de/).count == 20)
  }
}
