import Testing

/// CSV as people write it: quotation marks, delimiters and line ends in fields, CR LF, a byte order
/// mark.
@Suite struct CSVTests {
  static let rows: [CommandCase] = [
    // A field is quoted if it was, or if its new text needs it.
    .init("format --field 1 --locale en --csv", "1234,a\n", "\"1,234\",a\n"),
    .init("format --field 1 --locale en --csv", "\"1234\",a\n", "\"1,234\",a\n"),
    .init("format --field 1 --locale de --csv", "1234,a\n", "1.234,a\n"),
    .init("format --field 1 --locale de --csv", "\"1234\",a\n", "\"1.234\",a\n"),
    .init("format --field 1 --locale de --csv -d;", "1234.5;a\n", "1.234,5;a\n"),
    .init("format --field 1 --locale de --csv -d→", "1234→\"→\n→\"→\n", "1.234→\"→\n→\"→\n"),
    .init("format --field 1 --locale en --csv --suffix \"", "7,a\n", "\"7\"\"\",a\n"),
    .init("format --field 1 --locale en --csv --suffix \"", "\"7\",a\n", "\"7\"\"\",a\n"),
    .init("format --field 1 --locale en --csv --suffix \"", "\"7\"\"\",a\n", "\"7\"\"\",a\n"),

    // Fields that aren't selected don't change, whatever they contain.
    .init(
      "format --locale de --csv --field 2", "\"a, \"\"b\"\"\n2\",1234,\"\"\n x\"y\" ,5678,\n",
      "\"a, \"\"b\"\"\n2\",1.234,\"\"\n x\"y\" ,5.678,\n"),
    .init(
      "format --locale de --csv --field 2", "5\" pipe,1234\n\"6\"\" pipe\",5678\n",
      "5\" pipe,1.234\n\"6\"\" pipe\",5.678\n"),
    .init(
      "format --locale de --csv --field 3", "a,b,1234,\"c\nd\",e\na,\"\",1234,c,d\n,,1234\n",
      "a,b,1.234,\"c\nd\",e\na,\"\",1.234,c,d\n,,1.234\n"),
    .init("format --locale de --csv --field 1,3", "1000,2000,3000", "1.000,2000,3.000"),

    // Spaces around a number stay.
    .init(
      "format --locale en --csv --field -", " 5 ,\" 1234 \", 1234 \n",
      " 5 ,\" 1,234 \",\" 1,234 \"\n"),
    .init("parse --field 1 --locale de --csv", "\"\t1.234,5\"\n", "\"\t1234.5\"\n"),

    // Empty fields stay empty, and a blank line isn't a row.
    .init(
      "parse --locale de --csv -d; --field 1-2", ";\"\"\n \t;5,0\n\n1;\n", ";\"\"\n \t;5.0\n\n1;\n"),
    .init("format --empty keep", "\n5\n", "\n5\n"),
    .init("parse --field 1 --locale de --empty keep -d;", ";a\n1,5;b\n", ";a\n1.5;b\n"),

    // CR LF and a byte order mark stay, on every line.
    .init(
      "format --field 1 --locale de --csv -d;", "\u{FEFF}1234;a\r\n\"5678\";\"\r\n\"\r\n9999;\n",
      "\u{FEFF}1.234;a\r\n\"5.678\";\"\r\n\"\r\n9.999;\n"),
    .init("format --field 1 --locale de --csv -d;", "\u{FEFF}\"1234\";a", "\u{FEFF}\"1.234\";a"),
    .init("parse --locale de", "\u{FEFF}1.234,5\r\n2,5\r\n", "\u{FEFF}1234.5\r\n2.5\r\n"),
    .init("format --locale de", "\u{FEFF}1234\r\n5678 x\r\n9\r", "\u{FEFF}1.234\r\n5.678 x\r\n9\r"),
    .init("convert --from de --to en", "1,5\r\n2\r\n", "1.5\r\n2\r\n"),
    .init("parse --locale de -d; --field 2", "a;1,5\r\nb;2\r\n", "a;1.5\r\nb;2\r\n"),
    .init("parse --locale de -z", "\u{FEFF}1,5\0", "\u{FEFF}1.5\0"),

    // The header, and fields by their names there.
    .init(
      "parse --locale de --csv -d; --field amount,balance",
      "\u{FEFF}balance;day;\"amount\"\r\n1,5;1,5;2,5\r\n",
      "\u{FEFF}balance;day;\"amount\"\r\n1.5;1,5;2.5\r\n"),
    .init(
      "parse --locale de --csv --header 3 --field 'name=a, b'",
      "x\n\"\n\"\n\"a, b\",c\n\"1,5\",2\n", "x\n\"\n\"\n\"a, b\",c\n\"1.5\",2\n"),
    .init("parse --locale de --field b", "a b\n1,5 2,5\n", "a b\n1,5 2.5\n"),
    .init(
      "parse --locale de --csv --field b", "", "", errors: ["warning: the input is empty"],
      status: 0),
    .init("parse --locale de --csv -fb,a", "a,b,c\n1,\"2,5\",x\n", "a,b,c\n1,\"2.5\",x\n"),
    .init("parse --locale de --csv -c 2 -c 3", "1;5;\"2,5\";1,5\n", "1;5;\"2.5\";1,5\n"),
    .init(
      "parse --locale de --csv --field name=2019 -f name=b,c", "2019;b,c;2\n1,5;2,5;3,5\n",
      "2019;b,c;2\n1.5;2.5;3,5\n"),
    .init(
      "parse --locale de --csv --field 'name=auto' --field 'b,\"c, d\"'",
      "auto;b;c, d;2\n1,5;2,5;3,5;4,5\n", "auto;b;c, d;2\n1.5;2.5;3.5;4,5\n"),
    .init("parse --locale de --csv --fields-from-header 2", "1;2\n1,5;2,5\n", "1;2\n1,5;2.5\n"),
    .init("format --field 1 --locale de --csv --header", "\"1\n2\"\n1234\n", "\"1\n2\"\n1.234\n"),

    // What stands around a number is removed, with the spaces between.
    .init(
      "parse --field 1 --locale de --csv -d; --strip-suffix ' EUR' --strip-prefix ca.",
      "1,5 EUR;\nca. 2,5;\n\"ca.\u{A0}3,5 EUR\";\n4,5;\n", "1.5;\n2.5;\n\"3.5\";\n4.5;\n"),
    .init(
      "parse --locale de --strip-suffix EUR --strip-suffix *",
      "1,5 EUR*\n1,5* EUR\n1,5\u{202F}EUR\n", "1.5\n1.5\n1.5\n"),
    .init(
      "parse --locale de --sign-suffix S=-,H=+ --strip-suffix EUR",
      "1,5 S\n1,5H\n1,5 EUR S\n1,5 S EUR\n0,00 S\n1,5\n-1,5\n",
      "-1.5\n1.5\n-1.5\n-1.5\n0.00\n1.5\n-1.5\n"),
    .init("parse --locale de --sign-suffix=-=-", "1,5-\n", "-1.5\n"),
    .init(
      "parse --locale de --lenient --sign-suffix S=-,H=+", "+5,00S\n",
      errors: ["line 1, column 1: the number and the text beside it both have a sign"]),
    .init(
      "parse --locale de --lenient --sign-suffix S=-,H=+", "-0H\n",
      errors: ["the number and the text beside it both have a sign"]),
    .init(
      "parse --locale de --sign always --sign-suffix S=-,H=+", "+5,00H\n",
      errors: ["the number and the text beside it both have a sign"]),
    .init("parse --locale en --sign-suffix CR=+ --sign-suffix =,=-", "5 CR\n5=,\n", "5\n-5\n"),
    .init(
      "parse --locale ja --sign-prefix △=-,▲=- --strip-prefix ¥", "△1,234\n▲ 5\n7\n¥△8\n△¥9\n",
      "-1234\n-5\n7\n-8\n-9\n"),
    .init(
      "parse --locale ja --sign-prefix △=-", "△-5\n",
      errors: ["the number and the text beside it both have a sign"]),
    .init("parse --locale ja --sign-prefix △=-", "-△5\n", errors: ["isn't a digit"]),
    .init(
      "parse --locale ja --sign-prefix △=- --sign-suffix S=-", "△5S\n", errors: ["isn't a digit"]),
    // A period behind the letters of a prefix is theirs, unless numbers begin with periods.
    .init(
      "parse --locale en-PK --strip-prefix Rs --strip-prefix S/ --strip-prefix #",
      "Rs.500\nRs. 1,250.50\nRs.-5\nS/.7\n#0.5\n", "500\n1250.50\n-5\n7\n0.5\n"),
    // A sign before the text is the number's, and so are parentheses around it.
    .init(
      "parse --locale nb --strip-prefix kr --strip-suffix kr",
      "-kr 5,5\n+kr5\n\u{2212} kr 1\u{A0}234,50\n(5 kr)\n(kr 5)\n-5 kr\n-kr 0,00\n",
      "-5.5\n5\n-1234.50\n-5\n-5\n-5\n0.00\n"),
    .init(
      "parse --locale en --strip-prefix kr", "-kr -5\n",
      errors: ["the number and the text beside it both have a sign"]),
    .init(
      "parse --locale en --csv -d; --field 1 --strip-prefix kr --sign-field 2:S=-,H=+", "-kr 5;S\n",
      errors: ["the number and the text beside it both have a sign"]),
    .init("parse --locale en --strip-prefix kr", "(5)\n", errors: ["line 1, column 1"]),
    .init("parse --locale en --min-integer 0 --strip-prefix Rs", "Rs.50\nRs. 5\n", "0.50\n5\n"),
    .init("convert --from en --to de --strip-prefix Rs", "Rs.500\n", "500\n"),
    .init("format --locale en --strip-prefix Rs", "Rs.1500\n", "1,500\n"),
    .init("format --locale de --sign-suffix S=-", "1234S\n5\n", "-1.234\n5\n"),
    .init(
      "convert --from de --to en --strip-suffix ' EUR' --suffix ' USD'", "1.234,50 EUR\n1,5 USD\n",
      "1,234.50 USD\n1.5 USD\n"),
  ]

