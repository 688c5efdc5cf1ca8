import EscapedText

/// The name of an input in messages.
struct InputName: Sendable {
  /// The name of the file, or `nil` for standard input and arguments.
  let file: String?
  /// Whether there are other inputs, so that messages about a record name this one.
  let isOneOfSeveral: Bool

  init(_ argument: String? = nil, isOneOfSeveral: Bool = false) {
    file = argument == InputArguments.standardInput ? nil : argument
    self.isOneOfSeveral = isOneOfSeveral
  }

  /// The file's name, or `standard input`.
  var text: String { file.map { InvisibleScalar.spelled($0) } ?? "standard input" }

  /// The name with a mark behind it, if there are several inputs, or an empty text.
  func prefix(_ mark: String) -> String { isOneOfSeveral ? "\(text)\(mark) " : "" }

  /// Opens the input for reading.
  func open() throws(SystemError) -> FileDescriptor {
    guard let file else { return .standardInput }
    return try FileDescriptor(readingFrom: file)
  }
}
