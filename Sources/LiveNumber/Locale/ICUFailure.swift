internal import CICUNumber

/// A status of the C module that is no success.
struct ICUFailure: Error {
  let status: CICUStatus

  /// Passes a success on and throws everything else.
  static func check(_ status: CICUStatus) throws(ICUFailure) {
    if status != CICU_OK { throw ICUFailure(status: status) }
  }
}

extension ICUFailure: CustomStringConvertible {
  /// What happened, for failures that have nothing to do with what was asked for.
  var description: String {
    switch status {
    case CICU_OUT_OF_MEMORY: "ICU is out of memory"
    case CICU_NO_DATA: "ICU's data is missing or damaged; is libicudata installed?"
    case CICU_OUT_OF_RANGE:
      "a number has more than \(CICU_MAXIMUM_DIGIT_COUNT) digits or an exponent beyond that"
    case CICU_MALFORMED: "a text is not in the form that ICU takes"
    case CICU_BAD_SKELETON: "ICU does not know the number skeleton"
    default: "ICU failed (status \(status))"
    }
  }
}
