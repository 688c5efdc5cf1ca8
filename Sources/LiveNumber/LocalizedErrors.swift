public import Foundation

// Alerts and logs show the `localizedDescription` of an error, which for other errors is a generic text.

extension NumberEditorError: LocalizedError {
  /// What is wrong, and what to do about it, in English.
  public var errorDescription: String? { description }
}

extension NumberFormatError: LocalizedError {
  /// What is wrong, and what to do about it, in English.
  public var errorDescription: String? { description }
}

extension NumberLocaleError: LocalizedError {
  /// What is wrong, and what to do about it, in English.
  public var errorDescription: String? { description }
}

extension NumberParseError: LocalizedError {
  /// The ``message``, in English; the ``description`` also marks the range in the text.
  public var errorDescription: String? { message }
}

extension NumberSkeletonError: LocalizedError {
  /// The ``message``, in English; the ``description`` also marks the range in the skeleton.
  public var errorDescription: String? { message }
}
