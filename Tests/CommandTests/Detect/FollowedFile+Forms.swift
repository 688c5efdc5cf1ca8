/// Forms of files, each of which is decided by a statement that others leave something over of.
extension FollowedFile {
  static let forms: [FollowedFile] = [
    // A line is a record with as many fields as the others.
    FollowedFile(
      name: "a header with one name, and commas in numbers", text: "Amount\n1,5\n2,75\n",
      words: ["lines, not a table", "header in line 1"], converted: "Amount\n1.5\n2.75\n"),
    FollowedFile(
      name: "a list of psql", text: " a | b   \n---+-----\n x | 1,5 \n y | 2,5 \n(2 rows)\n",
      words: ["delimiter \"|\"", "comments begin with \"--\"", "line 5 has 1 field, not 2"],
      converted: " a | b   \n---+-----\n x | 1.5 \n y | 2.5 \n(2 rows)\n", errors: "line 5"),
    FollowedFile(
      name: "a list of mysql",
      text: "+---+-----+\n| a | b   |\n+---+-----+\n| x | 1.5 |\n| y | 2.5 |\n+---+-----+\n",
      words: ["delimiter \"|\"", "comments begin with \"+-\"", "header in line 2"],
      converted: "+---+-----+\n| a | b   |\n+---+-----+\n| x | 1.5 |\n| y | 2.5 |\n+---+-----+\n"),
    FollowedFile(
      name: "a list of SAP",
      text: "Auszug\n---------------------\n|Beleg|Betrag   |Wrg|\n---------------------\n"
        + "|10001| 1.234,56|EUR|\n|10002|    12,50|EUR|\n---------------------\n",
      words: ["delimiter \"|\"", "comments begin with \"--\"", "header in line 3"],
      converted: "Auszug\n---------------------\n|Beleg|Betrag   |Wrg|\n---------------------\n"
        + "|10001| 1234.56|EUR|\n|10002|    12.50|EUR|\n---------------------\n"),
    FollowedFile(
      name: "a table of Markdown", text: "| a | b |\n|---|---|\n| x | 1,5 |\n| y | 2,5 |\n",
      words: ["delimiter \"|\"", "header in line 1"],
      converted: "| a | b |\n|---|---|\n| x | 1.5 |\n| y | 2.5 |\n", errors: "missing value"),

    FollowedFile(
      name: "tabs, and a note of as many words as fields",
      text: "a\tb\tc\td\n1\t1.5\t2.5%\tx\n2\t2.5\t3.5%\ty\nend of the list\n",
      words: ["delimiter tab", "line 4 has 1 field, not 4"],
      converted: "a\tb\tc\td\n1\t1.5\t0.025\tx\n2\t2.5\t0.035\ty\nend of the list\n",
      errors: "line 4"),

    FollowedFile(
      name: "many lines of two fields above a few records",
      text: "Bank;ING\nKunde;A B\nIBAN;DE12\nSaldo;1.234,50\nSortierung;Datum\n"
        + "Buchung;Text;Name;Betrag;Saldo\n03.01.2025;a;b;-12,99;1,5\n"
        + "05.01.2025;c;d;-9,99;2,5\n",
      words: ["header in line 6"],
      converted: "Bank;ING\nKunde;A B\nIBAN;DE12\nSaldo;1.234,50\nSortierung;Datum\n"
        + "Buchung;Text;Name;Betrag;Saldo\n03.01.2025;a;b;-12.99;1.5\n"
        + "05.01.2025;c;d;-9.99;2.5\n"),
    FollowedFile(
      name: "short lines of notes among wide records",
      text: "a,b,c,d,e\nPosted:\n1,x,y,z,\"1,234.50\"\n2,x,y,z,7.5\n3,x,y,z,8.5\n",
      words: ["delimiter \",\"", "line 2 has 1 field, not 5"],
      converted: "a,b,c,d,e\nPosted:\n1,x,y,z,\"1234.50\"\n2,x,y,z,7.5\n3,x,y,z,8.5\n",
      errors: "line 2"),
    FollowedFile(
      name: "a second line of some records",
      text: "a,b,c,d,e\n1,x,y,7.5,z\n,,more\n2,x,y,8.5,z\n,,more\n",
      words: ["delimiter \",\"", "line 3 has 3 fields, not 5, and 1 more don't fit, either"],
      converted: "a,b,c,d,e\n1,x,y,7.5,z\n,,more\n2,x,y,8.5,z\n,,more\n", errors: "line 3",
      status: 2),

    // A field is one value, and all of it.
    FollowedFile(
      name: "fields that tabs fill", text: "1\t,\"x\t\",1.5\t,\n2\t,\"y\t\",2.5\t,\n",
      words: ["delimiter \",\""], converted: "1\t,\"x\t\",1.5\t,\n2\t,\"y\t\",2.5\t,\n"),
    FollowedFile(
      name: "integers and decimals with one space", text: "1 2,5\n2 3,5\n3 4,75\n",
      words: ["delimiter spaces", "no header"], converted: "1 2.5\n2 3.5\n3 4.75\n"),
    FollowedFile(
      name: "one currency beside numbers", text: "kr 5\nkr 7\n",
      words: ["lines, not a table", "text, such as \"kr 5\""], status: 2),
    FollowedFile(
      name: "names and commas in semicolons", text: "Ulm, Jena;7,50\nBonn, Kiel;2,25\n",
      words: ["delimiter \";\""], converted: "Ulm, Jena;7.50\nBonn, Kiel;2.25\n"),

    // A column has numbers, or most of its texts are.
    FollowedFile(
      name: "commas in the first field, and tabs",
      text: "unit,sex,geo\\time\t2018 \t2017 \nYR,F,AL\t: \t79.7 \nYR,F,AM\t: \t78.5 \n",
      words: ["delimiter tab", "header in line 1"],
      converted: "unit,sex,geo\\time\t2018 \t2017 \nYR,F,AL\t: \t79.7 \nYR,F,AM\t: \t78.5 \n"),

    // What a separator is in another column.
    FollowedFile(
      name: "groups beside groups",
      text: "a;b\n138,018;1,995,196\n7,250;2,500,000\n",
      words: ["fields 1, 2  a, b  decided: decimal separator \".\" (line 2, \"1,995,196\")"],
      converted: "a;b\n138018;1995196\n7250;2500000\n"),
    FollowedFile(
      name: "decimals beside decimals", text: "a;b\n1,825;14,17\n2,500;7,5\n",
      words: ["fields 1, 2  a, b  decided: decimal separator \",\" (line 2, \"14,17\")"],
      converted: "a;b\n1.825;14.17\n2.500;7.5\n"),
    FollowedFile(
      name: "periods beside decimals with commas", text: "a;b\n48.137;1,5\n11.575;2,5\n",
      words: ["field 1  a  undecided"], converted: "a;b\n48.137;1.5\n11.575;2.5\n",
      choices: [
        "if \"48.137\" in field 1 is 48137": "a;b\n48137;1,5\n11575;2,5\n",
        "if \"48.137\" in field 1 is 48.137": "a;b\n48.137;1,5\n11.575;2,5\n",
      ], status: 2),

    // Headers of several records.
    FollowedFile(
      name: "a row of words above the names",
      text: ";;Stichtag;Stichtag\n;;31.12.1995;31.12.1996\n01001;Nord;56,44;57,44\n"
        + "01002;Ost;116,82;117,30\n01003;Süd;16,82;-\n",
      words: ["header in line 2", "--skip 1"],
      converted: ";;Stichtag;Stichtag\n;;31.12.1995;31.12.1996\n01001;Nord;56.44;57.44\n"
        + "01002;Ost;116.82;117.30\n01003;Süd;16.82;-\n", errors: "1 missing value"),
    FollowedFile(
      name: "units below the names", text: "Name,Length,Weight\n,m,kg\na,1.5,2.5\nb,2.25,3.1\n",
      words: ["header in lines 1 to 2", "--header 2 --field 2,3"],
      converted: "Name,Length,Weight\n,m,kg\na,1.5,2.5\nb,2.25,3.1\n"),
    FollowedFile(
      name: "names, units, factors, and codes of series",
      text: "Series,Rate a,Rate b\nUnit:,Percent,Percent\nFactor:,1,1\nPeriod,RA,RB\n"
        + "2021-03-03,0.07,3.25\n2021-03-10,0.05,3.25\n2021-03-17,0.07,3.5\n",
      words: ["header in lines 1 to 4"],
      converted: "Series,Rate a,Rate b\nUnit:,Percent,Percent\nFactor:,1,1\nPeriod,RA,RB\n"
        + "2021-03-03,0.07,3.25\n2021-03-10,0.05,3.25\n2021-03-17,0.07,3.5\n"),
    FollowedFile(
      name: "two lines of names with a mark of comments",
      text: "# Data are free, and as they are\n# year month value\n#  AD   no    date\n"
        + " 1959  1  0.5  318.10\n 1959  2  1.5  318.21\n 1959  3  2.5  318.32\n",
      words: ["delimiter spaces", "header in lines 2 to 3", "--skip 1 --header 2"],
      converted: "# Data are free, and as they are\n# year month value\n#  AD   no    date\n"
        + " 1959  1  0.5  318.10\n 1959  2  1.5  318.21\n 1959  3  2.5  318.32\n"),
    FollowedFile(
      name: "the header on each page",
      text:
        "Day,Debit,Credit\n01-Apr,\"1,200.00\",\n02-Apr,,500.00\nDay,Debit,Credit\n03-Apr,20.50,\n",
      words: ["3 records", "decided: decimal separator \".\""],
      converted:
        "Day,Debit,Credit\n01-Apr,\"1200.00\",\n02-Apr,,500.00\nDay,Debit,Credit\n03-Apr,20.50,\n"
    ),
  ]
}
