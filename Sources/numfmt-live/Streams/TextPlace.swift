/// Where something stands in a file of lines.
struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// As the user wrote it; `-` is standard input.
  var file: String
  /// From 1.
  var line: Int
  /// In Unicode scalars, from 1; nil for the line as a whole.
  var column: Int?

  init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place of a byte in a line of valid UTF-8.
  init(file: String, line: Int, offset: Int, in bytes: ArraySlice<UInt8>) {
    self.init(file: file, line: line, column: TextPlace.scalarCount(bytes.prefix(offset)) + 1)
  }

  var description: String {
    let name = file == "-" ? "standard input" : file
    guard let column else { return "\(name), line \(line)" }
    return "\(name), line \(line), column \(column)"
  }

  /// The number of scalars in front of the first byte that is no UTF-8; nil where all is well.
  static func scalarsBeforeInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue = decoder.decode(&iterator) { count += 1 }
    return count
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { !UTF8.isContinuation($0) }
  }
}
