// Alerts and logs show the `localizedDescription` of an error, which for other errors is a generic text.
//
// On Linux, the protocol is in a part of Foundation that takes long to load and that a program with ICU
// doesn't need. Without ICU, that part is loaded anyway.
#if !USES_ICU || canImport(Darwin)
  public import Foundation

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

  #if USES_ICU
    extension NumberSkeletonError: LocalizedError {
      /// The ``message``, in English; the ``description`` also marks the range in the skeleton.
      public var errorDescription: String? { message }
    }
  #endif
#endif
