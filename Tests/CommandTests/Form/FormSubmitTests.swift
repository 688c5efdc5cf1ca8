import LiveNumber
import TestSupport
import Testing

@testable import TerminalUI
@testable import TerminalForm
@testable import numfmt_live

/// The sample form without a terminal: focus, messages, and output.
@Suite("form: focus and submit")
@MainActor struct FormSubmitTests {
  private static let filled = "25<Tab>xl<Tab>82.2<Tab>5<Tab>40<Tab>a@b.org<Tab>hello"

  // MARK: - Focus

  /// Tab and Shift-Tab wrap around; Up and Down move in fields without steps.
  @Test(
    arguments: [
      ("", .age), ("<Tab>", .size), ("<S-Tab>", .note), ("<S-Tab><Tab>", .age),
      ("<Tab><Tab><Tab><Tab><Tab>", .email), ("<Tab><Down>", .percentage), ("<Tab><Up>", .age),
      ("<Up>", .age), ("<Tab><Down><Down>", .percentage), ("<S-Tab><Down>", .age),
    ] as [(String, SampleField)])
  func focus(keys: String, name: SampleField) throws {
    let script = try FormScript()
    try script.press(keys)
    #expect(script.form.focus == name)
  }

  /// What is typed into a field that was just reached replaces what stands there.
  @Test func replacing() throws {
    let script = try FormScript()
    try script.press("<S-Tab>one<Tab><S-Tab>two")
    #expect(script.text(.note) == "two")
    try script.press("<Tab><S-Tab><End> three")
    #expect(script.text(.note) == "two three")
  }

  // MARK: - Validation

  @Test func leavingAFieldValidatesIt() throws {
    let script = try FormScript()
    try script.press("<S-Tab>")
    #expect(script.message(.note) == nil)
    try script.press("<S-Tab>")
    #expect(script.message(.note) == "Cannot be empty.")
    #expect(script.message(.email) == nil)
    try script.press("<Tab>x")
    #expect(script.message(.note) == nil)
    #expect(script.message(.email) == "Not an address.")
  }

  @Test func anEMailAddressIsValidatedAfter400MsWithoutKeys() throws {
    let script = try FormScript()
    try script.press("<S-Tab><S-Tab>a")
    #expect(script.form.timeUntilDue == .milliseconds(400))
    script.clock.move(by: .milliseconds(399))
    try script.press("@")
    script.clock.move(by: .milliseconds(399))
    script.form.handleDue()
    #expect(script.message(.email) == nil)
    script.clock.move(by: .milliseconds(1))
    script.form.handleDue()
    #expect(script.message(.email) == "Not an address.")
    try script.press("b")
    #expect(script.message(.email) == "Not an address.")
    script.clock.move(by: .milliseconds(400))
    script.form.handleDue()
    #expect(script.message(.email) == nil)
    #expect(script.form.timeUntilDue == nil)
  }

  // MARK: - Submit

