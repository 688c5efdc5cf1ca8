/// Names that could be numbers, above numbers.
extension FollowedFile {
  static let headers: [FollowedFile] =
    names + [
      // As plain numbers, years stay what they are.
      FollowedFile(
        name: "years above numbers", text: "Land;2020;2021\nA;1,5;2,5\n",
        words: ["header in line 1"], converted: "Land;2020;2021\nA;1.5;2.5\n"),
      FollowedFile(
        name: "years above numbers, and texts above texts",
        text: "\"Country Name\",\"Country Code\",\"1960\",\"1961\"\n\"A\",\"AAA\",\"\",\"2.5\"\n"
          + "\"B\",\"BBB\",\"1.25\",\"-0.5\"\n",
        words: ["header in line 1"],
        converted:
          "\"Country Name\",\"Country Code\",\"1960\",\"1961\"\n\"A\",\"AAA\",\"\",\"2.5\"\n"
          + "\"B\",\"BBB\",\"1.25\",\"-0.5\"\n"),
      FollowedFile(
        name: "quartiles of several columns",
        text: ",count,mean,min,25%,50%,max\nage,100.0,29.69,0.42,20.125,28.0,80.0\n"
          + "fare,100.0,32.2,0.5,7.91,14.45,512.32\n",
        words: ["header in line 1", "--field count,mean,min,25%,50%,max"],
        converted: ",count,mean,min,25%,50%,max\nage,100.0,29.69,0.42,20.125,28.0,80.0\n"
          + "fare,100.0,32.2,0.5,7.91,14.45,512.32\n"),
      FollowedFile(
        name: "a series, and a period for what is missing",
        text: "DATE,DGS10\n2024-01-02,3.95\n2024-01-03,3.91\n2024-01-04,.\n2024-01-05,4.05\n",
        words: ["header in line 1"],
        converted: "DATE,DGS10\n2024-01-02,3.95\n2024-01-03,3.91\n2024-01-04,.\n2024-01-05,4.05\n",
        errors: "1 missing value"),
      FollowedFile(
        name: "a year and a name above numbers", text: "Land;2020;Summe\nA;1,5;2,5\nB;2,25;3,1\n",
        words: ["header in line 1"], converted: "Land;2020;Summe\nA;1.5;2.5\nB;2.25;3.1\n"),

      // The numbers below are written otherwise, but can be read alike.
      FollowedFile(
        name: "percentages without decimals",
        text: "Land;90 %;95 %\nNord;1,5 %;2,5 %\nSued;1,25 %;2,25 %\n",
        words: ["line 1 may be a header or not"],
        choices: [
          "if line 1 is": "Land;90 %;95 %\nNord;0.015;0.025\nSued;0.0125;0.0225\n",
          "if line 1 isn't": "Land;0.90;0.95\nNord;0.015;0.025\nSued;0.0125;0.0225\n",
        ], status: 2),
      FollowedFile(
        name: "money without decimals", text: "Land;€ 2020\nNord;€ 12,50\nSued;€ 13,75\n",
        words: ["line 1 may be a header or not"],
        choices: ["if line 1 is": "Land;€ 2020\nNord;12.50\nSued;13.75\n"], status: 2),
      FollowedFile(
        name: "a sign behind an integer", text: "Region;65+\nNord;3,5\nSued;4,5\n",
        words: ["line 1 may be a header or not"],
        choices: ["if line 1 is": "Region;65+\nNord;3.5\nSued;4.5\n"], status: 2),
      FollowedFile(
        name: "signs before integers", text: "Name,-5,+5\na,1.5,2.5\nb,2.5,3.5\n",
        words: ["line 1 may be a header or not"],
        choices: ["if line 1 is": "Name,-5,+5\na,1.5,2.5\nb,2.5,3.5\n"], status: 2),
      FollowedFile(
        name: "integers in parentheses", text: "Variable,(1),(2)\na,1.5,2.5\nb,2.5,3.5\n",
        words: ["line 1 may be a header or not"],
        choices: ["if line 1 is": "Variable,(1),(2)\na,1.5,2.5\nb,2.5,3.5\n"], status: 2),
      FollowedFile(
        name: "a plus and a value", text: "Region;+5;0,5\nN;5,5;1,5\nS;7,5;2,5\n",
        words: ["line 1 may be a header or not"],
        choices: ["if line 1 is": "Region;+5;0,5\nN;5.5;1.5\nS;7.5;2.5\n"], status: 2),

      // The first record is like the others.
      FollowedFile(
        name: "money without decimals, above money without decimals",
        text: "Ulm;$7\nJena;$2.50\nKiel;$5\n", words: ["no header"],
        converted: "Ulm;7\nJena;2.50\nKiel;5\n"),
      FollowedFile(
        name: "a minus before an integer, beside decimals",
        text: "Ulm;-7;1,5\nJena;2,5;7,5\nKiel;3,5;2,5\n", words: ["no header"],
        converted: "Ulm;-7;1.5\nJena;2.5;7.5\nKiel;3.5;2.5\n"),
      FollowedFile(
        name: "parentheses in several records", text: "Ulm;(7)\nJena;(2)\nKiel;3.5\n",
        words: ["no header"], converted: "Ulm;-7\nJena;-2\nKiel;3.5\n"),
      FollowedFile(
        name: "a record alone", text: "Ulm;7,50\n", words: ["no header"], converted: "Ulm;7.50\n"),
    ]

