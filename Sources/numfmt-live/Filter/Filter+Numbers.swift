import LiveNumber

extension Filter {
  /// Converts a field, or reports why not and leaves it.
  func convert(
    _ field: FieldCutter.Field, number: Int, of text: UnsafeBufferPointer<UInt8>,
    _ state: inout FilterState
  ) throws(End) {
    if settings.keepsEmptyFields, field.text.isEmpty, field.quoting != .unclosed {
      if settings.output == .json {
        json.appendEmpty(place: place(of: number, in: state.line), to: &state.output)
      }
      pass(on: UnsafeBufferPointer(rebasing: text[field.whole]), &state)
      return
    }
    let start = state.output.count
    do throws(ConversionFailure) {
      if let failure = field.failure { throw failure }
      switch settings.output {
      case .text: try write(field, number: number, of: text, &state)
      case .json: try convertToJSON(field, number: number, of: text, &state)
      case .none: try convert(field, of: text, &state)
      }
    } catch {
      state.output.truncate(to: start)
      let range = field.failure == nil ? field.text : field.whole
      try fail(error, number: number, at: range, of: text, &state)
      pass(on: UnsafeBufferPointer(rebasing: text[field.whole]), &state)
    }
  }

  private func write(
    _ field: FieldCutter.Field, number: Int, of text: UnsafeBufferPointer<UInt8>,
    _ state: inout FilterState
  ) throws(ConversionFailure) {
    let start = state.output.count
    if settings.readsCSV {
      state.output.append(
        UnsafeBufferPointer(rebasing: text[field.whole.lowerBound..<field.text.lowerBound]))
    }
    let numberStart = state.output.count
    try convert(field, of: text, &state)
    if !settings.suffix.isEmpty { for byte in settings.suffix { state.output.append(byte) } }
    state.output.align(
      from: numberStart, columns: settings.alignment.columns(for: field, number: number, of: text))
    if settings.readsCSV {
      let end = UnsafeBufferPointer(rebasing: text[field.text.upperBound..<field.whole.upperBound])
      state.endCSVField(
        end, isQuoted: field.quoting == .quoted, from: start, numberStart: numberStart,
        delimiter: settings.delimiter)
    } else if settings.delimiter.occurs(in: state.output.bytes(from: numberStart)) {
      throw .delimiterInOutput(
        String(decoding: state.output.bytes(from: numberStart), as: UTF8.self),
        count: field.text.count)
    }
  }

  private func convert(
    _ field: FieldCutter.Field, of text: UnsafeBufferPointer<UInt8>, _ state: inout FilterState
  ) throws(ConversionFailure) {
    try read(field, of: text, &state) { number, output throws(ConversionFailure) in
      try conversion.convert(number, to: &output)
    }
  }

  private func convertToJSON(
    _ field: FieldCutter.Field, number: Int, of text: UnsafeBufferPointer<UInt8>,
    _ state: inout FilterState
  ) throws(ConversionFailure) {
    let value = try read(field, of: text, &state) { number, _ throws(ConversionFailure) in
      try conversion.read(number)
    }
    state.scratch.truncate(to: 0)
    try conversion.write(value, to: &state.scratch)
    if case .localized = conversion.output {
      for byte in settings.suffix { state.scratch.append(byte) }
    }
    json.append(
      UnsafeBufferPointer(rebasing: text[field.text]), place: place(of: number, in: state.line),
      result: .success((value, state.scratch.bytes())), to: &state.output)
  }

  /// Passes the number of a field to `body`, and returns its result.
  ///
  /// The range of an error is in the text of the field as it's written.
  @inline(__always)
  private func read<Result>(
    _ field: FieldCutter.Field, of line: UnsafeBufferPointer<UInt8>, _ state: inout FilterState,
    _ body: (NumberText, inout OutputBuffer) throws(ConversionFailure) -> Result
  ) throws(ConversionFailure) -> Result {
    let written = UnsafeBufferPointer(rebasing: line[field.text])
    var content = written
    let hasMarks = field.quoting == .quoted && QuotedText.hasMarks(written)
    if hasMarks {
      state.content.truncate(to: 0)
      state.content.appendContent(ofQuoted: written)
      content = state.content.bytes()
    }
    var number = NumberText(utf8: content, isNegative: nil, line: state.line)
    var offset = 0
    if settings.hasSurroundings {
      let (range, isNegative) = settings.surroundings.number(in: content)
      number.utf8 = UnsafeBufferPointer(rebasing: content[range])
      number.isNegative = isNegative
      offset = range.lowerBound
    }
    do throws(ConversionFailure) {
      return try body(number, &state.output)
    } catch {
      var failure = error
      failure.range = (error.range.lowerBound + offset)..<(error.range.upperBound + offset)
      if hasMarks { failure.range = QuotedText.written(failure.range, in: written) }
      // A hint about empty fields would be wrong: the field has text, but no number.
      if number.utf8.isEmpty, !content.isEmpty { failure.hint = nil }
      throw failure
    }
  }
}
