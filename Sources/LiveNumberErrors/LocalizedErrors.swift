public import Foundation
public import LiveNumber
public import LiveNumberCore

// Alerts and logs show the `localizedDescription` of an error, which for other errors is a generic
// text.
//
// On Linux, the protocol is in a part of Foundation that takes long to load, and that the command
// doesn't need. So the conformances are a module of the product LiveNumber: apps have them without
// an import.

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
  /// A sentence in the user's language; the description, in English, also marks the range in the
  /// text.
  public var errorDescription: String? { message(in: .current) }
}

#if USES_ICU
  extension NumberSkeletonError: LocalizedError {
    /// The message, in English; the description also marks the range in the skeleton.
    public var errorDescription: String? { message }
  }
#endif
