import LiveNumber

/// A statement that is true of all of a file in its form, or of nearly all.
///
/// A form that leaves over as much as another by each statement, and more by one, isn't the file's,
/// and neither is one that leaves over most records by a statement, unless all forms do.
/// No statement comes before another one, so that a new kind of file adds a row.
struct Statement {
  /// Returns how many records, or columns, of a form the statement isn't true of.
  let leftOver: @Sendable (_ form: Form, _ sample: Bytes) -> Int

  static let all = [
    // A line is a record with as many fields as the others.
    Statement { form, _ in form.otherRecordCount },
    // A quotation mark is around a field.
    Statement { form, sample in form.records.count { form.hasOtherMarks($0, sample) } },
    // A field is one value, and all of it.
    Statement { form, sample in form.otherRecordCount + form.recordsWithParts(of: sample) },
    // As many tabs in each line divide it.
    Statement { form, sample in form.recordsInTabs(of: sample) },
    // A column has numbers, or most of its texts are.
    Statement { form, sample in form.hasNumbers(in: sample) ? 0 : 1 },
  ]
}

extension Form {
  /// The number of records whose fields are looked at.
  static let maximumRecordCount = 100

  /// The first records of the table, without the first of all, which can be a header.
  private func rows(of sample: Bytes) -> [(line: Bytes, fields: [FieldCutter.Field])] {
    let rows = records[table].lazy.filter { $0.fieldCount == fieldCount }
    return rows.dropFirst(rows.count > 1 ? 1 : 0).prefix(Form.maximumRecordCount).map { record in
      let line = Bytes(rebasing: sample[record.range])
      let whole = FieldCutter.Field(whole: 0..<line.count, text: 0..<line.count)
      return (line, layout.map { Array(FieldCutter(line, $0)) } ?? [whole])
    }
  }

  /// The number of records with another number of fields.
  var otherRecordCount: Int {
    records.count - records[table].count { $0.fieldCount == fieldCount }
  }

  /// Returns whether a record has a quotation mark that isn't around a field.
  fileprivate func hasOtherMarks(_ record: Record, _ sample: Bytes) -> Bool {
    let line = Bytes(rebasing: sample[record.range])
    guard let layout, record.quoting == .none, line.contains(.quotationMark) else {
      return record.quoting != .none
    }
    return FieldCutter(line, layout).contains {
      $0.quoting == .none && line[$0.text].contains(.quotationMark)
    }
  }

  /// Returns whether most texts of a column are numbers.
  func hasNumbers(in sample: Bytes) -> Bool {
    guard layout != nil else { return true }
    let rows = rows(of: sample)
    return (0..<fieldCount).contains { column in
      let texts = rows.lazy.filter { column < $0.fields.count }
        .map { Bytes(rebasing: $0.line[$0.fields[column].text]) }
        .filter { !$0.isEmpty && TextKind($0) != .placeholder }
      let count = texts.count { TextKind($0) == nil && Form.isNumber($0) }
      return count > 0 && count * 2 >= texts.count
    }
  }

  /// Returns whether a text is a number: `7`, `7.5 kg`, and not `Y1`.
  private static func isNumber(_ text: Bytes) -> Bool {
    guard !TextKind.looksLikeNumber(text) else { return TextKind.isOneAmount(text) }
    let digits = text.split { !$0.isDigit }
    return digits.count > 1 && TextKind.isOneAmount(text)
  }

  /// Returns the number of all records if each of the table has as many tabs, which aren't the
  /// delimiter, or 0.
  ///
  /// A title before the records and a note behind them have none, and those at the end of a field
  /// only fill it.
  fileprivate func recordsInTabs(of sample: Bytes) -> Int {
    let tab = UInt8(ascii: "\t")
    let delimiter = layout?.delimiter?.firstByte
    guard delimiter != tab else { return 0 }
    let counts = records[table].map { record in
      record.range.count { index in
        guard sample[index] == tab, let delimiter else { return sample[index] == tab }
        let next = index + 1 < record.range.upperBound ? sample[index + 1] : delimiter
        return next != delimiter && next != .quotationMark
      }
    }
    guard let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 }), last > first || counts.count == 1
    else { return 0 }
    // The header can lack the tab that ends the other records.
    let lacking = counts[last] - counts[first]
    let areSame =
      (lacking == 0 || lacking == 1)
      && counts[first...last].dropFirst().allSatisfy { $0 == counts[last] }
    return areSame ? last - first + 1 + otherRecordCount : 0
  }

  /// Returns the number of records with a field that is several values, or a part of one.
  func recordsWithParts(of sample: Bytes) -> Int {
    let rows = rows(of: sample)
    if layout?.isTable != true {
      let lines = records[table].map { Bytes(rebasing: sample[$0.range]) }
      // `kr 5` and `1 234` are one value, and `Ulm 5` is two.
      let isOneColumn = Form.areAmounts(lines)
      if isOneColumn || layout == nil { return isOneColumn == (layout == nil) ? 0 : rows.count }
    }
    return rows.count { line, fields in
      fields.contains { $0.quoting == .none && !Form.isValue(Bytes(rebasing: line[$0.text])) }
    }
  }

  /// Returns whether most lines are numbers with the same words beside them.
  private static func areAmounts(_ lines: [Bytes]) -> Bool {
    let words = lines.filter { $0.contains(where: \.isDigit) && TextKind.isOneAmount($0) }
      .map { line in line.filter { $0.isLetter || $0 >= 0x80 } }
    let names = words.filter { !$0.isEmpty }
    return words.count * 2 > lines.count
      && (names.count * 2 < words.count || names.allSatisfy { $0 == names[0] })
  }

  /// Returns whether a field that isn't in quotation marks is one value: `1,5` and `Ulm, Jena` are,
  /// and `Ulm;1`, `50,x`, and `1 2` have the delimiter of another form.
  private static func isValue(_ text: Bytes) -> Bool {
    let (comma, space) = (UInt8(ascii: ","), UInt8(ascii: " "))
    guard text.first != comma, text.last != comma else { return false }
    // Tabs can fill a field, as in `2,5\t,x`.
    let padding = text.reversed().prefix { $0 == UInt8(ascii: "\t") }.count
    let text = Bytes(rebasing: text.dropLast(padding))
    if text.contains(where: { ";|\t".utf8.contains($0) }) { return false }
    let pairs = zip(text, text.dropFirst())
    if pairs.contains(where: { $0 == space && $1 == space }) { return false }
    if text.isEmpty || TextKind.isOneAmount(text) || TextKind(text) != nil { return true }
    return pairs.allSatisfy { $0 != comma || $1 == space }
      && text.contains { !$0.isDigit && $0 != space }
  }
}
