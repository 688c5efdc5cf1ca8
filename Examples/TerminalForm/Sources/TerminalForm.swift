import Foundation
import LiveNumber
import TerminalUI

/// A form with live, validated fields on a terminal.
@main struct TerminalForm {
  /// Shows the form in the locale of the first argument, and prints its values as a JSON object.
  static func main() {
    do {
      let locale = try NumberLocale(CommandLine.arguments.dropFirst().first ?? "en")
      let ending = try TerminalRun.run(
        color: .auto, environment: ProcessInfo.processInfo.environment
      ) { _ in try SampleForm(locale) }
      if case .submitted(let values) = ending { print(values) }
      exit(ending.exitCode)
    } catch let error as TerminalError {
      fail("the form needs a terminal to draw on and to read keys from: \(error)", exitCode: 69)
    } catch {
      fail("\(error)", exitCode: 64)
    }
  }

  private static func fail(_ message: String, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(exitCode)
  }
}
