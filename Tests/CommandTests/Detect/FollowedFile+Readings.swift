extension FollowedFile {
  /// Columns with marks and words that change the number, or don't.
  static let readings: [FollowedFile] = [
    FollowedFile(
      name: "a number without a sign in the column of signs",
      text: "a;135,62;\nb;115,68;S\nc;89,75;H\nd;48,35;S\n",
      words: ["the signs of the numbers beside it"],
      converted: "a;135,62;\nb;-115.68;S\nc;89.75;H\nd;-48.35;S\n",
      errors: "none of the signs"),
    FollowedFile(
      name: "permille", text: "a;b\nx;1,5 ‰\ny;2,25 ‰\n", words: ["--style permille"],
      converted: "a;b\nx;0.0015\ny;0.00225\n"),
    FollowedFile(
      name: "the wide yen", text: "a;b\nx;￥1,234.5\ny;￥22\n", words: ["--currency JPY"],
      converted: "a;b\nx;1234.5\ny;22\n"),
    FollowedFile(
      name: "errors of a spreadsheet", text: "a;b\nx;1,5\ny;#DIV/0!\nz;#REF!\nu;2,5\n",
      words: ["no number in 2 fields", "--missing '#DIV/0!,#REF!'"],
      converted: "a;b\nx;1.5\ny;#DIV/0!\nz;#REF!\nu;2.5\n",
      errors: "note: 2 missing values stay as they are"),
    FollowedFile(
      name: "standard errors in parentheses", text: "a;b\nx;0.5\ny;(0.123)\n",
      words: ["with --lenient; numbers in parentheses are negative"],
      converted: "a;b\nx;0.5\ny;-0.123\n"),
    FollowedFile(
      name: "two minus signs of Japanese accounts",
      text: "Item,Change\nSales,\"△1,234,567\"\nCost,▲980\nProfit,\"12,345,678\"\n",
      words: ["\"▲\" and \"△\" before numbers", "can be minus signs of Japanese accounts"],
      choices: [
        "if \"▲\" and \"△\" in field 2 are minus signs of Japanese accounts":
          "Item,Change\nSales,\"-1234567\"\nCost,-980\nProfit,\"12345678\"\n"
      ], status: 2),
    FollowedFile(
      name: "arrows up and down", text: "a;b;c\nx;▲1,5;7,5\ny;▼0,5;8,5\n",
      words: ["fields 1, 2  a, b  text, such as \"x\""],
      converted: "a;b;c\nx;▲1,5;7.5\ny;▼0,5;8.5\n"),
    FollowedFile(
      name: "yuan beside Chinese names", text: "名称;金额\n苹果;¥1,234.50\n梨;¥2.50\n",
      words: ["--currency CNY"], converted: "名称;金额\n苹果;1234.50\n梨;2.50\n"),
    FollowedFile(
      name: "the minus sign alone", text: "a;b\nx;−1.5\ny;−2.25\n",
      words: ["--locale en --lenient"], converted: "a;b\nx;-1.5\ny;-2.25\n"),
    FollowedFile(
      name: "zero among percentages", text: "a;b\nx;0\ny;-16,36 %\nz;1,5 %\n",
      words: ["--style percent"], converted: "a;b\nx;0.00\ny;-0.1636\nz;0.015\n"),
    FollowedFile(
      name: "two columns with one question", text: "a;b;c\n1,234;2,345;x\n",
      words: ["fields 1, 2"],
      choices: [
        "if \"1,234\" in fields 1, 2 is 1234": "a;b;c\n1234;2345;x\n",
        "if \"1,234\" in fields 1, 2 is 1.234": "a;b;c\n1.234;2.345;x\n",
      ], status: 2),
    FollowedFile(
      name: "a first number that an answer doesn't read", text: "1,280.8;a\n4,884;b\n",
      words: ["line 1 may be a header or not"],
      choices: [
        "if \"4,884\" in field 1 is 4884": "1280.8;a\n4884;b\n",
        "if \"4,884\" in field 1 is 4.884": "1,280.8;a\n4.884;b\n",
      ], status: 2),
    FollowedFile(
      name: "lines with a unit", text: "1.5 kr\n12.25 kr\n",
      words: ["undecided: \"kr\" behind numbers"], status: 2),
    FollowedFile(
      name: "lines with magnitudes", text: "1.38M\n610.66K\n",
      words: ["--accept magnitudes"], converted: "1380000\n610660\n"),
    FollowedFile(
      name: "two currencies", text: "a;b\nx;€1,50\ny;$2,5\nz;$2,25\n",
      words: ["\"€1,50\" isn't one; currencies USD, EUR"],
      choices: [
        "to convert only the numbers in field 2": "a;b\nx;€1,50\ny;2.5\nz;2.25\n"
      ], status: 2),
    FollowedFile(
      name: "answers beside amounts", text: "a;b;c\nx;1,50;Yes\ny;2,5;No\nz;2,25;No\n",
      words: ["fields 1, 3  a, c  text, such as \"x\"\n"],
      converted: "a;b;c\nx;1.50;Yes\ny;2.5;No\nz;2.25;No\n"),
    FollowedFile(
      name: "districts with letters", text: "a;b;c\nx;1A;1,5\ny;1B;2,5\nz;2C;3,5\nu;10B;4,5\n",
      words: ["fields 1, 2  a, b  text, such as \"x\""],
      converted: "a;b;c\nx;1A;1.5\ny;1B;2.5\nz;2C;3.5\nu;10B;4.5\n"),
    FollowedFile(
      name: "seeds with letters", text: "a;b;c\nx;16a;1,5\ny;16b;2,5\nz;11;3,5\n",
      words: ["fields 1, 2  a, b  text, such as \"x\""],
      converted: "a;b;c\nx;16a;1.5\ny;16b;2.5\nz;11;3.5\n"),
    FollowedFile(
      name: "a currency among amounts with signs behind them",
      text: "a;b\nx;€1,50 S\ny;€2,25 H\n", words: ["\"H\" and \"S\" behind numbers"],
      choices: [
        "if \"H\" and \"S\" in field 2 are signs": "a;b\nx;-1.50\ny;2.25\n"
      ], status: 2),
  ]
}
