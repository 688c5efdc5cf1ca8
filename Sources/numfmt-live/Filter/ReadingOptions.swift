import ArgumentParser
import LiveNumber

/// How much a reader lets pass.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "How numbers are read.")
  var mode = ReadingMode.strict
}

/// `--strict` or `--lenient`.
enum ReadingMode: String, EnumerableFlag {
  case strict, lenient

  static func help(for value: ReadingMode) -> ArgumentHelp? {
    switch value {
    case .strict: "Read the locale's own form only."
    case .lenient:
      "Read what people write too: other blanks, minuses and digits, the affix left out."
    }
  }

  var parseMode: ParseMode { self == .strict ? .strict : .lenient }
}

/// How numbers were written that are read, where that is not the locale's usual way.
struct WrittenOptions: ParsableArguments {
  @Option(help: "When the numbers have a sign, as format writes it.")
  var sign = NumberFormat.SignDisplay.automatic

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Integer digits at least, filled up with zeros.", valueName: "count"))
  var minInteger = 1

  func options(scale: Int) -> NumberFormat.Options {
    NumberFormat.Options(minimumIntegerDigits: minInteger, signDisplay: sign, scale: scale)
  }
}
