import Foundation
import Testing

/// A run of the command, and what it writes.
struct CommandCase: CustomTestStringConvertible, Sendable {
  /// The command line, in which a word with spaces is between apostrophes.
  var line: String
  var input: String
  var output: String
  /// Pieces of the messages; without a piece, there is no message.
  var errors: [String]
  var status: Int32

  var testDescription: String { "\(line), \(input.debugDescription)" }

  init(
    _ line: String, _ input: String = "", _ output: String = "", errors: [String] = [],
    status: Int32? = nil
  ) {
    (self.line, self.input, self.output, self.errors) = (line, input, output, errors)
    self.status = status ?? (errors.isEmpty ? 0 : 2)
  }

  /// Runs the command, in a folder if one is given.
  func check(in folder: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let run = try folder.map { try CommandRun(line, input, in: $0) } ?? CommandRun(line, input)
    #expect(
      run.output.utf8.elementsEqual(output.utf8), "\(run.output.debugDescription)",
      sourceLocation: sourceLocation)
    #expect(run.errors.isEmpty == errors.isEmpty, "\(run.errors)", sourceLocation: sourceLocation)
    for piece in errors {
      #expect(run.errors.contains(piece), "\(run.errors)", sourceLocation: sourceLocation)
    }
    #expect(run.status == status, sourceLocation: sourceLocation)
  }
}
