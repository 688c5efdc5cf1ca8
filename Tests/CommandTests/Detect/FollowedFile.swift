import Foundation
import Testing

/// A file, what `detect` proposes for it, and what comes of that.
struct FollowedFile: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  /// Pieces of the report.
  var words: [String] = []
  /// What the proposed command writes, or `nil` if there's none.
  var converted: String?
  /// The start of a choice, and what its command writes.
  var choices: [String: String] = [:]
  var errors = ""
  var status: Int32 = 0
  var encoding = String.Encoding.utf8

  /// The bytes of the file.
  var data: Data { bytes(text) }

  func bytes(_ text: String) -> Data { text.data(using: encoding) ?? Data() }

  var testDescription: String { name }
}

extension FollowedFile {
  static let all: [FollowedFile] = [
    // Headers.
    FollowedFile(
      name: "digits above codes, decimals in the first row",
      text: "70173;Ulm;7,50\n04109;Jena;1,25\n20095;Kiel;3,10\n", words: ["no header"],
      converted: "70173;Ulm;7.50\n04109;Jena;1.25\n20095;Kiel;3.10\n"),
    FollowedFile(
      name: "money in the first row", text: "Eva;£2.50\nTom;£1.75\nPia;£4.00\n",
      words: ["no header", "--currency GBP"], converted: "Eva;2.50\nTom;1.75\nPia;4.00\n"),
    FollowedFile(
      name: "a code and a minus in the first row",
      text: "USD −7,50;Ulm\nUSD 8,50;Jena\nUSD 2,50;Kiel\n",
      words: ["no header"], converted: "-7.50;Ulm\n8.50;Jena\n2.50;Kiel\n"),
    FollowedFile(
      name: "a placeholder in the first row",
      text: "Gas;-;-80,00\nTea;-;-2,00\nZug;2021-03-04;-9,00\n",
      words: ["no header"], converted: "Gas;-;-80.00\nTea;-;-2.00\nZug;2021-03-04;-9.00\n"),
    FollowedFile(
      name: "dates as names of columns", text: "Land;2020-01-01;2020-02-01\nA;1,5;2,5\n",
      words: ["header in line 1"], converted: "Land;2020-01-01;2020-02-01\nA;1.5;2.5\n"),
    FollowedFile(
      name: "a preamble with delimiters and a column of references",
      text: "BANK;;;\nTag;Nr;Summe;\n2022-05-01;B7;4,50;\n2022-05-02;12;6,50;\n",
      words: ["header in line 2", "after 1 line to skip"],
      converted: "BANK;;;\nTag;Nr;Summe;\n2022-05-01;B7;4.50;\n2022-05-02;12;6.50;\n"),
    FollowedFile(
      name: "a line between sep= and the header",
      text: "sep=;\r\nmade;2022-01-01 11:00\r\nday;rain\r\n2022-01-01;0,5\r\n2022-01-02;4,5\r\n",
      words: ["header in line 3"],
      converted:
        "sep=;\r\nmade;2022-01-01 11:00\r\nday;rain\r\n2022-01-01;0.5\r\n2022-01-02;4.5\r\n"),

    FollowedFile(
      name: "digits above codes, and quotation marks",
      text: "Eva,\"1.234,50\",7654321\nTom,\"354,25\",00000000\nPia,\"154,25\",1234567\n",
      words: ["no header"],
      converted: "Eva,\"1234.50\",7654321\nTom,\"354.25\",00000000\nPia,\"154.25\",1234567\n"),

    // Columns that are left.
    FollowedFile(
      name: "rates that aren't months", text: "day;rate\n1;1.2012\n2;1.1999\n",
      words: ["field 2  rate  decided"], converted: "day;rate\n1;1.2012\n2;1.1999\n"),
    FollowedFile(
      name: "signed amounts that aren't telephone numbers",
      text: "a;b\nx;+1234567.89\ny;+7654321.50\n", words: ["decided"],
      converted: "a;b\nx;1234567.89\ny;7654321.50\n"),
    FollowedFile(
      name: "leading zeros in one amount", text: "a;b\nx;12.50\ny;00.75\nz;3.25\n",
      words: ["codes with leading zeros, such as \"00.75\""],
      choices: [
        "to convert only the numbers in field 2": "a;b\nx;12.50\ny;0.75\nz;3.25\n"
      ], status: 2),
    FollowedFile(
      name: "groups of apostrophes, and commas between fields", text: "7'234.5,12\n8'500.25,13\n",
      words: ["delimiter \",\""], converted: "7234.5,12\n8500.25,13\n"),
    FollowedFile(
      name: "decimals without groups, and commas between fields", text: "72.50,12\n85.25,13\n",
      words: ["delimiter \",\""], converted: "72.50,12\n85.25,13\n"),
    FollowedFile(
      name: "groups of spaces and nothing else", text: "name;n\na;7 234\nb;45 500\n",
      converted: "name;n\na;7234\nb;45500\n"),
    FollowedFile(
      name: "groups of apostrophes and nothing else", text: "name;n\na;7'234\nb;45'500\n",
      converted: "name;n\na;7234\nb;45500\n"),
    FollowedFile(
      name: "periods in a row behind a word",
      text: "Konto;Summe\nOrt 17...42;7,50\nOrt 18...56;2,25\n",
      words: ["text, such as \"Ort 17...42\""],
      converted: "Konto;Summe\nOrt 17...42;7.50\nOrt 18...56;2.25\n"),
    FollowedFile(
      name: "digits alone beside a decided column", text: "name;n;m\na;7;1,5\nb;45;2,5\n",
      words: ["field 2  n     2 numbers, the same in all conventions"],
      converted: "name;n;m\na;7;1.5\nb;45;2.5\n"),
    FollowedFile(
      name: "an undecided column", text: "name;n\na;7.234\nb;8.500\n", words: ["undecided"],
      choices: [
        "if \"7.234\" in field 2 is 7234": "name;n\na;7234\nb;8500\n",
        "if \"7.234\" in field 2 is 7.234": "name;n\na;7.234\nb;8.500\n",
      ], status: 2),
    FollowedFile(
      name: "a word among numbers", text: "name;n\na;7,5\nb;open\nc;2,5\n", words: ["undecided"],
      choices: ["to convert only the numbers in field 2": "name;n\na;7.5\nb;open\nc;2.5\n"],
      errors: "open", status: 2),

    FollowedFile(
      name: "a word among money", text: "a;b\nx;open\ny;€ 7,50\nz;€ 2,50\nu;1,25 €\n",
      words: ["undecided: 3 numbers, and line 2, \"open\" isn't one"],
      choices: [
        "to convert only the numbers in field 2": "a;b\nx;open\ny;7.50\nz;2.50\nu;1.25\n"
      ], errors: "open", status: 2),
    FollowedFile(
      name: "some money among words",
      text: "a;b;c\nx;unknown;7,5\ny;$0.00;2,5\nz;unknown;3,5\nu;unknown;4,5\n",
      words: ["field 2  b  text, with 1 number; line 2, \"unknown\" isn't one"],
      converted: "a;b;c\nx;unknown;7.5\ny;$0.00;2.5\nz;unknown;3.5\nu;unknown;4.5\n"),
    FollowedFile(
      name: "two texts of money beside an amount",
      text: "a;b;c\nx;$5.50;7.25\ny;$15.50;2.25\nz;$6.50;3.25\n",
      words: ["--currency USD"], converted: "a;b;c\nx;5.50;7.25\ny;15.50;2.25\nz;6.50;3.25\n"),

    // Columns in spaces.
    FollowedFile(
      name: "columns of fixed width",
      text: "Name        Menge    Preis\nUlm      2.234,56     4,00\nJena        -7,00    85,50\n",
      words: ["delimiter spaces", "header in line 1"],
      converted:
        "Name        Menge    Preis\nUlm       2234.56     4.00\nJena        -7.00    85.50\n"),
    FollowedFile(
      name: "spaces at the ends of lines",
      text: "Tag         Summe   \n03.02.2024  7,5     \n04.02.2024  -12,5 \n",
      words: ["delimiter spaces"],
      converted: "Tag         Summe   \n03.02.2024  7.5     \n04.02.2024  -12.5 \n"),
    FollowedFile(
      name: "a tab between two numbers", text: "7,50\t12\n2,50\t13\n",
      words: ["delimiter tab", "no header"], converted: "7.50\t12\n2.50\t13\n"),
    FollowedFile(
      name: "decimals and commas between them", text: "7.50,2.25,1234.5\n3.5,(4.25),17.25\n",
      words: ["delimiter \",\"", "no header"], converted: "7.50,2.25,1234.5\n3.5,-4.25,17.25\n"),
    FollowedFile(
      name: "groups of a spreadsheet for India",
      text: "a,b\nx,\"416,80,250\"\ny,\"7,200\"\n", words: ["with --lenient"],
      converted: "a,b\nx,\"41680250\"\ny,\"7200\"\n"),
    FollowedFile(
      name: "groups of India behind a minus that no locale of India writes",
      text: "a;b\nx;−503.42\ny;95,43,266.36\nz;48,047.42\n", words: ["with --lenient"],
      converted: "a;b\nx;-503.42\ny;9543266.36\nz;48047.42\n"),
    FollowedFile(
      name: "signs in small letters", text: "a,b,c\nx,7.50,debit\ny,3.25,credit\n",
      words: ["the signs of the numbers"],
      converted: "a,b,c\nx,-7.50,debit\ny,3.25,credit\n"),
    FollowedFile(
      name: "a title above columns of numbers",
      text: "Yearly means, of spots\n=======\nYear  NINO3  Mean\n1950 5.25  0.5\n1951 15.75 11.5\n",
      words: ["delimiter spaces", "header in line 3"],
      converted:
        "Yearly means, of spots\n=======\nYear  NINO3  Mean\n1950 5.25  0.5\n1951 15.75 11.5\n"),
    FollowedFile(
      name: "columns in tabs and spaces",
      text: "Name Rate\t\tMean\nUlm 7,50\t\t1.234,5\nJena\t-2,25 12,5\n",
      words: ["delimiter spaces", "header in line 1"],
      converted: "Name Rate\t\tMean\nUlm 7.50\t\t1234.5\nJena\t-2.25 12.5\n"),
    FollowedFile(
      name: "two numbers with a space", text: "-0.0025 0.125\n0.0175 0.25\n",
      words: ["delimiter spaces", "no header"], converted: "-0.0025 0.125\n0.0175 0.25\n"),
    FollowedFile(
      name: "names and decimals with one space", text: "Name Preis\nUlm 7,50\nJena 2,25\n",
      words: ["delimiter spaces"], converted: "Name Preis\nUlm 7.50\nJena 2.25\n"),
    FollowedFile(
      name: "names and decimals without a header", text: "Ulm 7,50\nJena 2\nKiel 1.234,00\n",
      words: ["delimiter spaces"], converted: "Ulm 7.50\nJena 2\nKiel  1234.00\n"),
    FollowedFile(
      name: "names and commas with several spaces", text: "Ulm   7,50\nJena  2,25\n",
      words: ["delimiter spaces"], converted: "Ulm   7.50\nJena  2.25\n"),
    FollowedFile(
      name: "names and commas with one space", text: "Ulm 7,5\nJena 2,5\n",
      words: ["\",\" and \" \" divide all lines alike; write -d , or -d ' '"], status: 2),
    FollowedFile(
      name: "ordinals in lines", text: "1.\n2.\n806.\n",
      words: ["ordinals, such as \"1.\""], status: 2),
    FollowedFile(
      name: "ordinals beside amounts", text: "Rang;Ort;Summe\n1.;Ulm;7,50\n12;Jena;2,25\n",
      words: ["field 1  Rang   ordinals, such as \"1.\""],
      converted: "Rang;Ort;Summe\n1.;Ulm;7.50\n12;Jena;2.25\n"),
    FollowedFile(
      name: "a bare period among decimals", text: "a;b\nx;7.\ny;2.25\n",
      converted: "a;b\nx;7\ny;2.25\n"),

    FollowedFile(
      name: "commas in numbers, in a text, and in a line before the table",
      text: "Umsatz;Ulm\n\nAlle Umsätze, auch die alten.\n\nTag;Zweck;Summe;W\n"
        + String(repeating: "03.02.2024;x;-7,50;EUR\n", count: 12)
        + "04.02.2024;Nr 7 EUR 676,68 . y;-2,25;EUR\n",
      words: ["delimiter \";\"", "header in line 5"],
      converted: "Umsatz;Ulm\n\nAlle Umsätze, auch die alten.\n\nTag;Zweck;Summe;W\n"
        + String(repeating: "03.02.2024;x;-7.50;EUR\n", count: 12)
        + "04.02.2024;Nr 7 EUR 676,68 . y;-2.25;EUR\n"),

    // Records of another width.
    FollowedFile(
      name: "ragged records", text: "a,b,c\n7,8,x\n7,5\n2\n3,4,y\n",
      words: ["line 3 has 2 fields, not 3, and 1 more don't fit, either"], status: 2),
    FollowedFile(
      name: "columns in spaces between lines of text",
      text:
        "  RAIN IN ULM (MILLIMETERS)\n=====\nYear     Jan    Feb\n----------------\n2001  107.5  203.2\n"
        + "2002  112.5  204.7\n2003   98.5  205.2\n2004  106.5  204.2\n\n2005   97.5  201.7\n"
        + "2006  109.5  202.2\n2007  104.5  203.7\n2008  103.5  206.2\n"
        + "2009  101.5  201.2\n2010  102.5  202.2\nIn March 08. none\n",
      words: ["header in line 3", "line 4 has 1 field, not 3"],
      converted:
        "  RAIN IN ULM (MILLIMETERS)\n=====\nYear     Jan    Feb\n----------------\n2001  107.5  203.2\n"
        + "2002  112.5  204.7\n2003   98.5  205.2\n2004  106.5  204.2\n\n2005   97.5  201.7\n"
        + "2006  109.5  202.2\n2007  104.5  203.7\n2008  103.5  206.2\n"
        + "2009  101.5  201.2\n2010  102.5  202.2\nIn March 08. none\n",
      errors: "line 4"),
    FollowedFile(
      name: "a wider total",
      text: "Summary\nDay,Sum\n2022-01-01,7.50\n2022-01-02,2.50\nTotal,10.00,\n",
      words: ["header in line 2", "line 5 has 3 fields, not 2"],
      converted: "Summary\nDay,Sum\n2022-01-01,7.50\n2022-01-02,2.50\nTotal,10.00,\n",
      errors: "line 5"),
    FollowedFile(
      name: "one short record among many",
      text: "a;b;c\n" + String(repeating: "x;1,5;2,5\n", count: 12) + "x;1,5\n"
        + String(repeating: "x;1,5;2,5\n", count: 12), words: ["line 14 has 2 fields, not 3"],
      converted: "a;b;c\n" + String(repeating: "x;1.5;2.5\n", count: 12) + "x;1,5\n"
        + String(repeating: "x;1.5;2.5\n", count: 12), errors: "line 14"),

    // Comments.
    FollowedFile(
      name: "comments among the records",
      text: "# made;by hand\na;b\nx;7,50\n# \"half\ny;2,25\n# end\n",
      words: ["comments begin with \"#\"", "header in line 2"],
      converted: "# made;by hand\na;b\nx;7.50\n# \"half\ny;2.25\n# end\n"),
    FollowedFile(
      name: "comments after many records",
      text: "a;b\n" + String(repeating: "x;7,50\n", count: 12) + "# half\ny;2,25\n# end\n",
      words: ["comments begin with \"#\""],
      converted: "a;b\n" + String(repeating: "x;7.50\n", count: 12) + "# half\ny;2.25\n# end\n"),
    FollowedFile(
      name: "a header with a mark of comments", text: "# made by hand\n#a;b\nx;7,50\ny;2,25\n",
      words: ["header in line 2"], converted: "# made by hand\n#a;b\nx;7.50\ny;2.25\n"),
    FollowedFile(
      name: "numbers with a mark of comments", text: "a;b\n#7;7,50\n#8;2,25\n",
      converted: "a;b\n#7;7.50\n#8;2.25\n"),
    FollowedFile(
      name: "comments among lines", text: "# prices\n1.234,50\n# \n7,25\n8\n",
      words: ["lines, not a table", "comments begin with \"#\""],
      converted: "# prices\n1234.50\n# \n7.25\n8\n"),

    // Preambles and footers.
    FollowedFile(
      name: "a padded preamble, and notes at the end",
      text: "Konto:;X 7\nWährung:;CHF\n;;\nDatum;Text;Summe\n01.02.2023;a;7.50\n02.02.2023;b;"
        + "2.25\n\nHinweis:\nOhne; Gewähr\n",
      words: ["header in line 4", "line 8 has 1 field, not 3, and 1 more"],
      converted: "Konto:;X 7\nWährung:;CHF\n;;\nDatum;Text;Summe\n01.02.2023;a;7.50\n02.02.2023;"
        + "b;2.25\n\nHinweis:\nOhne; Gewähr\n", errors: "line 8"),
    FollowedFile(
      name: "a padded note at the end", text: "a,b\nx,7.50\ny,2.25\nTotal,9.75\n\"end, of it\",\n",
      converted: "a,b\nx,7.50\ny,2.25\nTotal,9.75\n\"end, of it\",\n"),
    FollowedFile(
      name: "a note at the end in a column of numbers",
      text: "a;b;c\nx;7,50;u\ny;2,25;v\nMade; by hand;w\n",
      words: ["; line 4, \"by hand\" isn't one"],
      converted: "a;b;c\nx;7.50;u\ny;2.25;v\nMade; by hand;w\n", errors: "line 4"),
    FollowedFile(
      name: "a note among numbers",
      text: "a;b;c\nx;7,50;u\nMade; by hand;w\ny;2,25;v\n", words: ["\"by hand\" isn't one"],
      choices: [
        "to convert only the numbers in field 2": "a;b;c\nx;7.50;u\nMade; by hand;w\ny;2.25;v\n"
      ], status: 2),
    FollowedFile(
      name: "a total below lines", text: "1.234,50\n7,25\nsum: 8\n",
      words: ["lines, not a table"], converted: "1234.50\n7.25\nsum: 8\n", errors: "line 3"),

    // Styles.
    FollowedFile(
      name: "percent and price", text: "name,rate,price\nA,7.5%,1234.50\nB,6.25%,2150.25\n",
      words: ["--style percent"], converted: "name,rate,price\nA,0.075,1234.50\nB,0.0625,2150.25\n"),
    FollowedFile(
      name: "money and letters for signs without a header", text: "Ulm;7,50 EUR\nJena;2,25 EUR\n",
      words: ["delimiter \";\"", "no header"], converted: "Ulm;7.50\nJena;2.25\n"),
    FollowedFile(
      name: "euros without a header", text: "03.02.2024;4,50 €\n04.02.2024;6,50 €\n",
      words: ["delimiter \";\"", "--locale de"], converted: "03.02.2024;4.50\n04.02.2024;6.50\n"),
    FollowedFile(
      name: "dollars", text: "a;b\nx;$1,234.50\ny;$0\n", words: ["--locale en "],
      converted: "a;b\nx;1234.50\ny;0\n"),
    FollowedFile(
      name: "one column with plus signs", text: "a;b;c\nx;+1,50;2,50\ny;-2,50;3,50\n",
      words: ["--lenient"], converted: "a;b;c\nx;1.50;2.50\ny;-2.50;3.50\n"),
    FollowedFile(
      name: "German dates", text: "a;b\n01.02.2024;1.234,50\n13.02.2024;7,50\n",
      words: ["--locale de "], converted: "a;b\n01.02.2024;1234.50\n13.02.2024;7.50\n"),

    // Signs in another column.
    FollowedFile(
      name: "debit and credit beside the amount",
      text: "\"01.10.2021\";\"EUR\";\"2.337,00\";\"H\"\n\"02.10.2021\";\"EUR\";\"17,50\";\"S\"\n",
      words: ["the signs of the numbers beside it", "--sign-field"],
      converted:
        "\"01.10.2021\";\"EUR\";\"2337.00\";\"H\"\n\"02.10.2021\";\"EUR\";\"-17.50\";\"S\"\n"),
    FollowedFile(
      name: "two texts beside the amount", text: "a;b;c\nx;1,50;out\ny;2,50;in\nz;3,50;in\n",
      words: ["if these are signs, add --sign-field 3:out=-,in=+"],
      converted: "a;b;c\nx;1.50;out\ny;2.50;in\nz;3.50;in\n"),
    FollowedFile(
      name: "signs between an amount and a balance",
      text: "a;b;c;d;e\nx;1,50;D;7,25;2,5\ny;2,50;C;9,75;-1,5\n",
      words: ["text, such as \"D\", the signs of field 2 or of field 4"],
      converted: "a;b;c;d;e\nx;1,50;D;7,25;2.5\ny;2,50;C;9,75;-1.5\n",
      choices: [
        "if the signs in field 3 are those of field 2":
          "a;b;c;d;e\nx;-1.50;D;7.25;2.5\ny;2.50;C;9.75;-1.5\n",
        "if the signs in field 3 are those of field 4":
          "a;b;c;d;e\nx;1.50;D;-7.25;2.5\ny;2.50;C;9.75;-1.5\n",
      ], status: 2),
    FollowedFile(
      name: "signs behind an amount and behind a balance",
      text: "a;b;c;d;e\nx;1,50;D;7,25;C\ny;2,50;C;9,75;D\n",
      words: ["the signs of the numbers beside it"],
      converted: "a;b;c;d;e\nx;-1.50;D;7.25;C\ny;2.50;C;-9.75;D\n"),
    FollowedFile(
      name: "signs between an amount and a balance with signs",
      text: "a;b;c;d\nx;1,50;Dr;-7,25\ny;2,50;Cr;9,75\n",
      words: ["text, such as \"Dr\", the signs of the numbers beside it"],
      converted: "a;b;c;d\nx;-1.50;Dr;-7.25\ny;2.50;Cr;9.75\n"),
    FollowedFile(
      name: "one odd text among numbers without separators", text: "a;b\nx;7\ny;4e5\nz;12\nu;9\n",
      words: ["field 2  b  text, with 3 numbers; line 3, \"4e5\" isn't one"], status: 2),
    FollowedFile(
      name: "exponents among numbers without separators", text: "a;b\nx;7\ny;4e+05\nz;12\n",
      words: ["field 2  b  3 numbers, the same in all conventions"]),
    FollowedFile(
      name: "exponents among decimals", text: "a;b\nx;0.25\ny;-7e-04\nz;4e+06\n",
      words: ["with --lenient"], converted: "a;b\nx;0.25\ny;-0.0007\nz;4000000\n"),
    FollowedFile(
      name: "exponents of a spreadsheet", text: "a;b\nx;1,25E+05\ny;2,5\n",
      words: ["with --lenient"], converted: "a;b\nx;125000\ny;2.5\n"),

    // Missing values.
    FollowedFile(
      name: "marks of missing values", text: "a;b\nx;1,50\ny;-\nz;n/a\nu;2,50\n",
      words: ["--missing=-,n/a"], converted: "a;b\nx;1.50\ny;-\nz;n/a\nu;2.50\n",
      errors: "note: 2 missing values stay as they are"),

    // Words and marks beside numbers.
    FollowedFile(
      name: "hyphens for missing values",
      text: "Date\tTime\tTemp\tHi\n01.01.20\t00:00\t-1,5\t---\n01.01.20\t00:10\t-1,6\t2,5\n"
        + "01.01.20\t00:20\t---\t2,5\n",
      words: ["--missing=---"],
      converted:
        "Date\tTime\tTemp\tHi\n01.01.20\t00:00\t-1.5\t---\n01.01.20\t00:10\t-1.6\t2.5\n"
        + "01.01.20\t00:20\t---\t2.5\n", errors: "note: 2 missing values"),
    FollowedFile(
      name: "thousands and millions in a column",
      text: "Date,Price,Vol.\n2024-01-02,\"8,746.6\",1.38M\n2024-01-03,\"8,111.4\",610.66K\n"
        + "2024-01-04,\"8,188.3\",1.02M\n2024-01-05,\"8,196.7\",998.10K\n",
      words: ["with --accept magnitudes"],
      converted:
        "Date,Price,Vol.\n2024-01-02,\"8746.6\",1380000\n2024-01-03,\"8111.4\",610660\n"
        + "2024-01-04,\"8188.3\",1020000\n2024-01-05,\"8196.7\",998100\n"),
    FollowedFile(
      name: "millions once among integers",
      text: "App,Reviews\na0,5\na1,42\na2,79\na3,116\na4,153\na5,190\na6,227\na7,264\na8,301\n"
        + "a9,338\nb,3.0M\n", words: ["11 numbers", "with --accept magnitudes"],
      converted:
        "App,Reviews\na0,5\na1,42\na2,79\na3,116\na4,153\na5,190\na6,227\na7,264\na8,301\n"
        + "a9,338\nb,3000000\n"),
    FollowedFile(
      name: "credits and debits of India",
      text: "Date,Balance\n01/04/24,\"12,34,567.50 Cr\"\n02/04/24,\"12,39,567.50 Cr\"\n"
        + "03/04/24,\"7,60,432.50 Dr\"\n", words: ["can be signs", "--sign-suffix Cr=+,Dr=-"],
      choices: [
        "if \"Cr\" and \"Dr\" in field 2 are signs, and \"12,34,567.50 Cr\" becomes 1234567.50":
          "Date,Balance\n01/04/24,\"1234567.50\"\n02/04/24,\"1239567.50\"\n"
          + "03/04/24,\"-760432.50\"\n"
      ], status: 2),
    FollowedFile(
      name: "credits or crores", text: "Date,Balance\n1,5.50 Cr\n2,1.25 Cr\n",
      words: ["can be a minus sign, or a plus sign, or a magnitude"],
      choices: [
        "if \"Cr\" in field 2 is a minus sign, and \"5.50 Cr\" becomes -5.50":
          "Date,Balance\n1,-5.50\n2,-1.25\n",
        "if \"Cr\" in field 2 is a plus sign, and \"5.50 Cr\" becomes 5.50":
          "Date,Balance\n1,5.50\n2,1.25\n",
        "if \"Cr\" in field 2 is a magnitude, and \"5.50 Cr\" becomes 55000000":
          "Date,Balance\n1,55000000\n2,12500000\n",
      ], status: 2),
    FollowedFile(
      name: "names with a letter behind a digit", text: "a;b;c\nx;4K;1,5\ny;8K;2,5\n",
      words: ["\"K\" behind numbers", "can be a magnitude"],
      converted: "a;b;c\nx;4K;1.5\ny;8K;2.5\n",
      choices: [
        "if \"K\" in field 2 is a magnitude, and \"4K\" becomes 4000":
          "a;b;c\nx;4000;1,5\ny;8000;2,5\n"
      ], status: 2),
    FollowedFile(
      name: "billions of an unknown language", text: "a;b;c\nx;5 bln;1,5\ny;8 bln;2,5\n",
      words: ["\"bln\" behind numbers", "can be a magnitude"],
      converted: "a;b;c\nx;5 bln;1.5\ny;8 bln;2.5\n",
      choices: [
        "if \"bln\" in field 2 is a magnitude, and \"5 bln\" becomes 5000000000000":
          "a;b;c\nx;5000000000000;1,5\ny;8000000000000;2,5\n"
      ], status: 2),
    FollowedFile(
      name: "thousands in one language and millions in another",
      text: "a;b;c\nx;1,5 mil;1,5\ny;2,5 mil;2,5\n", words: ["undecided"],
      converted: "a;b;c\nx;1,5 mil;1.5\ny;2,5 mil;2.5\n",
      choices: [
        "if \"1,5 mil\" in field 2 is 1500000": "a;b;c\nx;1500000;1,5\ny;2500000;2,5\n"
      ], status: 2),
    FollowedFile(
      name: "exponents of Java", text: "id,v\na,1.5\nb,2.25E-2\nc,3.5E12\nd,1.5E7\n",
      words: ["4 numbers", "with --lenient"],
      converted: "id,v\na,1.5\nb,0.0225\nc,3500000000000\nd,15000000\n"),
    FollowedFile(
      name: "triangles for minus signs",
      text: "Item,Change\nSales,\"△1,234,567\"\nCost,\"△980\"\nProfit,\"12,345,678\"\n",
      words: ["\"△\" before numbers", "can be the minus sign of Japanese accounts"],
      choices: [
        "if \"△\" in field 2 is the minus sign of Japanese accounts":
          "Item,Change\nSales,\"-1234567\"\nCost,\"-980\"\nProfit,\"12345678\"\n"
      ], status: 2),
    FollowedFile(
      name: "numbers of cards in parentheses",
      text: "day,sum,card\n1,22.30,Visa (7449)\n2,20.00,Visa (7449)\n3,20.50,\n",
      words: ["field 3  card  text, such as \"Visa (7449)\""],
      converted: "day,sum,card\n1,22.30,Visa (7449)\n2,20.00,Visa (7449)\n3,20.50,\n"),
  ]
}
