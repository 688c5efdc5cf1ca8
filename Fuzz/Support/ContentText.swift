/// Content as the fuzzer computes it anew: ASCII, one byte a place.
extension String {
  var digits: String { filter { $0 != "-" && $0 != "." } }

  func removing(_ places: Range<Int>) -> String {
    var bytes = Array(utf8)
    bytes.removeSubrange(places)
    return String(decoding: bytes, as: UTF8.self)
  }

  func inserting(_ text: String, at place: Int) -> String {
    var bytes = Array(utf8)
    bytes.insert(contentsOf: text.utf8, at: place)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any numbering system, by Unicode's own word.
  var digit: Int? {
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}

extension Collection<Unicode.Scalar> {
  /// The decimal digits among them, as ASCII.
  var decimalDigits: String {
    reduce(into: "") { digits, scalar in
      if let digit = scalar.digit { digits += "\(digit)" }
    }
  }
}
