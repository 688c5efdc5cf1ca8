import ArgumentParser

/// A sub-command that converts the numbers of its arguments, or of standard input.
protocol FilterCommand: ParsableCommand {
  /// The run that the command line describes.
  func makeRun() throws(UsageError) -> FilterRun
}

extension FilterCommand {
  func validate() throws {
    try Usage.check(try makeRun())
  }

  func run() throws {
    let code = try makeRun().run()
    if code != 0 { throw ExitCode(code) }
  }
}

/// Texts to convert that stand on the command line.
///
/// A number may begin with a minus, as options do. All that the parser does not know lands here, and
/// options that are misspelt have to be told from numbers.
enum NumberArguments {
  /// The numbers among what the parser left over; all that stands behind `--` is one.
  static func numbers(in leftOver: [String]) throws(UsageError) -> [String] {
    var numbers: [String] = []
    for (index, argument) in leftOver.enumerated() {
      if argument == "--" { return numbers + leftOver[(index + 1)...] }
      guard !isOption(argument) else {
        throw UsageError(
          "unknown option \"\(argument)\"; expected numbers, or -- in front of those that look so")
      }
      numbers.append(argument)
    }
    return numbers
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
      return false
    }
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= second | 0x20
    return isLetter || second == UInt8(ascii: "-")
  }
}
