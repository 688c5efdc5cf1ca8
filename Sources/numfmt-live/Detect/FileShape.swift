/// The form of a file, which its first lines tell: lines, or a table with a delimiter.
struct FileShape {
  /// The forms that leave over no more of the file than others.
  var forms: [Form]
  /// Forms with delimiters that occur, which leave over more.
  var ruledOut: [Form] = []
  /// The number of lines before the table.
  var skipCount = 0
  /// The end of the first line, or `nil` if there's none.
  var lineEnd: LineEnd?
  var hasByteOrderMark = false
  /// The text at the start of lines that are comments, or `nil` if there are none.
  var comment: [UInt8]?
  /// The reason the file can't be converted as it is, or `nil` if it can.
  var problem: String?
  /// What the options say of the file.
  var known: Known

  /// What the options of a command say of a file.
  struct Known {
    /// The number of lines before the header, or before the first record.
    var skipCount: Int
    /// The layouts that a table can have: one if an option names it, and none if it's lines.
    var layouts: [FieldLayout]
    var comment: [UInt8]?
    /// Whether the file is a table.
    var isTable: Bool
  }

  enum LineEnd: String {
    case lineFeed = "LF"
    case carriageReturnLineFeed = "CR LF"
    case carriageReturn = "CR"
  }

  /// The layouts of the tables that the file can be; none if it's lines.
  var layouts: [FieldLayout] { forms.compactMap(\.layout) }

  /// Whether each line can be a number as a whole.
  var canBeLines: Bool { layouts.count < forms.count }

  /// The layout of the table, or `nil` if the file isn't surely one.
  var layout: FieldLayout? {
    if known.layouts.count == 1 { return known.layouts[0] }
    if forms.count == 1, let layout = layouts.first { return layout }
    // A table of one field has a delimiter that isn't in it.
    return known.isTable && (areOneField || forms.isEmpty && ruledOut.isEmpty) ? unused : nil
  }

  /// The number of fields of the table, or `nil` if its form isn't known.
  var fieldCount: Int? { forms.count == 1 ? forms[0].fieldCount : nil }

  /// The line of the first quotation mark that opens a field and is never closed, or `nil` if
  /// there's none.
  var unclosedLine: Int? {
    (layouts.isEmpty ? ruledOut : forms).lazy.compactMap(\.unclosedLine).first
  }

  /// Whether each line can be a number and the file can be no table.
  var areLines: Bool { areOneField && !known.isTable }

  private var areOneField: Bool { canBeLines && layouts.isEmpty }

  /// The first layout whose delimiter doesn't occur.
  var unused: FieldLayout? {
    FileShape.layouts.first { layout in !(forms + ruledOut).contains { $0.layout == layout } }
  }
}

// MARK: - Finding out

extension FileShape {
  static let layouts = ([",", ";", "\t", "|"] as [Unicode.Scalar]).map {
    FieldLayout.csv(FieldDelimiter($0))
  }
  /// The number of lines that are enough if only one delimiter divides them alike.
  static let enoughLines = 10
  /// The number of bytes that are read to find out the form.
  static let sampleSize = 1 << 16

  /// Finds out the form of the input.
  ///
  /// Without layouts that a table can have, the input is lines.
  ///
  /// The first lines are enough if one delimiter divides all of them into the same number of
  /// fields. Otherwise, the sample decides, so the same bytes always have the same form.
  init(of input: FilterInput, _ known: Known) throws(SystemError) {
    let lineCount = known.skipCount + FileShape.enoughLines
    try input.read(upTo: FileShape.sampleSize) {
      FileShape.endOfLine(lineCount, in: input.bytes) != nil
    }
    if let end = FileShape.endOfLine(lineCount, in: input.bytes) {
      self.init(input.bytes[..<end], known, isComplete: true)
      // A field can go on after these lines.
      if forms.count == 1, forms[0].isWhole, skipCount == known.skipCount,
        forms[0].layout?.isTable == true, unclosedLine == nil
      {
        return
      }
    }
    try input.read(upTo: FileShape.sampleSize)
    // A table has at least a header and a record.
    try input.read(upTo: RecordReader.maximumLength) {
      FileShape.endOfLine(known.skipCount + 2, in: input.bytes) != nil
    }
    self.init(input.bytes[...], known, isComplete: input.isComplete)
  }

  /// Returns the offset after a number of lines that aren't blank, or `nil` if there are fewer.
  private static func endOfLine(_ count: Int, in bytes: [UInt8]) -> Int? {
    var rest = count
    var wasEnd = true
    for (offset, byte) in bytes.enumerated() {
      if byte == .lineFeed, !wasEnd {
        rest -= 1
        if rest == 0 { return offset + 1 }
      }
      wasEnd = byte == .lineFeed || byte == .carriageReturn && wasEnd
    }
    return nil
  }

  private init(
    _ sample: ArraySlice<UInt8>, _ known: Known, isComplete: Bool
  ) {
    let hasMark = sample.starts(with: RecordReader.byteOrderMark)
    let text = sample.dropFirst(hasMark ? RecordReader.byteOrderMark.count : 0)
    self = text.withUnsafeBufferPointer {
      FileShape(text: $0, known, isComplete: isComplete)
    }
    hasByteOrderMark = hasMark
    problem = FileShape.problem(of: hasMark ? sample.dropFirst(3) : sample)
  }

  private init(text: Bytes, _ known: Known, isComplete: Bool) {
    let skip = known.skipCount
    func form(_ layout: FieldLayout?, skip: Int) -> Form {
      Form(text, layout, skip: skip, comment: known.comment, isComplete: isComplete)
    }
    let declared = known.layouts.isEmpty || skip > 0 ? nil : FileShape.declaredDelimiter(of: text)
    let all =
      declared.map { [form(.csv($0), skip: 1)] }
      ?? (known.layouts + [.spaces, nil]).map { form($0, skip: skip) }
    let divided = all.filter { $0.layout?.isTable == true && $0.fieldCount > 1 }
    let forms = declared == nil ? all.filter { $0.explains(text, known) } : all
    let possible = forms.filter { !$0.isRefuted }
    let left = possible.isEmpty ? forms : possible
    var best = left.filter { form in !left.contains { form.isWorse(than: $0) } }
    // No other character can be the delimiter.
    if best.isEmpty, divided.count == 1, known.isTable || divided[0].hasMostFields {
      best = divided
    }
    let only = best.count == 1 ? best[0] : nil
    self.init(
      forms: best, ruledOut: divided.filter { form in !best.contains { $0.layout == form.layout } },
      skipCount: only?.layout == nil ? skip : only?.firstLine.map { $0 - 1 } ?? skip,
      lineEnd: FileShape.lineEnd(of: text), comment: only?.comment ?? known.comment, known: known)
  }

  private static func lineEnd(of text: Bytes) -> LineEnd? {
    guard let end = text.firstOffset(of: .lineFeed, in: 0..<text.count) else {
      return text.contains(.carriageReturn) ? .carriageReturn : nil
    }
    return end > 0 && text[end - 1] == .carriageReturn ? .carriageReturnLineFeed : .lineFeed
  }

  /// Returns the delimiter that a first line like `sep=;` names for spreadsheets, or `nil`.
  private static func declaredDelimiter(of text: Bytes) -> FieldDelimiter? {
    let line = text.prefix { $0 != .lineFeed && $0 != .carriageReturn }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    let delimiter = Unicode.Scalar(line[4])
    return FieldDelimiter.isUsable(delimiter) ? FieldDelimiter(delimiter) : nil
  }
}
