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
    let count = intl_sample(
      sample.value, style, Int32(sample.minimumFractionDigits), sample.showsPlusSign ? 1 : 0,
      sample.forcesGrouping ? 1 : 0)
    return Input.pairs(count).map { NumberSample.Part(.init(rawValue: $0.name), $0.value) }
  }
}
