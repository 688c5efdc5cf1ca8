import LiveNumber

/// A detection of everything about a file: its form, and the convention of each column.
struct FileDetection {
  var reading: ColumnReading
  /// The delimiter that the options name, or `nil` if the file tells it.
  var delimiter: Unicode.Scalar?
  /// A Boolean value that indicates whether the options say that the file is a table.
  var isTable: Bool
  var skip: Int
  /// A Boolean value that indicates whether the options say that there's a header, or `nil` if they don't.
  var hasHeader: Bool?

  enum Result {
    case table(TableReport)
    /// Each line is a number; the source has them.
    case lines(FileShape)
    /// The form of the file isn't decided, for this reason.
    case undecided(String)
  }

  /// Reads a file to its end.
  func run(_ input: FilterInput) throws(SystemError) -> Result {
    let shape = try shape(of: input)
    if let problem = shape.problem { return .undecided(problem) }
    guard let table = try detection(of: input, shape) else {
      if !shape.tables.isEmpty, let doubt = shape.doubt { return .undecided(doubt) }
      return .lines(shape)
    }
    return .table(TableReport(table))
  }

  /// Returns the form of a file.
  func shape(of input: FilterInput) throws(SystemError) -> FileShape {
    try FileShape(
      of: input, skip: skip, among: delimiter.map { [$0] } ?? FileShape.delimiters,
      isTable: isTable)
  }

  /// Returns the columns of a table, or `nil` if the file isn't surely one.
  func detection(
    of input: FilterInput, _ shape: FileShape
  ) throws(SystemError) -> TableDetection? {
    let isColumn = isTable && shape.tables.isEmpty && shape.ruledOut.isEmpty
    guard let delimiter = delimiter ?? shape.table?.delimiter ?? (isColumn ? "," : nil) else {
      return nil
    }
    let start = TableDetection(shape, delimiter: delimiter, reading: reading, hasHeader: hasHeader)
    var table = try start.withoutPaddedLines(input)
    try table.read(input.receive)
    return table
  }
}
