/// The error if a value that a benchmark needs is missing.
struct Missing: Error {}

/// Returns the value, or throws an error that fails the benchmark.
func require<Value>(_ value: Value?) throws(Missing) -> Value {
  guard let value else { throw Missing() }
  return value
}
