import ArgumentParser
import LiveNumber

/// The command line's flags for the options of the API.
///
/// The values of a flag are the raw values of the API in kebab case; see ``KebabCaseArgument``.
enum OptionFlags {
  /// Returns the flag of an option by its name in the API and in replay files: `--max-length` of
  /// `maximumLength`.
  static func flag(of option: String) -> String {
    if let flag = others[option] { return flag }
    let words = option.replacing("maximum", with: "max").replacing("minimum", with: "min")
      .replacing("Digits", with: "")
    return "--" + words.kebabCase
  }

  /// Returns an error about an option under the option's flag.
  static func usageError(_ error: NumberEditorError) -> UsageError {
    UsageError("\(flag(of: error.option)): \(error.message)")
  }
}

extension String {
  /// The words of a name in camel case, in kebab case.
  var kebabCase: String {
    reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
