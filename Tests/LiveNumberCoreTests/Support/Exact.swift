import LiveNumberCore
import Testing

/// The decimal of a canonical text, which a test knows to be one.
func exact(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ExactDecimal {
  try #require(ExactDecimal(text), sourceLocation: sourceLocation)
}