  @Test func submittingPrintsTheValues() throws {
    let script = try FormScript()
    try script.press(Self.filled + "<Enter>")
    #expect(
      script.response
        == .end(
          .submitted(
            """
            {"age": 25, "size": "XL", "percentage": "0.822", "low": 5, "high": 40, \
            "email": "a@b.org", "note": "hello"}
            """)))
  }

  @Test func invisibleCharactersAndQuotesAreEscaped() throws {
    let script = try FormScript()
    try script.press(Self.filled + " \"\\\u{202F}é<Enter>")
    guard case .end(.submitted(let json)) = script.response else {
      Issue.record("not submitted: \(script.response)")
      return
    }
    #expect(json.hasSuffix(#""note": "hello \"\\\u202Fé"}"#), "\(json)")
  }

  /// Submitting validates all fields, and focuses the first invalid one.
  @Test func submitInvalid() throws {
    let script = try FormScript()
    try script.press("<Enter>")
    #expect(script.response == .stay)
    #expect(script.form.focus == .percentage)
    #expect(script.message(.percentage) == "From 0% to 100%.")
    #expect(script.message(.email) == "Not an address.")
    #expect(script.message(.note) == "Cannot be empty.")
    #expect(script.message(.age) == nil)
    try script.press("50<Enter>")
    #expect(script.form.focus == .email)
    try script.press("a@b<Enter>")
    #expect(script.form.focus == .note)
    try script.press("x<Enter>")
    #expect(script.response != .stay)
  }

  @Test func aValueThatEnterRestoredIsShownBeforeItIsSubmitted() throws {
    let script = try FormScript()
    try script.press(Self.filled + "<Tab><S-Tab><Tab><BS><Enter>")
    #expect(script.response == .stay)
    #expect(script.text(.age) == "25 years")
    #expect(script.form.notice?.words.words.first == "adjusted: the previous value")
    try script.press("<Enter>")
    #expect(script.response != .stay)
  }

  @Test(arguments: ["1", "3"])
  func aNumberOutOfRangeIsNotSubmitted(keys: String) throws {
    let script = try FormScript()
    try script.press(Self.filled + "<Tab>" + keys + "<Enter>")
    for _ in 0..<2 {
      #expect(script.response == .stay)
      #expect(script.text(.age) == keys + " years")
      #expect(script.message(.age) == "From 18 years to 30 years.")
      try script.press("<Enter>")
    }
  }

  /// The keys that answer stand beside the answers.
  @Test(
    arguments: [
      ("1.0000", "1 % (Enter) or 10.000 % (Ctrl-N)?", "1 %", "0.01"),
      ("5-", "Is it 5 % (Enter)?", "5 %", "0.05"),
      ("5x<Enter>", "Is it 5 % (Enter)?", "5 %", "0.05"),
    ])
  func aTextThatAsks(keys: String, question: String, text: String, value: String) throws {
    let script = try FormScript("de")
    try script.press("<Tab><Tab>\(keys)")
    #expect(script.form.focus == .percentage)
    #expect(script.message(.percentage)?.replacing("\u{A0}", with: " ") == question)
    try script.press("<Enter><S-Tab>")
    #expect(script.text(.percentage) == text)
    #expect(script.message(.percentage) == nil)
    #expect(script.form.values.percentage?.description == value)
  }

  /// A text that is one number is taken at once.
  @Test func oneNumberInAnotherForm() throws {
    let script = try FormScript("de")
    try script.press("<Tab><Tab>1.5")
    #expect(script.text(.percentage) == "1.5 %" && script.message(.percentage) == nil)
    try script.press("<Enter>")
    #expect(script.text(.percentage) == "1,5 %")
    #expect(script.form.values.percentage?.description == "0.015")
    #expect(script.form.focus != .percentage)
  }

  /// The unit that the form shows behind the age can be typed, and another word is refused.
  @Test(
    arguments: [
      ("25 years", nil),
      ("25 people", "Is it 25 years (Enter)?"),
    ] as [(String, String?)])
  func anAgeWithItsUnit(keys: String, question: String?) throws {
    let script = try FormScript()
    try script.press("<Tab>xl<Tab>82.2<Tab>5<Tab>40<Tab>a@b.org<Tab>hello<Tab>" + keys)
    #expect(script.text(.age) == "25 years")
    try script.press("<Enter>")
    #expect(script.message(.age) == question)
    if question != nil { try script.press("<Enter>") }
    guard case .end(.submitted(let json)) = script.response else {
      Issue.record("not submitted: \(script.response)")
      return
    }
    #expect(json.hasPrefix(#"{"age": 25, "#), "\(json)")
  }

  @Test(
    arguments: [("<Esc>", .end(.cancelled)), ("<C-c>", .end(.interrupted)), ("<BS><C-d>", .stay)]
      as [(String, KeyResponse)])
  func keysThatLeaveTheForm(keys: String, response: KeyResponse) throws {
    let script = try FormScript()
    try script.press(keys)
    #expect(script.response == response)
  }
}
