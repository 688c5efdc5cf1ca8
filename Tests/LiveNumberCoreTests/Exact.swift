import LiveNumberCore
import Testing

/// Returns the number of a canonical text.
func exact(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ExactDecimal {
  try #require(ExactDecimal(text), sourceLocation: sourceLocation)
}