  /// Headers, each above a record that shows it to be one, and that record as plain numbers.
  private static let names = [
    ("Region,TOP 10,TOP 50", "Nord,12.5,1.5", "Nord,12.5,1.5"),
    ("Land;EUR 2020;EUR 2021", "Nord;12,50;1,5", "Nord;12.50;1.5"),
    ("Land;€ 2020;2020 EUR", "Nord;12,50;1,5", "Nord;12.50;1.5"),
    ("Land;USD 2020", "Nord;12,50 €", "Nord;12.50"), ("Stufe;10$", "a;12,50", "a;12.50"),
    ("r,0-1,5-6,6+", "N,1.5,2.5,3.5", "N,1.5,2.5,3.5"),
    ("Region;0-14;15-64;65+", "Nord;1,5;2,5;3,5", "Nord;1.5;2.5;3.5"),
    ("DATE,DGS10", "2024-01-02,3.95", "2024-01-02,3.95"),
    ("DATE,DGS10,DGS1", "2024-01-02,3.95,4.05", "2024-01-02,3.95,4.05"),
    ("Place,POP2010", "Ulm,7.5", "Ulm,7.5"), ("id,OFF600,DEF600", "7,1.5,2.5", "7,1.5,2.5"),
    ("Agency,NYC-3-1-1", "a,7.5", "a,7.5"),
    ("Tag;Summe;VWZ6", "02.03.2024;1,5;", "02.03.2024;1.5;"),
    ("Item,Tax 5%,VAT (20%),24h %", "a,1.5,2.5,3.5", "a,1.5,2.5,3.5"),
    ("Item;Tax 5%", "a;7,5 %", "a;0.075"),
    ("\"0%\",\"25%\"", "1.5,2.5", "1.5,2.5"), ("Land,GDP 2015 (USD)", "a,7.5", "a,7.5"),
    ("Tag,DAX 30", "2024-01-02,12.5", "2024-01-02,12.5"), ("id;2-", "7;2,5", "7;2.5"),
    ("FOD1P,Major,Total", "7,x,2.5", "7,x,2.5"),
  ].map { header, record, plain in
    FollowedFile(
      name: header, text: "\(header)\n\(record)\n\(record)\n", words: ["header in line 1"],
      converted: "\(header)\n\(plain)\n\(plain)\n")
  }
}
