import LiveForms
import Testing

@Suite struct RuleTests {
  @Test func text() {
    let rule = ValidationRule<String>.nonEmpty("empty")
    #expect(rule.validate("a") == .success && rule.validate("") == .failure("empty"))
    #expect(rule.validate(" \u{A0}\n").message == "empty")
  }

  @Test func ranges() {
    let rule = ValidationRule<Int>.inRange(18...30, "18 to 30")
    #expect(rule.validate(18).isSuccess && rule.validate(30).isSuccess)
    #expect(rule.validate(31) == .failure("18 to 30"))
    #expect(ValidationRule<Int>.inRange(..<5, "").validate(4).isSuccess)
    #expect(ValidationRule<String>.inRange("m"..., "").validate("z").isSuccess)
    #expect(!ValidationRule<Double>.inRange(0...1, "").validate(.nan).isSuccess)
    #expect(!ValidationRule<Int>.inRange(5..<5, "").validate(5).isSuccess, "an empty range")
  }

  @Test func optionals() {
    let range = ValidationRule<Int>.inRange(18...30, "18 to 30")
    let required = ValidationRule.required(range, "missing")
    #expect(required.validate(nil) == .failure("missing"))
    #expect(required.validate(35) == .failure("18 to 30") && required.validate(20) == .success)
    let optional = ValidationRule.optional(range)
    #expect(optional.validate(nil) == .success && optional.validate(35) == .failure("18 to 30"))
  }

  @Test func combinations() {
    let even = ValidationRule<Int>.predicate("odd") { $0.isMultiple(of: 2) }
    let range = ValidationRule<Int>.inRange(18...30, "18 to 30")
    let all = ValidationRule.allOf([range, even])
    #expect(all.validate(20) == .success && all.validate(21) == .failure("odd"))
    #expect(all.validate(35) == .failure("18 to 30"))
    let any = ValidationRule.anyOf([range, even], "neither")
    #expect(any.validate(21) == .success && any.validate(36) == .success)
    #expect(any.validate(35) == .failure("neither"))
    #expect(ValidationRule<Int>.allOf([]).validate(1) == .success)
    #expect(ValidationRule<Int>.anyOf([], "none").validate(1) == .failure("none"))
  }

  @Test func aRuleThatThrowsDoesNotLetTheValuePass() {
    struct NoAnswer: Error, CustomStringConvertible {
      let description = "no answer"
    }
    let rule = ValidationRule<Int> { _ in throw NoAnswer() }
    #expect(rule.validate(1) == .failure("no answer"))
    let predicate = ValidationRule<Int>.predicate("no") { _ in throw NoAnswer() }
    #expect(predicate.validate(1) == .failure("no answer"))
    #expect(ValidationRule.anyOf([rule, .allOf([])], "none").validate(1) == .success)
  }

  @Test func messagesAreAskedForWhenAValueFails() {
    var language = "en"
    let rule = ValidationRule<String>.nonEmpty(language == "en" ? "empty" : "vide")
    #expect(rule.validate("").message == "empty")
    language = "fr"
    #expect(rule.validate("").message == "vide")
  }

  @Test func eMailAddressesByTheHTMLStandard() {
    let label = String(repeating: "a", count: 63)
    let good = [
      "a@b", "user@example.com", "first.last+tag@sub.example.co.uk", "!#$%&'*+/=?^_`{|}~-@a.b",
      ".a..b.@example.com", "1@2.3", "a@b-c.d", "A@EXAMPLE.COM", "a@\(label)",
      "a@\(label).\(label)",
    ]
    let bad = [
      "", "@", "a", "a@", "@b", "a@b@c", "a b@c", " a@b", "a@b ", "a@b\n", "a@-b", "a@b-", "a@.b",
      "a@b.", "a@b..c", "a@b_c", "a@b c", "ä@b", "a@ä", "\"a\"@b", "a@[127.0.0.1]", "a,b@c",
      "a@\(label)a",
      "a@b\u{0}",
    ]
    let rule = ValidationRule<String>.email("no address")
    #expect(good.filter { !rule.validate($0).isSuccess } == [])
    #expect(bad.filter { rule.validate($0).isSuccess } == [])
    #expect(ValidationRule<Substring>.email("").validate("x:a@b".dropFirst(2)).isSuccess)
  }
}
