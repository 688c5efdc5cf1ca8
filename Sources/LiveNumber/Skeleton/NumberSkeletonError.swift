/// Why a skeleton makes no format, or a format no text.
///
/// `Sendable`. The ``code`` and the ``range`` are for programs; the ``description`` shows people the
/// skeleton with the place marked.
public struct NumberSkeletonError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  ///
  /// An open set: later versions may add to it. `Sendable`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, for programs.
    public let rawValue: String

    /// Makes a kind of failure of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ICU does not know a word of the skeleton, or two words contradict each other.
    public static let malformed = Code(rawValue: "malformed")
    /// The locale is not known.
    public static let unknownLocale = Code(rawValue: "unknownLocale")
    /// ICU could not write the number: it is out of reach, or memory or data are missing.
    public static let sourceFailed = Code(rawValue: "sourceFailed")
  }

  /// What kind of failure it is.
  public let code: Code
  /// The skeleton.
  public let skeleton: NumberSkeleton
  /// The place in the skeleton's text where it goes wrong; nil where the skeleton is not at fault.
  public let range: Range<String.Index>?
  /// What is wrong, in one line without the skeleton.
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
  /// The message, and the skeleton with the place marked.
  public var description: String {
    guard let range else { return message }
    let text = skeleton.description
    let blanks = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    let marks = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
    return "\(message)\n  \(text)\n  " + String(repeating: " ", count: blanks)
      + String(repeating: "^", count: max(marks, 1))
  }
}
