/// Whether digits between separators make whole groups.
enum DigitGroups {
  /// By the rules of people anywhere: a first group of one to three digits that does not begin with a
  /// zero, then threes; or, as in India, twos and one three at the end.
  static func areWellFormed(_ groups: [ArraySlice<UInt8>]) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count > 1 else { return false }
    guard first.first != UInt8(ascii: "0"), last.count == 3 else { return false }
    let middle = groups.dropFirst().dropLast()
    return 1...3 ~= first.count && middle.allSatisfy { $0.count == 3 }
      || 1...2 ~= first.count && middle.allSatisfy { $0.count == 2 }
  }

  /// By the sizes of one format, the first group not beginning with a zero either.
  static func areWellFormed(_ groups: [ArraySlice<UInt8>], by grouper: GroupingRule) -> Bool {
    guard grouper.isOn, groups.count > 1, let first = groups.first, let last = groups.last else {
      return false
    }
    guard first.first != UInt8(ascii: "0") else { return false }
    let middle = groups.dropFirst().dropLast()
    return last.count == grouper.primary && 1...grouper.secondary ~= first.count
      && middle.allSatisfy { $0.count == grouper.secondary }
  }
}
