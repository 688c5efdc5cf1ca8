/// Which digits a number shows, and where its decimal separator stands among them.
///
/// What is shown is one run of digits: `leadingZeros`, then the digits of the value, then zeros up to
/// `integerCount + fractionCount`. The separator stands behind the first `integerCount`.
struct DigitLayout {
  var leadingZeros: Int
  var integerCount: Int
  var fractionCount: Int
  var showsSeparator: Bool

  var count: Int { integerCount + fractionCount }
  var beginsWithDigit: Bool { integerCount > 0 || !showsSeparator }
  var endsWithDigit: Bool { fractionCount > 0 || !showsSeparator }
}
