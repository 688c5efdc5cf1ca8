import Foundation
import Testing

/// A file that nobody has described, and what the command finds out about it.
struct SniffedFile: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var delimiter: String
  var skip = 0
  /// `nil` if the file doesn't tell.
  var hasHeader: Bool? = true
  /// The verdict of each column, in the words of the JSON object.
  var columns: [String]
  /// The part of the command after `--csv`, or `nil` if there's nothing to convert.
  var options: String?
  /// The locales of the command.
  var locales: [String] = []
  /// The options of the command that read the numbers, with a space after them.
  var reading = ""
  var isDecided = true
  /// Whether the numbers are written as the locale writes them.
  var comesBack = true
  /// Whether `auto` reads the numbers without another option.
  var isReadByAuto = true

  var testDescription: String { name }
  var data: Data { Data(text.utf8) }

  /// A locale whose numbers are written in other characters, which aren't delimiters.
  var target: String { "fa" }
}

extension SniffedFile {
  static let all: [SniffedFile] = [
    SniffedFile(
      name: "German statement with a preamble",
      text: """
        Kontonummer:;DE89 3704 0044 0532 0130 00
        Zeitraum:;"01.01.2024 bis 31.03.2024"
        Stand:;"1.234,56 EUR"

        Buchungstag;Empfänger;IBAN;Betrag;Saldo;PLZ;Anzahl
        01.02.2024;Müller, Hans;DE89370400440532013000;-1.200,00;2.345,67;01067;3
        05.02.2024;"Meier; Söhne";FR7630006000011234567890189;4,90;2.350,57;10115;12

        """, delimiter: ";", skip: 4,
      columns: ["date", "text", "iban", "decided", "decided", "code", "same"],
      options: "-d ';' --skip 4 --field Betrag,Saldo", locales: ["de"]),
    SniffedFile(
      name: "French statement with CR LF and a byte order mark",
      text: "\u{FEFF}Date;Libellé;Débit euros;Crédit euros\r\n"
        + "31/01/2024;\"CARTE 12/01\";12,50;\r\n01/02/2024;VIREMENT;;1\u{202F}234,56\r\n",
      delimiter: ";", columns: ["date", "text", "decided", "decided"],
      options: "-d ';' --field 'Débit euros,Crédit euros'", locales: ["fr"]),
    SniffedFile(
      name: "Swiss statement with tabs",
      text: "Buchung\tText\tBetrag\tSaldo\n31.01.2024\tCoop\t-12.50\t1’234.50\n"
        + "01.02.2024\tLohn\t5’000.00\t6’234.50\n",
      delimiter: "\t", columns: ["date", "text", "decided", "decided"],
      options: #"-d '\t' --field Betrag,Saldo"#, locales: ["de-CH"]),
    SniffedFile(
      name: "American statement with quotation marks",
      text: "\"Date\",\"Description\",\"Amount\",\"Balance\",\"Phone\"\n"
        + "\"01/31/2024\",\"COFFEE, \"\"THE\"\" SHOP\",\"-4.50\",\"1,234.56\",\"555-123-4567\"\n"
        + "\"02/01/2024\",\"PAYROLL\",\"2,500.00\",\"3,734.56\",\"(555) 765-4321\"\n",
      delimiter: ",", columns: ["date", "text", "decided", "decided", "telephone"],
      options: "-d , --field Amount,Balance", locales: ["en"]),
    SniffedFile(
      name: "Indian statement with bars",
      text: "Txn Date|Narration|Withdrawal Amt.|Closing Balance\n"
        + "31/01/24|UPI-123|1,23,456.00|12,34,567.50\n01/02/24|NEFT, own|500.00|12,34,067.50\n",
      delimiter: "|", columns: ["date", "text", "decided", "decided"],
      options: "-d '|' --field 'Withdrawal Amt.,Closing Balance'", locales: ["hi"]),
    SniffedFile(
      name: "numbers without a header, semicolons", text: "1,5;2,5\n3,5;-4,25\n", delimiter: ";",
      hasHeader: false, columns: ["decided", "decided"], options: "-d ';' --field 1,2",
      locales: ["de"]),
    SniffedFile(
      name: "two conventions in one table",
      text: "id;price;Preis\n1;1,234.50;1.234,50\n2;7.25;7,25\n", delimiter: ";",
      columns: ["same", "decided", "decided"],
      options: "-d ';' --field price", locales: ["en", "de"]),
    SniffedFile(
      name: "line ends in quotation marks",
      text: "\"id\",\"text\",\"n\"\n\"1\",\"a,\nb\nlonger\",\"1.5\"\n\"2\",\"c,\n\nd\",\"2.25\"",
      delimiter: ",", columns: ["same", "text", "decided"],
      options: "-d , --field n", locales: ["en"]),
    SniffedFile(
      name: "line ends in the last field, and CR LF",
      text: "id;n;text\r\n1;1,5;\"a\r\nb\"\r\n2;2,5;\"c\r\nd\"\r\n", delimiter: ";",
      columns: ["same", "decided", "text"], options: "-d ';' --field n",
      locales: ["de"]),
    SniffedFile(
      name: "notes before the header",
      text: "some notes...\nmore notes,...\nnumber,text,date\n345.5,A,2000-12-13\n",
      delimiter: ",", skip: 2, columns: ["decided", "text", "date"],
      options: "-d , --skip 2 --field number", locales: ["en"]),
    SniffedFile(
      name: "equal and missing names",
      text: "a,a,,column4\n1.5,2.5,x,3.5\n4.5,5.5,y,6.5\n", delimiter: ",",
      columns: ["decided", "decided", "text", "decided"],
      options: "-d , --header 1 --field 1,2,4", locales: ["en"]),
    SniffedFile(
      name: "names that a shell and a list would read otherwise",
      text: "\"it's $5, net\",\"a \"\"b\"\"\"\n1.5,2.5\n", delimiter: ",",
      columns: ["decided", "decided"],
      options: #"-d , --field 'name=it'\''s $5, net' --field 'name=a "b"'"#, locales: ["en"]),
    SniffedFile(
      name: "years above numbers", text: "Name,2019,2020\na,1.5,2.5\nb,2.25,3.1\n", delimiter: ",",
      columns: ["text", "decided", "decided"], options: "-d , --field name=2019 --field name=2020",
      locales: ["en"]),
    SniffedFile(
      name: "years above percentages", text: "Name,2019\na,1.5%\nb,2.25%\n", delimiter: ",",
      hasHeader: nil, columns: ["text", "decided"], isDecided: false, comesBack: false),
    SniffedFile(
      name: "a delimiter that the first line declares", text: "sep=;\nBetrag;Text\n1,5;a\n2,5;b\n",
      delimiter: ";", skip: 1, columns: ["decided", "text"],
      options: "-d ';' --skip 1 --field Betrag", locales: ["de"]),
    SniffedFile(
      name: "missing values", text: "a;b\nx;1.234,5\ny;n/a\nz;-\n;7,5\n", delimiter: ";",
      columns: ["text", "decided"],
      options: "-d ';' --field b --missing=-,n/a", locales: ["de"]),
    SniffedFile(
      name: "nothing to convert", text: "id,day,zip\n1,20240131,01067\n2,20240229,80331\n",
      delimiter: ",", columns: ["same", "date", "code"]),
    SniffedFile(
      name: "months and rates", text: "month;rate\n01.2024;1,2345\n12.2024;1,2\n", delimiter: ";",
      columns: ["date", "decided"], options: "-d ';' --field rate", locales: ["de"]),
    SniffedFile(
      name: "an ambiguous column beside a decided one",
      text: "a;b\n1.234;12\u{202F}234,5\n2.500;7,5\n", delimiter: ";",
      columns: ["undecided", "decided"],
      options: "-d ';' --field b", locales: ["fr"], isDecided: false),
    SniffedFile(
      name: "an ambiguous column beside one that shows what its separator is",
      text: "a;b\n1.234;1.234,5\n2.500;7,5\n", delimiter: ";", columns: ["decided", "decided"],
      options: "-d ';' --field a,b", locales: ["de"]),
    SniffedFile(
      name: "words among numbers", text: "a;b\nrent;1,5\n1.234,50;2,5\n", delimiter: ";",
      columns: ["undecided", "decided"], options: "-d ';' --field b",
      locales: ["de"], isDecided: false),
    SniffedFile(
      name: "a total below the table", text: "a,b\nx,1.5\ny,2.5\nz,3.5\nEnd of file\n",
      delimiter: ",", columns: ["text", "decided"],
      options: "-d , --field b --field-count 2 --invalid warn", locales: ["en"]),
    SniffedFile(
      name: "blank lines", text: "\n\na,b\n1.5,2\n\n2.5,3\n\n\n", delimiter: ",", skip: 2,
      columns: ["decided", "same"], options: "-d , --skip 2 --field a",
      locales: ["en"]),
    SniffedFile(
      name: "a quotation mark in the preamble",
      text: "\"An unclosed note\nDate,Amount\n2024-01-31,1.5\n2024-02-01,\"2,000.25\"\n",
      delimiter: ",", skip: 1, columns: ["date", "decided"],
      options: "-d , --skip 1 --field Amount", locales: ["en"]),
    SniffedFile(
      name: "money with a currency", text: "t;m\na;1.234,50\u{A0}€\nb;-7,00\u{A0}€\n",
      delimiter: ";",
      columns: ["text", "decided"], options: "-d ';' --field m", locales: ["de"],
      reading: "--currency EUR --lenient ", isReadByAuto: false),
    SniffedFile(
      name: "zeros", text: "t;m\na;0,00\nb;1.234,50\nc;0\nd;-0,0\n", delimiter: ";",
      columns: ["text", "decided"], options: "-d ';' --field m", locales: ["de"]),
    SniffedFile(
      name: "negative numbers in parentheses", text: "t;m\na;(1.234,50)\nb;7,00\n", delimiter: ";",
      columns: ["text", "decided"], options: "-d ';' --field m", locales: ["de"],
      reading: "--lenient ", comesBack: false, isReadByAuto: false),
    SniffedFile(
      name: "U+2212", text: "t;m\na;\u{2212}1.234,50\nb;7,00\n", delimiter: ";",
      columns: ["text", "decided"], options: "-d ';' --field m", locales: ["de"],
      reading: "--lenient ", comesBack: false),
    SniffedFile(
      name: "signs after numbers", text: "id;m\n1;1.234,50 S\n2;7,00 H\n", delimiter: ";",
      columns: ["same", "undecided"], isDecided: false),
    SniffedFile(
      name: "a preamble as wide as the table",
      text: "Umsätze;;;\nvom 1.1. bis 31.1.;;;\n;;;\nTag;Text;Soll;Haben\n"
        + "01.01.;x;1,50;\n02.01.;y;;2.000,00\n", delimiter: ";", skip: 3,
      columns: ["date", "text", "decided", "decided"],
      options: "-d ';' --skip 3 --field Soll,Haben", locales: ["de"]),
    SniffedFile(
      name: "a first record that isn't a header", text: "a,b,c\nx,pending,1\ny,1.5,2\nz,2.5,3\n",
      delimiter: ",", columns: ["text", "undecided", "same"], isDecided: false),
    SniffedFile(
      name: "apostrophes for quotation marks", text: "a;b;c\n'x;y';1,5;2\n'z';2,5;3\n",
      delimiter: ";", columns: ["text", "decided", "same"],
      options: "-d ';' --field b --field-count 3 --invalid warn", locales: ["de"],
      isDecided: false),
    SniffedFile(
      name: "a record with too many fields", text: "a,b\nx,1.5\ny,2.5,z\nu,3.5\n", delimiter: ",",
      columns: ["text", "decided"],
      options: "-d , --field b --field-count 2 --invalid warn",
      locales: ["en"], isDecided: false),
    SniffedFile(
      name: "an invisible character in a name", text: "a\u{200B};b\n1,5;x\n2,5;y\n", delimiter: ";",
      columns: ["decided", "text"], options: "-d ';' --header 1 --field 1", locales: ["de"]),
  ]
}
