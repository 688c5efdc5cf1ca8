/// What people read about an option, whose row has all else.
///
/// `Scripts/Generate/options.py` writes flags, types, attributes, and tables of the rows and these
/// words. It stops if an option of a field has no words, or words have no row; a style's option
/// without words is one that pages don't have.
struct OptionWords: Encodable {
  /// The name of the property.
  var name = ""
  /// The heading of the options that follow.
  var group = ""
  /// The flag and the name of its value, without hyphens; an empty flag is the name in kebab case.
  var flag = ""
  var value = ""
  /// What `--help` says, with a discussion on its further lines; empty if the flag is declared by
  /// hand, or if there is none.
  var help = ""
  /// What `--help` of `parse` says; empty if that command doesn't have the flag.
  var reading = ""
  /// The name and the values in ECMA-402, in the order of the row's, if they are others.
  var ecma = ""
  /// The default on pages, if it isn't the first value.
  var standard = ""
  /// What the types for web pages say; empty if pages don't have the option.
  var page = ""
  /// Whether the element for web pages has an attribute for it.
  var isAttribute = true
  /// What the guide says of the option, and of others beside it; empty if it has no row there.
  var effect = ""
  var together = ""

  init(group: String) { self.group = group }

  init(
    _ name: String, flag: String = "", value: String = "", help: String = "",
    reading: String = "", ecma: String = "", standard: String = "", page: String = "",
    isAttribute: Bool = true, effect: String = "", together: String = ""
  ) {
    (self.name, self.flag, self.value, self.help) = (name, flag, value, help)
    (self.reading, self.ecma, self.standard) = (reading, ecma, standard)
    (self.page, self.isAttribute) = (page, isAttribute)
    (self.effect, self.together) = (effect, together)
  }
}
