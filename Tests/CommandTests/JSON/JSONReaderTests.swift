import Testing

@testable import numfmt_live

@Suite struct JSONReaderTests {
  @Test func valuesKeepTheirPlaceAndTheirDigits() throws {
    let text = #"{"a": -9007199254740993.10, "b": [true, null]}"#
    let members = try JSONReader.read(Array(text.utf8)[...]).members()
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.keyOffset) == [1, 28])
    #expect(members[0].value.content == .number("-9007199254740993.10"))
    #expect(
      members[1].value
        == JSONValue(
          content: .array([
            JSONValue(content: .boolean(true), offset: 34),
            JSONValue(content: .null, offset: 40),
          ]), offset: 33))
  }

  @Test(arguments: [
    (#""a\u00e9\ud835\udfd9""#, "aé𝟙"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{08}\u{0C}\n\r\t"),
    (#""٤ €""#, "٤ €"),
    (#""""#, ""),
  ])
  func stringsAreUnescaped(text: String, expected: String) throws {
    #expect(try JSONReader.read(Array(text.utf8)[...]).content == .string(expected))
  }

  @Test(arguments: [
    ("", 0, "the text ends; expected a value"),
    ("  ", 2, "the text ends; expected a value"),
    (#"{"a" 1}"#, 5, "unexpected \"1\"; expected a colon"),
    (#"{"a":1,"a":2}"#, 7, "the key \"a\" stands here twice"),
    (#"{"a":1,}"#, 7, "unexpected \"}\"; expected a key in quotes"),
    (#"{a:1}"#, 1, "unexpected \"a\"; expected a key in quotes"),
    (#"[1 2]"#, 3, "unexpected \"2\"; expected a comma or a closing bracket"),
    (#"{"a":01}"#, 6, "unexpected \"1\"; expected a comma or a closing brace"),
    ("-", 1, "the text ends; expected a digit"),
    ("1.e5", 2, "unexpected \"e\"; expected a digit"),
    ("+1", 0, "unexpected \"+\"; expected a value"),
    ("nul", 0, "unexpected \"n\"; expected a value"),
    ("é", 0, "unexpected \"é\"; expected a value"),
    ("{} x", 3, "unexpected \"x\"; expected the end of the line"),
    (#""abc"#, 4, "the text ends; expected a closing quote"),
    (#""\q""#, 1, #"unknown escape; expected one of \" \\ \/ \b \f \n \r \t \u"#),
    (#""\u+123""#, 1, "expected four hexadecimal digits after \\u"),
    (#""\ud800""#, 1, "half of a surrogate pair; expected both halves"),
    (#""\ud800\u0041""#, 1, "half of a surrogate pair; expected both halves"),
    (#""\udc00""#, 1, "half of a surrogate pair; expected both halves"),
    ("\"a\u{01}\"", 2, #"a control character in a string; expected it written as \u00XX"#),
    (String(repeating: "[", count: 100_000), 64, "nested more than 64 levels deep"),
  ])
  func malformedTextIsAnErrorWithItsPlace(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(at: offset, message)) {
      try JSONReader.read(Array(text.utf8)[...])
    }
  }
}
