import ArgumentParser

/// A list of fields, in the syntax of `cut` and GNU `numfmt`.
///
/// The list contains entries such as `2`, `2-` (to the last), `2-4`, `-4` (from the first), and `-`
/// (all), with commas or spaces between them, in any order.
///
/// The list is a class, so that no line copies it.
final class FieldList: Sendable {
  /// The selected ranges, ascending and without overlaps.
  let ranges: [ClosedRange<Int>]
  /// The lower bound of each entry, ascending.
  ///
  /// A line must have these fields.
  private let required: [Int]
  /// The names in the header of the fields that replace these, or `nil` if there are none.
  private let names: [String]?

  /// Whether the fields are those that the input shows to be numbers.
  let isAutomatic: Bool

  /// The fields that the input shows to be numbers, which replace this list when its start is read.
  static let automatic = FieldList(ranges: [], required: [], isAutomatic: true)
  static let first = FieldList(ranges: [1...1], required: [1])
  /// The empty list: the whole line is a number.
  static let none = FieldList(ranges: [], required: [])

  private init(
    ranges: [ClosedRange<Int>], required: [Int], names: [String]? = nil,
    isAutomatic: Bool = false
  ) {
    self.isAutomatic = isAutomatic
    self.ranges = ranges
    self.required = required
    self.names = names
  }

  convenience init(_ list: String) throws(UsageError) {
    var written: [ClosedRange<Int>] = []
    for entry in list.split(omittingEmptySubsequences: false, whereSeparator: FieldList.isSeparator)
    {
      written.append(try FieldList.range(entry))
    }
    written.sort { $0.lowerBound < $1.lowerBound }
    var ranges: [ClosedRange<Int>] = []
    for range in written {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.init(ranges: ranges, required: written.map(\.lowerBound))
  }

  /// Creates a list of single fields.
  convenience init(_ fields: [Int]) {
    let fields = fields.sorted()
    self.init(ranges: fields.map { $0...$0 }, required: fields)
  }

  /// Returns a list that the fields with the specified names replace when the header is read.
  func replaced(byNames names: [String]) -> FieldList {
    FieldList(ranges: ranges, required: required, names: names)
  }

  /// Whether the fields are those with some names in the header.
  var hasNames: Bool { names != nil }

  /// Returns the fields with the names of this list in a header, or this list if it has no names.
  func found(in header: [String]) throws(ConversionFailure) -> FieldList {
    guard let names else { return self }
    let indices = Dictionary(grouping: header.indices) { header[$0] }
    var fields: [Int] = []
    for name in names {
      guard let named = indices[name], named.count == 1 else {
        throw .headerName(name, in: header)
      }
      fields.append(named[0] + 1)
    }
    return FieldList(fields)
  }

  var isEmpty: Bool { ranges.isEmpty }

  @inline(__always)
  func contains(_ field: Int) -> Bool {
    for index in ranges.indices where field <= ranges[index].upperBound {
      return field >= ranges[index].lowerBound
    }
    return false
  }

  /// Returns the first required field that's missing in a line of `count` fields, or `nil`.
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
      throw UsageError("an entry is empty; write fields such as 2, 2-, 2-4, or -4")
    }
    let start = first.isEmpty ? 1 : try number(first, in: entry)
    guard let last = ends.dropFirst().first else { return start...start }
    let end = last.isEmpty ? Int.max : try number(last, in: entry)
    guard start <= end else {
      throw UsageError("\"\(entry)\" goes backwards; write the lower number first")
    }
    return start...end
  }

  private static func number(_ text: Substring, in entry: Substring) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
      throw UsageError("\"\(entry)\" isn't a field; write fields such as 2, 2-, 2-4, or -4")
    }
    guard number > 0 else { throw UsageError("\"\(entry)\": field numbers start at 1") }
    return number
  }
}
