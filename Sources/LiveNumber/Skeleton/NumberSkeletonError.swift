#if USES_ICU
  /// An error that is thrown when a format can't be created from a skeleton, or a number can't be
  /// formatted.
  ///
  /// The ``code`` and the ``range`` are for programs. The ``description`` is for people: it shows
  /// the skeleton with the range marked.
  public struct NumberSkeletonError: Error, Hashable, Sendable {
    /// The kind of an error.
    ///
    /// Later versions can add kinds.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The name of the kind.
      public let rawValue: String

      /// Creates a kind with the specified name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// ICU doesn't know a word of the skeleton, or two words contradict each other.
      public static let malformed = Code(rawValue: "malformed")
      /// The locale isn't known.
      public static let unknownLocale = Code(rawValue: "unknownLocale")
      /// ICU can't format the number: it is too large, or there is no memory or no data.
      public static let sourceFailed = Code(rawValue: "sourceFailed")
    }

    /// The kind of the error.
    public let code: Code
    /// The skeleton.
    public let skeleton: NumberSkeleton
    /// The range of the wrong word in the skeleton's text, or `nil` if the skeleton isn't the
    /// cause.
    public let range: Range<String.Index>?
    /// A description of the error in one line, without the skeleton.
    public let message: String

    init(
      _ code: Code, _ skeleton: NumberSkeleton, range: Range<String.Index>? = nil, _ message: String
    ) {
      self.code = code
      self.skeleton = skeleton
      self.range = range
      self.message = message
    }
  }

  extension NumberSkeletonError: CustomStringConvertible {
    /// The message, and the skeleton with the range marked.
    public var description: String {
      guard let range else { return message }
      let text = skeleton.description
      let spaces = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
      let marks = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
      return "\(message)\n  \(text)\n  " + String(repeating: " ", count: spaces)
        + String(repeating: "^", count: max(marks, 1))
    }
  }
#endif