  @Test(arguments: rows)
  func keepsAllButTheNumbers(row: CommandCase) throws { try row.check() }

  static let failures: [CommandCase] = [
    // Output that would break its row.
    .init(
      "format --field 1 --locale en -d,", "1,2\n1234,a\n", "1,2\n",
      errors: ["line 2", "\"1,234\"", "--csv"]),
    .init("format --field 1 -d; --suffix ;", "1;2\n", errors: ["contains the delimiter", "--csv"]),

    // Quotation marks.
    .init(
      "format --field 1 --csv", "1,2\n\"3\n4\n", "1,2\n",
      errors: ["line 2, field 1", "no closing quotation mark"]),
    .init(
      "format --field 1 --csv", "1,\"2\n4\n5", errors: ["line 1, field 2, column 3", "no closing"]),
    .init(
      "format --csv --field a", "a,\"b\n1,2\n",
      errors: ["line 1, field 2, column 3", "no closing quotation mark"]),
    .init(
      "format --field 1 --csv --header", "\"a,b\n1,2\n",
      errors: ["line 1, field 1, column 1", "no closing"]),
    .init("format --csv --field 2", "a,\"12\"x\n", errors: ["column 3", "two marks for one"]),
    .init(
      "format --field 1 --csv", "1,\"\n\"\n2\nx\n", "1,\"\n\"\n2\n",
      errors: ["line 4", "isn't a digit"]),
    .init("format --csv --field 2", "a,\"1\"\"2\"\n", errors: ["column 5", "isn't a digit"]),

    // Fields.
    .init("format --csv --field 3", "1,2\n", errors: ["the line has 2 fields", "no field 3"]),
    .init(
      "format --field 1 --csv --empty error", ",2\n",
      errors: ["line 1, field 1", "a number was expected"]),
    .init(
      "parse --field 1 --locale de --csv --strip-suffix EUR", "EUR,2\n",
      errors: ["a number was expected"]),
    .init("parse --locale de", "1\n\n", "1\n", errors: ["line 2", "a number was expected"]),
    .init(
      "format --csv --field Amont", "Date,Amount\n1,2\n",
      errors: ["line 1", "did you mean \"Amount\"?"]),
    .init(
      "format --csv --field x --invalid ignore", "Date,\"a, b\"\n1,2\n",
      errors: ["error: line 1", "the header has \"Date\", \"a, b\""]),
    .init(
      "format --csv --field name",
      (1...25).map { "f\($0)" }.joined(separator: ",") + "\n", errors: ["\"f20\", and 5 more"]),
    .init(
      "format --csv --field name", "a\u{1B}[31m\n1\n", errors: ["\"aU+001B[31m\""]),
    .init(
      "parse --field 3 --locale de", "a;b;1,5\n",
      errors: ["there's no field 3", "If \";\" divides the fields, add --csv."]),
    .init("parse --field 2 --locale de", "a\t1,5\n", "a\t1.5\n"),
    .init(
      "format --csv --field a\u{1B}", "a\n1\n", errors: ["no field is named \"aU+001B\""]),
    .init(
      "format --csv --field a", "a,b,a\n1,2,3\n",
      errors: ["the fields 1 and 3 are named \"a\"", "--field"]),

    .init(
      "format --csv --header 3 --field a", "a\nb\n",
      errors: [
        "the input ends before the names of the fields", "--header counts 3 lines, and there are 2",
      ]),
    // Nothing is written before the names are found.
    .init(
      "format --csv --header 3 --field c", "x\n\na,b\n1,2\n",
      errors: ["line 3: no field is named \"c\""]),
    .init("format --csv -d, --field b", "a;b\n1;2\n", errors: ["try --delimiter ';'"]),

    // Signs.
    .init("parse --locale de --sign-suffix S=-", "-5 S\n", errors: ["both have a sign"]),
    .init("parse --locale de --sign-suffix S=-", "5 S S\n", errors: ["isn't a digit"]),
  ]

