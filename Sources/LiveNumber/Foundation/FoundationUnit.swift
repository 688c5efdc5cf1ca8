#if !SystemICU
  internal import Foundation
  internal import LiveNumberCore

  extension FoundationSampleFormatter {
    /// Returns the parts of a measured value.
    ///
    /// - Throws: `NumberFormatError`, with the code `unknownUnit` for all units on Linux, where Foundation
    ///   has no texts for them.
    func unitParts(
      of sample: NumberSample, _ identifier: String, _ display: NumberStyle.UnitDisplay
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      throw NumberFormatError(unknownUnit: identifier)
    }
  }
#endif
