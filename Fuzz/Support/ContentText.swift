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
  /// The value of a decimal digit of any numbering system.
  var digit: Int? {
    // Those of `hanidec`, which Unicode does not call decimal; of all others its own word counts.
    let han: [Unicode.Scalar] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    if let digit = han.firstIndex(of: self) { return digit }
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
