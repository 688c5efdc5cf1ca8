import ArgumentParser
import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

@Suite("Options that belong together")
struct FieldOptionsTests {
  @Test(
    arguments: [
      ("", .number), ("--style percent", .percent), ("--currency EUR", .currency("EUR")),
      (
        "--style currency --currency EUR --currency-display code",
        .currency("EUR").presentation(.code)
      ),
      ("--unit meter", .unit("meter").width(.short)),
      ("--style accounting --currency EUR", .currency("EUR").sign(strategy: .accounting)),
      ("--style unit --unit meter --unit-display long", .unit("meter").width(.long)),
    ] as [(String, NumberStyle)])
  func stylesWithTheirOptions(arguments: String, style: NumberStyle) throws {
    #expect(try StyleOptions.parse(CommandRun.words(of: arguments)).resolve() == style)
  }

  @Test(
    arguments: [
      (
        "--style percent --currency EUR",
        "--currency doesn't apply to this style; use it with --style currency or accounting"
      ),
      (
        "--style percent --currency-display code",
        "--currency-display doesn't apply to this style; use it with --style currency or accounting"
      ),
      (
        "--currency EUR --unit meter",
        "--unit doesn't apply to this style; use it with --style unit"
      ),
      (
        "--style currency --currency EUR --unit-display long",
        "--unit-display doesn't apply to this style; use it with --style unit"
      ),
      ("--style accounting", "--style accounting needs --currency, such as --currency EUR"),
      ("--style unit", "--style unit needs --unit, such as --unit kilometer"),
    ])
  func anOptionWithoutItsStyleOrAStyleWithoutItsOption(arguments: String, message: String) throws {
    let options = try StyleOptions.parse(CommandRun.words(of: arguments))
    #expect { try options.resolve() } throws: { "\($0)" == message }
  }

  @Test func digitCounts() throws {
    let rows: [(String, (inout NumberEditor.Options) -> Void)] = [
      ("", { _ in }), ("--integer", { $0.maximumFractionDigits = .upTo(0) }),
      ("--fraction 3", { ($0.maximumFractionDigits, $0.minimumFractionDigits) = (.upTo(3), 3) }),
      (
        "--max-fraction unlimited --min-fraction 2",
        { ($0.maximumFractionDigits, $0.minimumFractionDigits) = (.unlimited, 2) }
      ),
      (
        "--min-integer 2 --max-integer 5",
        { ($0.minimumIntegerDigits, $0.maximumIntegerDigits) = (2, 5) }
      ),
      (
        "--max-length 7 --max-significant 4",
        { ($0.maximumLength, $0.maximumSignificantDigits) = (7, 4) }
      ),
      ("--fraction-overflow round-on-commit", { $0.fractionOverflow = .roundOnCommit }),
    ]
    for (arguments, change) in rows {
      var options = NumberEditor.Options()
      let command = try EditCommand.parse(CommandRun.words(of: arguments))
      try command.fieldDigits.apply(to: &options, with: command.digits)
      command.digitLimits.apply(to: &options)
      #expect(options == NumberEditor.Options(change), "\(arguments)")
    }
  }

  @Test(
    arguments: [
      "--fraction 2 --integer", "--max-fraction 2 --integer", "--min-fraction 1 --integer",
      "--max-fraction 2 --fraction 2", "--min-fraction 2 --fraction 2",
    ])
  func digitCountsThatContradictEachOther(arguments: String) throws {
    let error = try #require(throws: (any Error).self) {
      try EditCommand.parse(CommandRun.words(of: arguments))
    }
    #expect(EditCommand.message(for: error).contains(" can't be combined with "))
  }
}
