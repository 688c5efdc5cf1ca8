/// What a benchmark needs and did not get.
struct Missing: Error {}

/// The value, or an error that fails the benchmark.
func require<Value>(_ value: Value?) throws(Missing) -> Value {
  guard let value else { throw Missing() }
  return value
}
