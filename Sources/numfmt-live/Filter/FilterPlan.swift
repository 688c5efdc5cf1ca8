import TerminalUI

/// What the options and the arguments of a filter say.
///
/// What the input says besides makes a ``RecordPlan`` of it.
struct FilterPlan {
  /// The fields that the options name.
  var fields: FieldList
  var reading: Reader
  var writing: NumberWriter
  var settings: FilterSettings
  /// The numbers to convert, or the files; if there are none, the lines of standard input.
  var arguments: InputArguments
  /// The search for the fields, or `nil` if the options name them.
  var fieldSearch: ConventionSearch?
  /// The way to change the files themselves, or `nil` to write to standard output.
  var replacement: Replacement?
  var pen: Pen

  /// The way to read the numbers.
  enum Reader {
    case given(NumberReader)
    /// The convention is found in a sample of the input, as the option `--locale` or `--from` asks.
    case detected(ConventionSearch, option: String)
  }

  /// What happens to files that new ones replace.
  struct Replacement {
    /// The text behind the names under which the old files stay, or `nil` if they don't.
    var backupSuffix: String?
  }

  /// The unit of the input: `line`, `record`, or `argument`.
  var unit: String {
    guard arguments.texts.isEmpty else { return "argument" }
    return settings.recordEnd.terminator == 0 ? "record" : "line"
  }
}
