// On Linux, `NSRange` is in a part of Foundation that a program with ICU doesn't load (LocalizedErrors.swift).
#if !USES_ICU || canImport(Darwin)
  public import Foundation
  public import LiveNumberCore

  extension CharacterSetValidator {
    /// Returns the verdict about replacing a range of a text, as UIKit and AppKit report it.
    ///
    /// A range that isn't in the text, or that splits a character of two units, is rejected with the reason
    /// `outsideText`.
    public mutating func verdict(
      replacing range: NSRange, of text: String, with replacement: String
    ) -> Verdict {
      let (end, overflows) = range.location.addingReportingOverflow(range.length)
      let isRange = range.location >= 0 && range.length >= 0 && !overflows
      return verdict(
        replacingUTF16: isRange ? range.location..<end : -1..<0, of: text, with: replacement)
    }
  }
#endif
