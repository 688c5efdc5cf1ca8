import Foundation

/// Small files after the shapes of public ones, with invented names and amounts.
extension FollowedFile {
  static let shapes: [FollowedFile] = [
    FollowedFile(
      name: "a delimiter ends the records, and not the header",
      text:
        "Bank;\n\n#Datum;#Text;#Summe;\n2026-04-08;Miete;-800,00;;\n2026-04-07;Lohn;31,43;;\n",
      words: ["header in line 3", "2 records of 5 fields"],
      converted:
        "Bank;\n\n#Datum;#Text;#Summe;\n2026-04-08;Miete;-800.00;;\n2026-04-07;Lohn;31.43;;\n"),
    FollowedFile(
      name: "a tab ends the records, and not the header",
      text: "Nom\tPrix\nA\t99\u{202F}301,03\t\nB\t5,50\t\n",
      words: ["delimiter tab", "header in line 1", "2 records of 3 fields"],
      converted: "Nom\tPrix\nA\t99301.03\t\nB\t5.50\t\n"),
    FollowedFile(
      name: "years below the names of groups",
      text: ";Umsatz;\nLand;2021;2022\nDeutschland;3,5;4,5\nSchweiz;11,25;1,5\n",
      words: ["header in line 2", "fields 2, 3"],
      converted: ";Umsatz;\nLand;2021;2022\nDeutschland;3.5;4.5\nSchweiz;11.25;1.5\n"),
    FollowedFile(
      name: "years in each of two groups, below a title",
      text:
        "Umsatz nach Land\n\n;Umsatz;;Quote\nLand;2021;2022;2022\nA;1.200,5;13.001,2;3,5 %\n"
        + "B;2.100,5;2.250;0,5 %\n",
      words: ["header in line 4"],
      converted:
        "Umsatz nach Land\n\n;Umsatz;;Quote\nLand;2021;2022;2022\nA;1200.5;13001.2;0.035\n"
        + "B;2100.5;2250;0.005\n"),
    FollowedFile(
      name: "a number among percentages",
      text: "a;q\nx;3,5 %\ny;0,75\nz;11,25 %\nu;1,5 %\n",
      words: ["undecided: 3 numbers, and line 3, \"0,75\" isn't one"], converted: nil,
      choices: [:], status: 2),
    FollowedFile(
      name: "errors of a German spreadsheet",
      text: "a;b\nx;1,5\ny;#NV\nz;#WERT!\nu;#BEZUG!\nv;2,5\n",
      words: ["no number in 3 fields"],
      converted: "a;b\nx;1.5\ny;#NV\nz;#WERT!\nu;#BEZUG!\nv;2.5\n",
      errors: "note: 3 missing values stay as they are\n"),
    FollowedFile(
      name: "cards in parentheses",
      text: "Karte;Betrag\n(6217);1,50\n(0088);2,50\n(4410);3,5\n",
      words: ["codes with leading zeros"],
      converted: "Karte;Betrag\n(6217);1.50\n(0088);2.50\n(4410);3.5\n", status: 2),
    FollowedFile(
      name: "units and long names below the names",
      text:
        "TIME,TEMP,NOISE\nISO 8601,C,dBA\nTime,Temperature,Noise level\n"
        + "2018-12-06T00:00:26Z,21.85,54.99\n2018-12-06T00:01:26Z,21.9,48.94\n",
      words: ["header in lines 1 to 3", "decided: decimal separator \".\""],
      converted:
        "TIME,TEMP,NOISE\nISO 8601,C,dBA\nTime,Temperature,Noise level\n"
        + "2018-12-06T00:00:26Z,21.85,54.99\n2018-12-06T00:01:26Z,21.9,48.94\n"),
    FollowedFile(
      name: "rising years above counts",
      text: "geo\t1995\t2000\t2005\nAL\t: \t3000 \t3100 p\nAT\t26700 \t: \t49400 \n",
      words: ["header in line 1", "the same in all conventions"]),
    FollowedFile(
      name: "years of statistics, and rows of spaces without breaks",
      text:
        "\"\"\n;\"\";;;\n;\"1985\";\"1993\";\"2000\";\n\"Chirurgie\";\"\u{A0}\";\"\u{A0}\";\"\u{A0}\";\n"
        + "\"Kinder\";\".\";\"379\";\"575,5\";\n\"Unfall\";\"1,5\";\"2,5\";\"686\";\n",
      words: ["header in line 3", "decided: decimal separator \",\""],
      converted:
        "\"\"\n;\"\";;;\n;\"1985\";\"1993\";\"2000\";\n\"Chirurgie\";\"\u{A0}\";\"\u{A0}\";\"\u{A0}\";\n"
        + "\"Kinder\";\".\";\"379\";\"575.5\";\n\"Unfall\";\"1.5\";\"2.5\";\"686\";\n",
      errors: "note: 1 missing value stays as it is\n"),
    FollowedFile(
      name: "commas that group in one column, where spaces group beside them in another",
      text: "A,B\n-1 414,-1 262\n\"566,216\",\"1,993,022\"\n",
      words: ["field 2  B  decided: decimal separator \".\""],
      converted: "A,B\n-1 414,-1262\n\"566,216\",\"1993022\"\n",
      choices: [
        "if \"566,216\" in field 1 is 566216": "A,B\n-1414,-1 262\n\"566216\",\"1,993,022\"\n",
        "if \"566,216\" in field 1 is 566.216": "A,B\n-1414,-1 262\n\"566.216\",\"1,993,022\"\n",
      ], status: 2),
    FollowedFile(
      name: "a blank line in a table in spaces",
      text: "mai   61    42.2\njun   57.7  69.2\n\n  \n",
      words: ["table: delimiter spaces", "decided: decimal separator \".\""],
      converted: "mai   61    42.2\njun   57.7  69.2\n\n  \n"),
    FollowedFile(
      name: "numbers on the right, a line each",
      text: "     2.00140\n    12.00130\n", words: ["lines, not a table", "--lenient"],
      converted: "2.00140\n12.00130\n"),
    FollowedFile(
      name: "account first header",
      text:
        "\"Konto\";\"Betrag\"\n\"12345678\";\"-22,59\"\n",
      words: ["table: delimiter \";\"", "header in line 1", "decided: decimal separator \",\""],
      converted:
        "\"Konto\";\"Betrag\"\n\"12345678\";\"-22.59\"\n"),
    FollowedFile(
      name: "account first",
      text:
        "01234567890;22/01/2014;-10,00\n01234567890;23/01/2014;-5,76\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \",\""],
      converted:
        "01234567890;22/01/2014;-10.00\n01234567890;23/01/2014;-5.76\n"),
    FollowedFile(
      name: "cr only final lf",
      text:
        "Booked At;Text;Amount\r2013-01-03;Gutschrift, Miete;195.50\r"
        + "2013-01-04;Lohn, Januar;-80.25\r\n",
      words: ["undecided: the lines end in CR alone; convert them first, with tr '\\r' '\\n'"],
      status: 2),
    FollowedFile(
      name: "euro delimiter headerless",
      text:
        "01.02.2024;1,50 €\n02.02.2024;2,50 €\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \",\""],
      converted:
        "01.02.2024;1.50\n02.02.2024;2.50\n"),
    FollowedFile(
      name: "fixed width",
      text:
        "Name        Amount   Balance\nAnna      1.234,56    100,00\n"
        + "Ben          -5,00     95,00\n",
      words: ["table: delimiter spaces", "header in line 1", "decided: decimal separator \",\""],
      converted:
        "Name        Amount   Balance\nAnna       1234.56    100.00\n"
        + "Ben          -5.00     95.00\n"),
    FollowedFile(
      name: "header 1 codes",
      text:
        "12345;Bonn;1,50\n01067;Dresden;2,50\n10115;Berlin;3,50\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \",\""],
      converted:
        "12345;Bonn;1.50\n01067;Dresden;2.50\n10115;Berlin;3.50\n"),
    FollowedFile(
      name: "header 2 money",
      text:
        "Anna;$1.50\nBen;$2.50\nCleo;$3.50\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \".\""],
      converted:
        "Anna;1.50\nBen;2.50\nCleo;3.50\n"),
    FollowedFile(
      name: "header 3 placeholder",
      text:
        "Rent;-;-196,00\nFood;-;-5,00\nBank;2019-07-22;-1,00\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \",\""],
      converted:
        "Rent;-;-196.00\nFood;-;-5.00\nBank;2019-07-22;-1.00\n"),
    FollowedFile(
      name: "nbsp latin1",
      text:
        "Kontoövers.;Belopp\nLÃ¶n;1\u{A0}234,56\nHyra;-500,00\n",
      words: ["table: delimiter \";\"", "header in line 1"],
      choices: [
        "to convert only the numbers in field 2, and \"-500,00\" becomes -500.00":
          "Kontoövers.;Belopp\nLÃ¶n;1\u{A0}234,56\nHyra;-500.00\n"
      ],
      status: 2,
      encoding: .isoLatin1),
    FollowedFile(
      name: "percent and price",
      text:
        "name,rate,price\nA,7.02%,2792.97\nB,6.3%,2150.33\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "name,rate,price\nA,0.0702,2792.97\nB,0.063,2150.33\n"),
    FollowedFile(
      name: "preamble reference column",
      text:
        "KNAB EXPORT;;;;\nDate;Ref;Amount;Note;\n2024-01-01;A1;1,50;x;\n"
        + "2024-01-02;77;2,50;y;\n",
      words: [
        "table: delimiter \";\"", "header in line 2", "after 1 line to skip",
        "decided: decimal separator \",\"",
      ],
      converted:
        "KNAB EXPORT;;;;\nDate;Ref;Amount;Note;\n2024-01-01;A1;1.50;x;\n"
        + "2024-01-02;77;2.50;y;\n"),
    FollowedFile(
      name: "ragged",
      text:
        "a,b,c\n1,2,x\n4,5\n1\n1,2,y\n",
      words: ["table: delimiter \",\"", "header in line 1"],
      status: 2),
    FollowedFile(
      name: "sep and metadata",
      text:
        "sep=;\r\ncreated;2024-01-01 10:00\r\nday;temp\r\n2024-01-01;2,5\r\n"
        + "2024-01-02;3,5\r\n",
      words: [
        "table: delimiter \";\"", "header in line 3", "after 2 lines to skip",
        "decided: decimal separator \",\"",
      ],
      converted:
        "sep=;\r\ncreated;2024-01-01 10:00\r\nday;temp\r\n2024-01-01;2.5\r\n"
        + "2024-01-02;3.5\r\n"),
    FollowedFile(
      name: "sh column",
      text:
        "\"01.10.2019\";\"John Doe\";\"EUR\";\"1.337,00\";\"H\"\n"
        + "\"01.10.2019\";\"John Doe\";\"EUR\";\"13,37\";\"S\"\n",
      words: ["table: delimiter \";\"", "no header", "decided: decimal separator \",\""],
      converted:
        "\"01.10.2019\";\"John Doe\";\"EUR\";\"1337.00\";\"H\"\n"
        + "\"01.10.2019\";\"John Doe\";\"EUR\";\"-13.37\";\"S\"\n"),
    FollowedFile(
      name: "space groups",
      text:
        "name;n\na;1 234\nb;12 500\n",
      words: ["table: delimiter \";\"", "header in line 1", "decided: no number has decimals"],
      converted:
        "name;n\na;1234\nb;12500\n"),
    FollowedFile(
      name: "wider footer",
      text:
        "Report\nDate,Amount\n2024-01-01,1.50\n2024-01-02,2.50\nTotal,4.00,\n",
      words: [
        "table: delimiter \",\"", "header in line 2", "after 1 line to skip",
        "decided: decimal separator \".\"",
      ],
      converted:
        "Report\nDate,Amount\n2024-01-01,1.50\n2024-01-02,2.50\nTotal,4.00,\n",
      errors: "line 5"),
    FollowedFile(
      name: "comments two headings",
      text:
        "# Data are free to use; please cite the station, and tell us\n"
        + "# year month decimal\n#  AD    no    date\n"
        + " 1959    1   1959.3699      318.10\n"
        + " 1959    2   1959.3700      318.11\n"
        + " 1959    3   1959.3701      318.12\n"
        + " 1959    4   1959.3702      318.13\n",
      words: [
        "table: delimiter spaces", "header in lines 2 to 3", "after 1 line to skip",
        "decided: decimal separator \".\"",
      ],
      converted:
        "# Data are free to use; please cite the station, and tell us\n"
        + "# year month decimal\n#  AD    no    date\n"
        + " 1959    1   1959.3699      318.10\n"
        + " 1959    2   1959.3700      318.11\n"
        + " 1959    3   1959.3701      318.12\n"
        + " 1959    4   1959.3702      318.13\n"),
    FollowedFile(
      name: "cr dr suffix",
      text:
        "Date,Balance\n01/04/24,\"12,34,567.50 Cr\"\n"
        + "02/04/24,\"12,39,567.50 Cr\"\n03/04/24,\"7,60,432.50 Dr\"\n",
      words: [
        "table: delimiter \",\"", "header in line 1",
        "undecided: \"Cr\" and \"Dr\" behind numbers, such as line 2",
      ],
      choices: [
        "if \"Cr\" and \"Dr\" in field 2 are signs, and \"12,34,567.50 Cr\" becomes 1234567.50":
          "Date,Balance\n01/04/24,\"1234567.50\"\n02/04/24,\"1239567.50\"\n"
          + "03/04/24,\"-760432.50\"\n"
      ],
      status: 2),
    FollowedFile(
      name: "eurostat",
      text:
        "unit,sex,age,geo\\time\t2018 \t2017 \nYR,F,Y1,AL\t: \t79.7 \n"
        + "YR,F,Y1,AM\t: \t78.5 \nYR,F,Y1,AT\t83.1 b\t82.9 \n"
        + "YR,F,Y1,BE\t83.0e\t82.1 p\n",
      words: [
        "table: delimiter tab", "header in line 1",
        "undecided: \"b\" and \"e\" behind numbers, such as line 4",
        "undecided: \"p\" behind numbers, such as line 5",
      ],
      status: 2),
    FollowedFile(
      name: "exponent java",
      text:
        "id,v\na,1.5\nb,2.25E-2\nc,3.5E12\nd,1.5E7\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "id,v\na,1.5\nb,0.0225\nc,3500000000000\nd,15000000\n"),
    FollowedFile(
      name: "gb18030 card",
      text:
        "Ê±¼ä,½ð¶î,·½Ê½\n2025-02-28,22.30,Í¨ÒøÐÐÐÅÓÃ¿¨(7449)\n"
        + "2025-02-27,20.00,Í¨ÒøÐÐÐÅÓÃ¿¨(7449)\n2025-02-26,20.50,\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "Ê±¼ä,½ð¶î,·½Ê½\n2025-02-28,22.30,Í¨ÒøÐÐÐÅÓÃ¿¨(7449)\n"
        + "2025-02-27,20.00,Í¨ÒøÐÐÐÅÓÃ¿¨(7449)\n2025-02-26,20.50,\n",
      encoding: .isoLatin1),
    FollowedFile(
      name: "header aged",
      text:
        "Region;0-14;15-64;65+\nNord;1,5;2,5;3,5\nSued;1,25;2,25;3,25\n",
      words: ["table: delimiter \";\"", "header in line 1", "decided: decimal separator \",\""],
      converted:
        "Region;0-14;15-64;65+\nNord;1.5;2.5;3.5\nSued;1.25;2.25;3.25\n"),
    FollowedFile(
      name: "header describe",
      text:
        ",count,mean,min,25%,50%,max\nage,100.0,29.69,0.42,20.125,28.0,80.0\n"
        + "fare,100.0,32.2,0.5,7.91,14.45,512.32\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        ",count,mean,min,25%,50%,max\nage,100.0,29.69,0.42,20.125,28.0,80.0\n"
        + "fare,100.0,32.2,0.5,7.91,14.45,512.32\n"),
    FollowedFile(
      name: "header eur year",
      text:
        "Land;EUR 2020;EUR 2021\nNord;12,50;1,5\nSued;13,75;2,5\n",
      words: ["table: delimiter \";\"", "header in line 1", "decided: decimal separator \",\""],
      converted:
        "Land;EUR 2020;EUR 2021\nNord;12.50;1.5\nSued;13.75;2.5\n"),
    FollowedFile(
      name: "header fred",
      text:
        "DATE,DGS10\n2024-01-02,3.95\n2024-01-03,3.91\n2024-01-04,.\n"
        + "2024-01-05,4.05\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "DATE,DGS10\n2024-01-02,3.95\n2024-01-03,3.91\n2024-01-04,.\n"
        + "2024-01-05,4.05\n",
      errors: "1 missing value"),
    FollowedFile(
      name: "header percentiles",
      text:
        "Land;90 %;95 %\nNord;1,5 %;2,5 %\nSued;1,25 %;2,25 %\n",
      words: ["table: delimiter \";\"", "decided: decimal separator \",\""],
      choices: [
        "if line 1 is a header":
          "Land;90 %;95 %\nNord;0.015;0.025\nSued;0.0125;0.0225\n",
        "if line 1 isn't a header":
          "Land;0.90;0.95\nNord;0.015;0.025\nSued;0.0125;0.0225\n",
      ],
      status: 2),
    FollowedFile(
      name: "header top",
      text:
        "Region,TOP 10,TOP 50\nNord,12.5,1.5\nSued,13.75,2.25\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "Region,TOP 10,TOP 50\nNord,12.5,1.5\nSued,13.75,2.25\n"),
    FollowedFile(
      name: "magnitude once",
      text:
        "App,Reviews\na0,5\na1,42\na2,79\na3,116\na4,153\na5,190\na6,227\n"
        + "a7,264\na8,301\na9,338\nb,3.0M\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "App,Reviews\na0,5\na1,42\na2,79\na3,116\na4,153\na5,190\na6,227\n"
        + "a7,264\na8,301\na9,338\nb,3000000\n"),
    FollowedFile(
      name: "magnitudes mixed",
      text:
        "Date,Price,Vol.\n2024-01-02,\"8,746.6\",1.38M\n"
        + "2024-01-03,\"8,111.4\",610.66K\n2024-01-04,\"8,188.3\",1.02M\n"
        + "2024-01-05,\"8,196.7\",998.10K\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "Date,Price,Vol.\n2024-01-02,\"8746.6\",1380000\n"
        + "2024-01-03,\"8111.4\",610660\n2024-01-04,\"8188.3\",1020000\n"
        + "2024-01-05,\"8196.7\",998100\n"),
    FollowedFile(
      name: "missing three hyphens",
      text:
        "Date\tTime\tTemp\tHi\n01.01.20\t00:00\t-1,5\t---\n"
        + "01.01.20\t00:10\t-1,6\t2,5\n01.01.20\t00:20\t---\t2,5\n",
      words: ["table: delimiter tab", "header in line 1", "decided: decimal separator \",\""],
      converted:
        "Date\tTime\tTemp\tHi\n01.01.20\t00:00\t-1.5\t---\n"
        + "01.01.20\t00:10\t-1.6\t2.5\n01.01.20\t00:20\t---\t2.5\n",
      errors: "2 missing values"),
    FollowedFile(
      name: "repeated header",
      text:
        "Date,Description,Debit,Credit,Balance\n"
        + "01-Apr-24,A,\"1,200.00\",,\"3,345.37\"\n"
        + "02-Apr-24,B,,500.00,\"3,845.37\"\n"
        + "Date,Description,Debit,Credit,Balance\n"
        + "03-Apr-24,C,20.50,,\"3,824.87\"\n04-Apr-24,D,,10.00,\"3,834.87\"\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "Date,Description,Debit,Credit,Balance\n"
        + "01-Apr-24,A,\"1200.00\",,\"3345.37\"\n"
        + "02-Apr-24,B,,500.00,\"3845.37\"\n"
        + "Date,Description,Debit,Credit,Balance\n"
        + "03-Apr-24,C,20.50,,\"3824.87\"\n04-Apr-24,D,,10.00,\"3834.87\"\n"),
    FollowedFile(
      name: "space comma plain",
      text:
        "1 2,5\n2 3,5\n3 4,75\n",
      words: ["table: delimiter spaces", "no header", "decided: decimal separator \",\""],
      converted:
        "1 2.5\n2 3.5\n3 4.75\n"),
    FollowedFile(
      name: "triangle",
      text:
        "Item,Change\nSales,\"△1,234,567\"\nCost,\"▲980\"\n"
        + "Profit,\"12,345,678\"\n",
      words: [
        "table: delimiter \",\"", "header in line 1",
        "undecided: \"▲\" and \"△\" before numbers, such as line 2",
      ],
      choices: [
        "if \"▲\" and \"△\" in field 2 are minus signs of Japanese accounts":
          "Item,Change\nSales,\"-1234567\"\nCost,\"-980\"\nProfit,\"12345678\"\n"
      ],
      status: 2),
    FollowedFile(
      name: "two header rows",
      text:
        ";;Stichtag;Stichtag\n;;31.12.1995;31.12.1996\n"
        + "01001;Nordstadt;56,44;57,44\n01002;Suedstadt;116,82;117,30\n"
        + "01003;Oststadt;16,82;-\n",
      words: [
        "table: delimiter \";\"", "header in line 2", "after 1 line to skip",
        "decided: decimal separator \",\"",
      ],
      converted:
        ";;Stichtag;Stichtag\n;;31.12.1995;31.12.1996\n"
        + "01001;Nordstadt;56.44;57.44\n01002;Suedstadt;116.82;117.30\n"
        + "01003;Oststadt;16.82;-\n",
      errors: "1 missing value"),
    FollowedFile(
      name: "years only",
      text:
        "\"Country Name\",\"Country Code\",\"1960\",\"1961\"\n"
        + "\"A\",\"AAA\",\"\",\"2.5\"\n\"B\",\"BBB\",\"1.25\",\"-0.5\"\n",
      words: ["table: delimiter \",\"", "header in line 1", "decided: decimal separator \".\""],
      converted:
        "\"Country Name\",\"Country Code\",\"1960\",\"1961\"\n"
        + "\"A\",\"AAA\",\"\",\"2.5\"\n\"B\",\"BBB\",\"1.25\",\"-0.5\"\n"),
  ]
}
