import ArgumentParser

/// An error in the command line, with exit code 64, which the parser prints with the command's
/// usage.
typealias UsageError = ValidationError

extension UsageError {
  /// Throws an error if one of the other options, of which the second value tells, is given too.
  static func checkAlone(_ option: String, without others: [(String, Bool)]) throws(UsageError) {
    guard let (other, _) = others.first(where: { $0.1 }) else { return }
    throw UsageError("\(option) can't be combined with \(other); leave one out")
  }
}
