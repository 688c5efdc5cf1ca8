internal import CICUNumber
internal import LiveNumberCore

/// Keeps ICU's formatters, which are costly to open and may be shared by many threads.
enum SkeletonFormatterCache {
  private struct Key: Hashable {
    let skeleton: NumberSkeleton
    let locale: NumberLocale
  }

  private static let entries = BoundedCache<Key, ICUFormatter>(capacity: 64)

  static func formatter(
    _ skeleton: NumberSkeleton, locale: NumberLocale
  ) throws(NumberSkeletonError) -> ICUFormatter {
    let key = Key(skeleton: skeleton, locale: locale)
    return try entries.value(for: key) { () throws(NumberSkeletonError) in
      try open(skeleton, locale: locale)
    }
  }

  static func open(
    _ skeleton: NumberSkeleton, locale: NumberLocale
  ) throws(NumberSkeletonError) -> ICUFormatter {
    var offset: Int?
    do throws(ICUFailure) {
      return try ICUFormatter(
        skeleton: skeleton.description, locale: locale, errorOffset: &offset)
    } catch {
      guard let offset else {
        throw NumberSkeletonError(.sourceFailed, skeleton, error.description)
      }
      throw NumberSkeletonError(
        .malformed, skeleton, range: skeleton.word(at: offset),
        "ICU does not know this word of a number skeleton, or not here")
    }
  }
}

extension NumberSkeleton {
  /// The word that a byte offset stands in, or right behind.
  fileprivate func word(at offset: Int) -> Range<String.Index> {
    let bytes = description.utf8
    let blank = UInt8(ascii: " ")
    var start = bytes.index(bytes.startIndex, offsetBy: min(max(offset, 0), bytes.count))
    while start > bytes.startIndex, bytes[bytes.index(before: start)] != blank {
      start = bytes.index(before: start)
    }
    let end = bytes[start...].firstIndex(of: blank) ?? bytes.endIndex
    return start..<end
  }
}
