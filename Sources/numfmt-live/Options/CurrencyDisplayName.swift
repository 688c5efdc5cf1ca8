import LiveNumber

/// The values of `--currency-display`.
enum CurrencyDisplayName: String, CaseIterable, Hashable, Sendable {
  case symbol, narrow, code, name

  /// Nil for names, which only ICU writes.
  var display: NumberStyle.CurrencyDisplay? {
    switch self {
    case .symbol: .symbol
    case .narrow: .narrow
    case .code: .code
    case .name: nil
    }
  }
}
