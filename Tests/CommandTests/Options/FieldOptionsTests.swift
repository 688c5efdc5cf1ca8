import ArgumentParser
import LiveNumber
import Testing

@testable import numfmt_live

@Suite("Options that belong together")
struct FieldOptionsTests {
  @Test func stylesWithTheirOptions() throws {
    func style(_ arguments: String...) throws -> NumberStyle {
      try StyleOptions.parse(arguments).resolve()
    }
    #expect(try style() == .number)
    #expect(try style("--style", "percent") == .percent)
    #expect(
      try style("--style", "currency", "--currency", "EUR", "--currency-display", "code")
        == .currency("EUR").presentation(.code))
    #expect(try style("--currency", "EUR") == .currency("EUR"))
    #expect(try style("--unit", "meter") == .unit("meter", display: .short))
    #expect(
      try style("--style", "accounting", "--currency", "EUR")
        == .currency("EUR").sign(strategy: .accounting))
    #expect(
      try style("--style", "unit", "--unit", "meter", "--unit-display", "long")
        == .unit("meter", display: .long))
  }

  @Test(
    arguments: [
      (
        ["--style", "percent", "--currency", "EUR"],
        "--currency doesn't apply to this style; use it with --style currency or accounting"
      ),
      (
        ["--style", "percent", "--currency-display", "code"],
        "--currency-display doesn't apply to this style; use it with --style currency or accounting"
      ),
      (
        ["--currency", "EUR", "--unit", "meter"],
        "--unit doesn't apply to this style; use it with --style unit"
      ),
      (
        ["--style", "currency", "--currency", "EUR", "--unit-display", "long"],
        "--unit-display doesn't apply to this style; use it with --style unit"
      ),
      (
        ["--style", "accounting"], "--style accounting needs --currency, such as --currency EUR"
      ),
      (["--style", "unit"], "--style unit needs --unit, such as --unit kilometer"),
    ])
  func anOptionWithoutItsStyleOrAStyleWithoutItsOption(arguments: [String], message: String) throws
  {
    let options = try StyleOptions.parse(arguments)
    #expect { try options.resolve() } throws: { "\($0)" == message }
  }

  @Test func digitCounts() throws {
    #expect(try Self.options() == NumberEditor.Options())
    #expect(try Self.options("--integer").maximumFractionDigits == .upTo(0))
    let exact = try Self.options("--fraction", "3")
    #expect(exact.maximumFractionDigits == .upTo(3))
    #expect(exact.minimumFractionDigits == 3)
    let range = try Self.options("--max-fraction", "unlimited", "--min-fraction", "2")
    #expect(range.maximumFractionDigits == .unlimited)
    #expect(range.minimumFractionDigits == 2)
    let others = try Self.options(
      "--min-integer", "2", "--max-integer", "5", "--max-length", "7",
      "--max-significant", "4", "--fraction-overflow", "round-on-commit")
    #expect(others.fractionOverflow == .roundOnCommit)
    #expect(others.minimumIntegerDigits == 2)
    #expect(others.maximumIntegerDigits == 5)
    #expect(others.maximumLength == 7)
    #expect(others.maximumSignificantDigits == 4)
  }

  @Test(
    arguments: [
      ["--fraction", "2", "--integer"], ["--max-fraction", "2", "--integer"],
      ["--min-fraction", "1", "--integer"], ["--max-fraction", "2", "--fraction", "2"],
      ["--min-fraction", "2", "--fraction", "2"],
    ])
  func digitCountsThatContradictEachOther(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try EditCommand.parse(arguments) }
    #expect(EditCommand.message(for: error).contains(" can't be combined with "))
  }

  private static func options(_ arguments: String...) throws -> NumberEditor.Options {
    var options = NumberEditor.Options()
    let command = try EditCommand.parse(arguments)
    try command.fieldDigits.apply(to: &options, with: command.digits)
    return options
  }
}
