// Strict parsing: a recognizer, and an explainer for the texts that it rejects. Exactly one of them
// has an answer for a text.

extension CompiledFormat {
  /// Returns the number that a text represents, or `nil` if it isn't one.
  @inline(__always)
  func strictNumber(in text: UnsafeBufferPointer<UInt8>) -> ExactDecimal? {
    guard let span = numberSpan(of: text) else { return nil }
    guard digitsAreASCII else { return strictNumber(span, of: text) }
    // The constant only takes the branches for other digits out of the scan.
    var scan = StrictScan(span, of: text, in: self, readsASCII: true)
    return scan.run() ? scan.number : nil
  }

  @inline(never)
  private func strictNumber(_ span: NumberSpan, of text: UnsafeBufferPointer<UInt8>)
    -> ExactDecimal?
  {
    var scan = scan(span, of: text)
    return scan.run() ? scan.number : nil
  }

  /// Returns the reason why a text isn't a number, or `nil` if it is one.
  @inline(never)
  func strictFault(in text: UnsafeBufferPointer<UInt8>) -> ParseFault? {
    let whole = 0..<text.count
    guard !text.isEmpty else { return ParseFault(.empty, whole) }
    guard let span = numberSpan(of: text) else {
      return text.firstInvalidUTF8.map { .invalidUTF8(at: $0) } ?? missingAffix(in: text)
    }
    var scan = scan(span, of: text)
    guard scan.run() else { return fault(of: scan) }
    return scan.number == nil ? ParseFault(.tooManyFractionDigits, whole) : nil
  }

  @inline(__always)
  private func scan(_ span: NumberSpan, of text: UnsafeBufferPointer<UInt8>) -> StrictScan {
    let readsASCII = digitsAreASCII || beginsWithASCIIDigit(text, in: span.range)
    return StrictScan(span, of: text, in: self, readsASCII: readsASCII)
  }

  // MARK: - Faults

  /// Returns the fault of a scan that stopped.
  private func fault(of scan: StrictScan) -> ParseFault {
    let (text, end) = (scan.text, scan.range.upperBound)
    guard scan.offset == end || scan.stands(decimal) else {
      return separatorFault(of: scan) ?? characterFault(of: scan)
    }
    guard scan.integerCount >= 0 else { return lastGroupFault(of: scan) }
    guard scan.offset == end else {
      let range = scan.offset..<(scan.offset + decimal.count)
      return ParseFault(.secondDecimalSeparator, range, expecting: .digit)
    }
    let count = scan.digits.count
    guard count > 0 else { return .noDigits(byteCount: text.count) }
    return count > ExactDecimal.maximumDigitCount
      ? ParseFault(.tooManyCountedDigits, 0..<text.count, digitCount: count)
      : ParseFault(.priceDash, end..<text.count, expecting: .digit)
  }

  /// Returns the fault of the grouping separator where a scan stopped, or `nil` if there is none.
  private func separatorFault(of scan: StrictScan) -> ParseFault? {
    let (offset, end) = (scan.offset, scan.range.upperBound)
    let width =
      scan.stands(grouping)
      ? grouping.count
      : equivalentSeparatorWidth(in: scan.text, at: offset, like: offset, before: end)
    guard width > 0 else { return nil }
    let kind: ParseFault.Kind? =
      scan.integerCount >= 0
      ? .groupingAfterDecimalSeparator
      : !groupingRule.isOn
        ? .groupingSwitchedOff
        : scan.isGrouped && !scan.continuesGrouping ? .otherGroupingSeparator : nil
    if let kind { return ParseFault(kind, offset..<(offset + width), expecting: .digit) }
    return groupFault(scan.isGrouped ? .middleGroup : .firstGroup, of: scan)
  }

  private func lastGroupFault(of scan: StrictScan) -> ParseFault {
    guard scan.groupCount == groupingRule.primary else { return groupFault(.lastGroup, of: scan) }
    let start = scan.range.lowerBound
    let end = start + groupingRule.firstGroup(of: scan.digits.count) * digitWidth(in: scan)
    return ParseFault(.groupBeginsWithZero, start..<end)
  }

  private func groupFault(_ kind: ParseFault.Kind, of scan: StrictScan) -> ParseFault {
    let (text, offset) = (scan.text, scan.offset)
    let width = scan.groupCount * digitWidth(in: scan)
    var range = (offset - width)..<offset
    if range.isEmpty {
      // Without digits, the separator is at fault: the one here, or at the end the one before.
      var start = offset
      if offset == scan.range.upperBound {
        start -= 1
        while start > 0, UTF8.isContinuation(text[start]) { start -= 1 }
      }
      let scalar = text.scalar(at: start, before: scan.range.upperBound)
      range = start..<(start + (scalar.map { UTF8.width($0) } ?? 1))
    }
    return ParseFault(kind, range, digitCount: scan.groupCount)
  }

  private func digitWidth(in scan: StrictScan) -> Int { scan.readsASCII ? 1 : digitWidth }

  /// Returns the fault of the character where a scan stopped, which isn't a separator.
  private func characterFault(of scan: StrictScan) -> ParseFault {
    let (text, offset) = (scan.text, scan.offset)
    guard let scalar = text.scalar(at: offset, before: scan.range.upperBound) else {
      return .invalidUTF8(at: offset)
    }
    let range = offset..<(offset + UTF8.width(scalar))
    if DecimalDigit(scalar) != nil {
      return scan.digits.count == 0
        ? ParseFault(.otherDigit, range, expecting: .ownDigit)
        : ParseFault(.otherDigitAfterDigits, range)
    }
    if CharacterClass(scalar).isSign {
      return isAffixAlone(text)
        ? .noDigits(byteCount: text.count) : ParseFault(.misplacedSign, range)
    }
    let inInteger: ParseFault.Expected =
      groupingRule.isOn ? .digitOrSeparator : .digitOrDecimalSeparator
    return ParseFault(
      .notADigit, range, expecting: scan.integerCount >= 0 ? .digit : inInteger)
  }
}
