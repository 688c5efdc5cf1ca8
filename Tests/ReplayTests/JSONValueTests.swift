import Foundation
import Testing

import EscapedText

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("1 234,5", #""1 234,5""#),
    ("a\"\\\n\r\t", #""a\"\\\n\r\t""#),
    ("1\u{202F}234", #""1\u202F234""#),
    ("\u{200F}-\u{061C}\u{A0}\u{FEFF}", #""\u200F-\u061C\u00A0\uFEFF""#),
    ("\u{1B}[2J\u{7F}", #""\u001B[2J\u007F""#),
    ("\u{10FFFF}", #""\uDBFF\uDFFF""#),
    ("٤𝟙€", #""٤𝟙€""#),
  ])
  func invisibleCharactersAreEscaped(text: String, expected: String) throws {
    #expect(text.json == expected)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(expected)]".utf8)) == [text])
  }

  @Test func membersKeepTheirOrder() {
    let object: JSONObject = ["b": 1, "a": ["2", "\u{A0}"], "c": nil, "a": true]
    let nested = JSONObject([("\t", object)]) + ["d": [1, 2]]
    #expect(
      nested.json == #"{"\t": {"b": 1, "a": ["2", "\u00A0"], "c": null, "a": true}, "d": [1, 2]}"#)
  }

  @Test func invisibleCharactersAreSpelledOut() {
    #expect(InvisibleScalar.spelled("1\u{A0}000\u{200F} \u{E0001}") == "1U+00A0000U+200F U+E0001")
  }
}
