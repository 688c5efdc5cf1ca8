/// Which fields of a line hold numbers: the LIST of `cut` and GNU `numfmt`.
///
/// `2`, `2-` (to the last), `2-4`, `-4` (from the first), `-` (all), and several of them with commas
/// or blanks between. The order does not matter.
///
/// An object, so that nothing of it is copied for each line.
final class FieldList: Sendable {
  /// Ascending, without overlaps.
  private let ranges: [ClosedRange<Int>]
  /// Where each range that was written begins, ascending: a line must have these fields.
  private let required: [Int]

  static let first = FieldList(ranges: [1...1], required: [1])
  /// None: the line as a whole is a number.
  static let none = FieldList(ranges: [], required: [])

  private init(ranges: [ClosedRange<Int>], required: [Int]) {
    self.ranges = ranges
    self.required = required
  }

  init(_ list: String) throws(UsageError) {
    var written: [ClosedRange<Int>] = []
    for entry in list.split(omittingEmptySubsequences: false, whereSeparator: FieldList.isSeparator)
    {
      written.append(try FieldList.range(entry))
    }
    written.sort { $0.lowerBound < $1.lowerBound }
    required = written.map(\.lowerBound)
    var ranges: [ClosedRange<Int>] = []
    for range in written {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.ranges = ranges
  }

  var isEmpty: Bool { ranges.isEmpty }

  @inline(__always)
  func contains(_ field: Int) -> Bool {
    for index in ranges.indices where field <= ranges[index].upperBound {
      return field >= ranges[index].lowerBound
    }
    return false
  }

  /// Whether no field behind this one is chosen.
  func endsBy(_ field: Int) -> Bool {
    ranges.isEmpty || ranges[ranges.count - 1].upperBound <= field
  }

  /// The first field that must be there and is not, in a line of `count` fields.
  @inline(__always)
  func missing(in count: Int) -> Int? {
    guard let last = required.last, last > count else { return nil }
    return required.first { $0 > count }
  }

  // MARK: - Reading

  private static func isSeparator(_ character: Character) -> Bool {
    character == "," || character == " " || character == "\t"
  }

  private static func range(_ entry: Substring) throws(UsageError) -> ClosedRange<Int> {
    let ends = entry.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first, !entry.isEmpty else {
      throw UsageError("an empty entry; expected field numbers such as 2, 2-, 2-4 or -4")
    }
    let start = first.isEmpty ? 1 : try number(first, in: entry)
    guard let last = ends.dropFirst().first else { return start...start }
    let end = last.isEmpty ? Int.max : try number(last, in: entry)
    guard start <= end else {
      throw UsageError("\"\(entry)\" goes backwards; expected the lower number first")
    }
    return start...end
  }

  private static func number(_ text: Substring, in entry: Substring) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let number = Int(text) else {
      throw UsageError("\"\(entry)\" is no field; expected field numbers such as 2, 2-, 2-4 or -4")
    }
    guard number > 0 else { throw UsageError("\"\(entry)\": fields are numbered from 1") }
    return number
  }
}
