internal import CRuntime
internal import LiveNumberCore

/// Formats samples with the browser's `Intl.NumberFormat`.
///
/// JavaScript knows the locale and the options of the style; it only gets those of the sample.
struct IntlSampleFormatter: SampleFormatter {
  func parts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part] {
    // A plain number, the style that JavaScript knows, its accounting form, or money of any
    // currency, by the three letters of its code.
    let style: Int32 =
      switch sample.style {
      case .decimal: 0
      case .currency(_, _, .accounting): 2
      case .currency(let code, _, .standard): code.utf8.reduce(0) { $0 << 8 | Int32($1) }
      default: 1
      }
    return parts(
      of: sample.value, style, Int32(sample.minimumFractionDigits),
      showsPlusSign: sample.showsPlusSign, forcesGrouping: sample.forcesGrouping)
  }

  /// Returns the parts of a number in a style of ``intl_sample(_:_:_:_:_:)``.
  func parts(
    of value: Double, _ style: Int32, _ minimumFractionDigits: Int32 = 0,
    showsPlusSign: Bool = false, forcesGrouping: Bool = false
  ) -> [NumberSample.Part] {
    let count = intl_sample(
      value, style, minimumFractionDigits, showsPlusSign ? 1 : 0, forcesGrouping ? 1 : 0)
    return Input.pairs(count).map { NumberSample.Part(.init(rawValue: $0.name), $0.value) }
  }
}
