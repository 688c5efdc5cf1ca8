import LiveNumberCore
import TestSupport
import Testing

/// Symbols that can't distinguish numbers.
@Suite struct SymbolValidationTests {
  private static func english(_ change: (inout NumberSymbols) -> Void) -> NumberSymbols {
    var symbols = NumberSymbols()
    change(&symbols)
    return symbols
  }

  @Test(arguments: [
    english { $0.digits = [] },
    english { $0.digits.removeLast() },
    english { $0.digits.append("x") },
    english { $0.digits[3] = "٣" },
    english { $0.decimalSeparator = "" },
    english { $0.groupingSeparator = "" },
    english { $0.groupingSeparator = $0.decimalSeparator },
    english { $0.minusSign = "" },
    english { $0.plusSign = "" },
    // What can't be told apart: 12345 as 152345, 1.5 as 105, -5 as .5, 12 as 11.
    english { $0.groupingSeparator = "5" },
    english { $0.decimalSeparator = "0" },
    english { $0.decimalSeparator = ".٣" },
    english { $0.minusSign = "." },
    english { $0.minusSign = "\u{200E}+" },
    english { $0.plusSign = "," },
    english { $0.minusSign = ",-" },
    english { $0.digits[1] = "2" },
    english { $0.groupingSeparator = "．" },
    english {
      $0.decimalSeparator = " "
      $0.groupingSeparator = "\u{A0}"
    },
  ])
  func unusable(_ symbols: NumberSymbols) throws {
    let format = try HandMade.decimal(.english)
    let errors = [
      #expect(throws: NumberFormatError.self) { try HandMade.decimal(symbols) },
      #expect(throws: NumberFormatError.self) { try format.with(symbols: symbols) },
    ]
    for error in errors { #expect(error?.code == .unusableSymbols) }
  }

  /// What a user sets can't be told from another part of a number: `(1,234.5` isn't -1234.5 with a
  /// minus sign that is a parenthesis.
  @Test func overridesThatCannotBeToldApart() throws {
    let format = try HandMade.decimal(.english)
    let paths: [(WritableKeyPath<NumberSymbols, String>, String)] = [
      (\.decimalSeparator, "decimal"), (\.groupingSeparator, "grouping"), (\.minusSign, "minus"),
      (\.plusSign, "plus"),
    ]
    let everywhere = [
      "(", "）", "\u{200E}(", "x)", "e", "E", "ｅ", "e-", "\n", "\u{2028}", ";\t", "\u{200B}",
      "\u{FEFF}", "\u{301}", "\u{200F}\u{301}", "\u{483}", "\u{93C}", "\u{20DD}", "7", "७",
      "\u{200E}", "",
    ]
    let signs = [" ", "\u{A0}", "\u{AD}", "\u{FE0F}", "\u{200E}\u{202F}"]
    let rows: [(WritableKeyPath<NumberSymbols, String>, [String])] = [
      (\.decimalSeparator, ["-", "\u{2212}", "+", "－"]),
      (\.groupingSeparator, ["-", "\u{2212}", "+", "\u{2010}"]),
      (\.minusSign, signs + ["+", "＋"]), (\.plusSign, signs + ["-", "\u{2212}"]),
    ]
    var failures = Failures()
    for (path, texts) in paths.map({ ($0.0, everywhere) }) + rows {
      for text in texts {
        var symbols = format.symbols
        // The other one of the two isn't in the way.
        if path == \.minusSign || path == \.plusSign {
          (symbols.minusSign, symbols.plusSign) = ("<", ">")
        } else {
          (symbols.minusSign, symbols.plusSign) = ("<", ">")
          (symbols.decimalSeparator, symbols.groupingSeparator) = ("·", "’")
        }
        symbols[keyPath: path] = text
        do {
          _ = try format.with(symbols: symbols)
          failures.add("\(paths.first { $0.0 == path }?.1 ?? "") \(text.escaped) is accepted")
        } catch {
          failures.expect(error.code == .unusableSymbols, "\(text.escaped): \(error)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// What no number has otherwise can be any of them.
  @Test func overridesThatCanBeToldApart() throws {
    let format = try HandMade.decimal(.english)
    for text in ["−", "\u{200E}-", "minus ", "~", "－", "ऋण ", "x\u{304}"] {
      var symbols = format.symbols
      symbols.minusSign = text
      let changed = try format.with(symbols: symbols)
      #expect(try changed.parse(changed.format(-5)) == -5, "\(text.escaped)")
    }
    for text in ["·", "’", " ", "\u{202F}", "$", "·\u{200E}", "a"] {
      var symbols = format.symbols
      symbols.groupingSeparator = text
      let changed = try format.with(symbols: symbols)
      #expect(try changed.parse(changed.format(12_345)) == 12_345, "\(text.escaped)")
    }
  }

  /// Whatever symbols are accepted, strict parsing reads what they write.
  @Test func whatIsWrittenIsReadBack() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let texts = [
      ".", ",", "'", " ", "\u{A0}", "-", "+", "\u{2212}", "5", "٣", "·", "..", "\u{200E}-", "$",
      "a",
    ]
    var accepted = 0
    for _ in 0..<(2_000 * Samples.factor) {
      var symbols = NumberSymbols()
      symbols.decimalSeparator = random.pick(texts)
      symbols.groupingSeparator = random.pick(texts)
      symbols.minusSign = random.pick(texts)
      guard let format = try? HandMade.decimal(symbols) else { continue }
      accepted += 1
      let value = try #require(ExactDecimal(random.content()))
      let text = format.format(value)
      failures.expect(
        (try? format.parse(text)) == value, "\(symbols.decimalSeparator)\(text): \(value)")
    }
    #expect(accepted > 400)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A single symbol can be overridden, like in a system's settings.
  @Test func overrides() throws {
    let format = try HandMade.decimal(.french)
    var symbols = format.symbols
    symbols.groupingSeparator = "'"
    symbols.minusSign = "\u{2212}"
    let changed = try format.with(symbols: symbols)
    #expect(try changed.format(exact("-1234567.5")) == "\u{2212}1'234'567,5")
    #expect(try changed.parse("\u{2212}1'234'567,5") == exact("-1234567.5"))
    #expect(format != changed)
    #expect(try HandMade.decimal(.french) == format)
  }
}
