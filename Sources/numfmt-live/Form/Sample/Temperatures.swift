/// A low and a high temperature.
struct Temperatures: Hashable, Sendable {
  var low: Int
  var high: Int
}
