#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation

  extension NSRange {
    init(_ offsets: Range<Int>) {
      self.init(location: offsets.lowerBound, length: offsets.count)
    }

    /// The offsets of the range in UTF-16 code units; those of no range aren't in any text.
    var offsets: Range<Int> {
      let (end, overflows) = location.addingReportingOverflow(length)
      guard location != NSNotFound, length >= 0, !overflows else { return -1..<(-1) }
      return location..<end
    }
  }
#endif
