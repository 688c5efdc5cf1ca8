import LiveNumberCore
import Testing

/// Texts of digits that aren't numbers.
@Suite struct DigitsTests {
  @Test(arguments: [
    ("0", "0", NumberEditor.Validity.incomplete, "12"), ("007", "007", .incomplete, "12"),
    ("0071", "0071", .valid, "0071"), ("007100", "007100", .valid, "007100"),
    ("٠٠٧١", "0071", .valid, "0071"), ("", "", .empty, "12"),
  ])
  func digitsBecomeATextThatKeepsItsZeros(
    _ typed: String, _ text: String, _ validity: NumberEditor.Validity, _ value: String
  ) {
    let state = InputRestriction.digits(4...6).evaluate(typed, value: "12")
    #expect(state.text == text && state.validity == validity && state.value == value)
  }

  @Test(arguments: [
    ("0071000", NumberEditor.Reason.tooLong), ("00 7", .unexpectedCharacter),
    ("-007", .unexpectedCharacter), ("12½", .unexpectedCharacter),
  ])
  func otherTextsAreRejected(_ typed: String, _ reason: NumberEditor.Reason) {
    let codes = InputRestriction.digits(4...6)
    let before = codes.state(of: "1234")
    let state = codes.evaluate(typed, from: before)
    #expect(state.text == "1234" && state.value == "1234" && state.outcome.reason == reason)
    #expect(state.outcome.isRejected)
  }

  @Test func aCommitAsksForTheRest() {
    let pin = InputRestriction.digits(4)
    let typed = pin.evaluate("123", from: pin.state(of: ""))
    #expect(typed.validity == .incomplete && typed.reason == nil)
    let committed = pin.committed(typed)
    #expect(committed.validity == .invalid && committed.reason?.rawValue == "incomplete")
    #expect(committed.text == "123" && committed.value == "")
    #expect(pin.committed(pin.evaluate("1234", from: committed)).validity == .valid)
  }
}