  @Test(arguments: failures)
  func reports(row: CommandCase) throws { try row.check() }

  /// A field that's empty only without the text around the number isn't an empty field.
  @Test func saysNothingOfEmptyFieldsThatHaveText() throws {
    let run = try CommandRun("parse --field 1 --locale de --csv --strip-suffix EUR", "EUR,2\n")
    #expect(!run.errors.contains("--empty"), "\(run.errors)")
  }

  /// A field that isn't a number stays as it was, and those after it are converted.
  @Test func goesOnAfterAFailure() throws {
    let run = try CommandRun(
      "format --locale en --csv --field 1-2 --invalid fail",
      "1234,x\n\"x\",1234\n\"1\"x,1234\n1234,\"1")
    #expect(run.output == "\"1,234\",x\n\"x\",\"1,234\"\n\"1\"x,\"1,234\"\n\"1,234\",\"1")
    #expect(run.errors.contains("line 4, field 2, column 6"), "\(run.errors)")
    #expect(run.errors.matches(of: /error:/).count == 4)
    #expect(run.status == 2)
  }

  @Test func jsonHasTheContent() throws {
    let run = try CommandRun(
      "parse --locale de --csv -d; --field - --json --invalid fail",
      "\u{FEFF}\"1,5\";\r\n\"\n\";x\r\n")
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != "}" }.prefix(78) }
        == [
          #"{"line": 1, "field": 1, "input": "1,5", "value": "1.5", "status": "ok", "code": "#,
          #"{"line": 1, "field": 2, "input": "", "value": null, "status": "empty", "code": n"#,
          #"{"line": 2, "field": 1, "input": "", "value": null, "status": "empty", "code": n"#,
          #"{"line": 2, "field": 2, "input": "x", "value": null, "status": "error", "code": "#,
        ].map { $0.prefix(78) })
  }
}
