/// The values of `--style`.
enum StyleName: String, CaseIterable, Hashable, Sendable {
  case decimal, percent, currency, accounting, unit
}
