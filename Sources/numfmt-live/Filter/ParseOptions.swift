import ArgumentParser
import LiveNumber

/// The reading mode of a filter.
struct ParseOptions: ParsableArguments {
  @Flag(help: "The reading mode.")
  var mode = ParseModeFlag.strict

  /// Hidden, since it only explains itself: other notations can't be read.
  @Option(help: .hidden)
  var notation = NumberSkeleton.Notation.standard

  func validate() throws {
    guard notation != .standard else { return }
    throw UsageError(
      "--notation \(notation.rawValue): numbers in this notation can be written but not read; "
        + "use --notation standard")
  }
}

/// The flags `--strict` and `--lenient`.
enum ParseModeFlag: String, EnumerableFlag {
  case strict, lenient

  static func help(for value: ParseModeFlag) -> ArgumentHelp? {
    switch value {
    case .strict: "Read only what the locale writes."
    case .lenient:
      "Read common variants too: other spaces, minus signs, and digits, or a missing affix."
    }
  }

  var parseMode: ParseMode { self == .strict ? .strict : .lenient }
}
