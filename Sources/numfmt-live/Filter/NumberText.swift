/// The text of a number in the input, without what stands around it.
struct NumberText {
  var utf8: UnsafeBufferPointer<UInt8>
  /// A Boolean value that indicates whether the number is negative, or `nil` if only its own text says
  /// so.
  var isNegative: Bool?
  /// The number of its line.
  var line: Int
}
