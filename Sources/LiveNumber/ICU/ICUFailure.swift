#if USES_ICU
  internal import CICUNumber

  /// A failure status of the C module.
  struct ICUFailure: Error {
    let status: CICUStatus

    /// Throws a failure unless a status is a success.
    static func check(_ status: CICUStatus) throws(ICUFailure) {
      if status != CICU_OK { throw ICUFailure(status: status) }
    }
  }

  extension ICUFailure: CustomStringConvertible {
    /// A description of a failure that isn't caused by an argument.
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
#endif
