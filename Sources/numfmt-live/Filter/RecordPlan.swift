import LiveNumber
import TerminalUI

/// What the options and the input say: how each record is converted.
struct RecordPlan: Sendable {
  let conversion: Conversion
  let settings: FilterSettings
  let pen: Pen
  /// The format of lines that can be converted without splitting them, or `nil` if there are none.
  let lineFormat: NumberFormat?
  /// Whether a converted number can have a character that ends a field or has to be quoted.
  let breaksFields: Bool
  /// Whether a field can need more than its number.
  let completesFields: Bool
  /// Whether the fields of a record show where it ends.
  let cutsBlocks: Bool

  init(_ conversion: Conversion, _ settings: FilterSettings, pen: Pen) {
    self.conversion = conversion
    self.settings = settings
    self.pen = pen
    lineFormat = settings.mayTakeWholeLines(of: conversion.fields) ? conversion.directFormat : nil
    breaksFields = settings.canBreakFields(conversion.writing)
    cutsBlocks = settings.layout.isCSV && !conversion.fields.isEmpty
    completesFields =
      breaksFields || !settings.suffix.isEmpty || settings.alignment != .none
      || settings.encoding != nil && settings.output.isText
  }

  /// Returns the plan for the fields that a header names.
  func with(fields: FieldList) -> RecordPlan {
    let conversion = Conversion(fields, reading: conversion.reading, writing: conversion.writing)
    return RecordPlan(conversion, settings, pen: pen)
  }
}
