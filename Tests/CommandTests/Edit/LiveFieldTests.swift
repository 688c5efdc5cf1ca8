import LiveNumber
import Testing

@testable import numfmt_live

@Suite("A live field without a terminal")
struct LiveFieldTests {
  private static func field(
    _ locale: String = "en", initial: ExactDecimal? = nil,
    _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> LiveField {
    var options = NumberEditor.Options()
    change(&options)
    let format = try NumberFormat(locale: locale)
    return LiveField(editor: NumberEditor(format: format, options: options), initial: initial)
  }

  private static let enter = KeyEvent(.enter)

  private static func type(_ text: String, into field: inout LiveField) {
    for scalar in text.unicodeScalars { _ = field.handle(KeyEvent(.character(scalar))) }
  }

  private static func press(_ keys: String, in field: inout LiveField) throws {
    for event in try KeyScript.events(keys) { _ = field.handle(event) }
  }

  /// Enter submits the canonical value, or nothing for an empty field.
  @Test func submission() throws {
    var field = try Self.field("de")
    Self.type("1234,50", into: &field)
    #expect(field.handle(Self.enter) == .end(.submitted("1234.5")))
    var empty = try Self.field()
    #expect(empty.handle(Self.enter) == .end(.submitted("")))
    // A lone minus sign has no value, and the commit removes it.
    var minus = try Self.field()
    Self.type("-", into: &minus)
    #expect(minus.handle(Self.enter) == .end(.submitted("")))
  }

  /// The value of an expression is beside it, and Enter submits it, or asks.
  @Test func expressions() throws {
    var field = try Self.field { $0.accepts = .arithmetic }
    Self.type("12.50+6", into: &field)
    #expect(field.row.text == "12.50+6" && field.row.notes == ["= 18.5"])
    #expect(field.handle(Self.enter) == .end(.submitted("18.5")))
    var zero = try Self.field { $0.accepts = .arithmetic }
    Self.type("1/0", into: &zero)
    #expect(zero.handle(Self.enter) == .stay && zero.row.notes.first == "invalid: division by zero")
    var date = try Self.field { $0.accepts = .arithmetic }
    Self.type("01/02", into: &date)
    #expect(date.handle(Self.enter) == .stay)
    #expect(date.row.notes.first?.hasPrefix("is it 0.5?") == true)
    #expect(date.handle(Self.enter) == .end(.submitted("0.5")))
  }

  @Test func whatIsWrongWithAValueInsideTheRangeIsSaidToo() throws {
    var field = try Self.field { $0.maximumIntegerDigits = 3 }
    Self.type("123.45", into: &field)
    for _ in 0..<2 { _ = field.handle(KeyEvent(.left)) }
    _ = field.handle(KeyEvent(.backspace))
    #expect(field.row.notes.first == "adjusted: fraction joined to the integer")
    _ = field.handle(KeyEvent(.left))
    #expect(field.row.text == "12,345")
    #expect(field.row.notes == ["invalid: the integer part is full", "invalid"])
    #expect(field.handle(Self.enter) == .stay)
  }

  /// Enter rings if it changes nothing, and digits are undone together.
  @Test func ringing() throws {
    var field = try Self.field { $0.range.minimum = 18 }
    Self.type("12", into: &field)
    // The first Enter makes an incomplete number invalid.
    #expect(field.handle(Self.enter) == .stay)
    #expect(field.handle(Self.enter) == .ring)
    _ = field.handle(KeyEvent(.character("_"), .control))
    _ = field.handle(KeyEvent(.character("_"), .control))
    #expect(field.row.text == "")
    let editor = field.session.editor
    var required = LiveField(editor: editor, isRequired: true)
    #expect(required.handle(Self.enter) == .ring)
    #expect(required.row.notes == ["a number is required", "required"])
  }

  @Test func clampOnCommitTakesTheNearerBoundAtOnce() throws {
    var field = try Self.field {
      $0.range.maximum = 30
      $0.rangePolicy = .clampOnCommit
    }
    Self.type("99", into: &field)
    #expect(field.handle(Self.enter) == .end(.submitted("30")))
  }

  /// A text that is one number is submitted at once, and its number shown.
  @Test func oneNumberInAnotherForm() throws {
    var field = try Self.field("de")
    Self.type("1.5", into: &field)
    #expect(field.row.text == "1.5" && field.row.notes == ["valid"])
    #expect(field.handle(Self.enter) == .end(.submitted("1.5")))
    #expect(field.row.text == "1,5")
    var asking = try Self.field("de") { $0.doubt = .ask }
    Self.type("1.5", into: &asking)
    #expect(asking.row.notes.first == "incomplete: is it 1,5?")
    #expect(asking.handle(Self.enter) == .stay)
    #expect(asking.row.notes.first == "is it 1,5?  Enter: 1,5")
    #expect(asking.row.asksUser)
    #expect(asking.handle(Self.enter) == .end(.submitted("1.5")))
  }

  /// Enter asks which number was meant, and the next key answers, unless it's another one.
  @Test(
    arguments: [
      ("de", "1.5000", "1,5 or 15.000?  Enter: 1,5  Ctrl-N: 15.000", "<Enter>", "1.5"),
      ("de", "1.5000", "1,5 or 15.000?  Enter: 1,5  Ctrl-N: 15.000", "<C-n>", "15000"),
      (
        "de", "1.5000", "1,5 or 15.000?  Enter: 1,5  Ctrl-N: 15.000", "<C-p><Home><Enter><C-n>",
        "15000"
      ),
      ("en", "12k", "is it 12?  Enter: 12", "<Enter>", "12"),
      ("de", "1.5x", "is it 1,5?  Enter: 1,5", "<Enter>", "1.5"),
    ])
  func answers(
    locale: String, keys: String, question: String, answer: String, value: String
  ) throws {
    var field = try Self.field(locale)
    try Self.press(keys + "<Enter>", in: &field)
    #expect(field.row.notes.first == question)
    let events = try KeyScript.events(answer)
    for event in events.dropLast() { #expect(field.handle(event) != .end(.submitted(value))) }
    #expect(field.handle(events[events.count - 1]) == .end(.submitted(value)))
  }

  /// What is shown and is no number isn't asked about.
  @Test(arguments: ["1:30", "4k7", "12.5.7"])
  func whatIsNoNumberStays(keys: String) throws {
    var field = try Self.field()
    Self.type(keys, into: &field)
    #expect(field.row.text == keys)
    for _ in 0..<3 { #expect(field.handle(Self.enter) != .end(.submitted(""))) }
    #expect(field.row.text == keys && field.session.validity == .invalid)
  }

  /// Before Enter, an answer makes a number of the text, and the entry goes on.
  @Test func anAnswerWhileTyping() throws {
    var field = try Self.field("de")
    try Self.press("1.5000<C-n>", in: &field)
    #expect(field.row.text == "15.000" && field.row.notes == ["valid"])
    try Self.press("6", in: &field)
    #expect(field.handle(Self.enter) == .end(.submitted("150006")))
    var certain = try Self.field("de")
    Self.type("1.5", into: &certain)
    #expect(certain.handle(KeyEvent(.character("n"), .control)) == .ring)
  }

  @Test func whatWasRejectedIsSaidUntilTheContentChanges() throws {
    var field = try Self.field()
    Self.type("1x", into: &field)
    #expect(
      field.row.notes == [#"rejected "x": not part of a number"#, #"rejected "x""#, "rejected"])
    _ = field.handle(KeyEvent(.invalidBytes))
    #expect(field.row.notes == ["rejected: not UTF-8", "rejected"])
    _ = field.handle(KeyEvent(.brokenPaste(.tooLong)))
    #expect(field.row.notes == ["rejected: the pasted text is too long", "rejected"])
    for key in [Key.unknown, .left, .home] {
      _ = field.handle(KeyEvent(key))
      #expect(field.row.notes == ["rejected: the pasted text is too long", "rejected"])
    }
    Self.type("2", into: &field)
    #expect(field.row.notes == ["valid"])
    #expect(field.row.text == "21")
  }

  /// Enter asks about keys that the commit drops, and a second Enter submits.
  @Test(
    arguments: [
      ("x", nil), ("x<C-u>x", nil), ("1<BS>x", nil), ("12*", "12"), ("1.234", "1.23"),
    ] as [(String, String?)])
  func question(keys: String, value: String?) throws {
    var field = try Self.field { $0.maximumFractionDigits = .upTo(2) }
    try Self.press(keys, in: &field)
    #expect(field.row.notes.first?.hasPrefix("rejected \"") == true)
    #expect(field.handle(Self.enter) == .stay)
    #expect(field.row.notes.first == "Enter again for \(value ?? "no number")")
    #expect(field.row.noteTone == .waiting)
    #expect(field.handle(Self.enter) == .end(.submitted(value ?? "")))
  }

  /// A slip that was taken back is forgotten, with what was said of it.
  @Test(arguments: [("x<BS>", "1"), ("xy<BS><BS>", "1"), ("x<BS>5", "15"), ("*<Left>", "1")])
  func aSlipThatWasTakenBack(keys: String, value: String) throws {
    var field = try Self.field()
    try Self.press("1" + keys, in: &field)
    #expect(field.row.notes == ["valid"])
    #expect(field.handle(Self.enter) == .end(.submitted(value)))
  }

  /// Of two slips, one is still there.
  @Test func aSlipThatIsLeft() throws {
    var field = try Self.field()
    try Self.press("1xy<BS>", in: &field)
    #expect(field.row.notes.first == #"rejected "x""#)
    #expect(field.handle(Self.enter) == .stay)
    #expect(field.row.notes.first == "is it 1?  Enter: 1")
  }

  @Test func bytesThatAreNoKeyAreAskedAboutToo() throws {
    var field = try Self.field()
    Self.type("1", into: &field)
    _ = field.handle(KeyEvent(.invalidBytes))
    #expect(field.handle(Self.enter) == .stay)
    #expect(field.row.notes.first == "Enter again for 1")
  }

  @Test(arguments: [("1x<C-u>5", "5"), ("1x<C-_>5", "5"), ("5<Up><Up><Up>", "7"), ("5<Home>", "5")])
  func enterSubmitsAtOnceIfNoTextIsMissingFromTheField(keys: String, value: String) throws {
    var field = try Self.field { $0.range.maximum = 7 }
    try Self.press(keys, in: &field)
    #expect(field.handle(Self.enter) == .end(.submitted(value)))
  }

  /// Digits that were rejected come back with the separator that makes room for them.
  @Test func anAmountInAnotherConvention() throws {
    var field = try Self.field("de") { $0.maximumFractionDigits = .upTo(2) }
    Self.type("1,234", into: &field)
    #expect(field.row.text == "1,23")
    #expect(field.row.notes.first == #"rejected "4": the fraction is full"#)
    Self.type(".56", into: &field)
    #expect(field.row.text == "1,234.56" && field.row.notes == ["valid"])
    #expect(field.handle(Self.enter) == .end(.submitted("1234.56")))
  }

  @Test func anInitialValueCannotBeUndoneAndIsValidated() throws {
    var field = try Self.field(initial: 1234) { $0.range.maximum = 1000 }
    #expect(field.row.text == "1,234")
    #expect(field.row.notes == ["invalid: at most 1,000", "invalid"])
    _ = field.handle(KeyEvent(.character("_"), .control))
    #expect(field.row.text == "1,234")
  }

  @Test func anInitialValueThatDoesNotFitIsRoundedWithAMessage() throws {
    let initial = ExactDecimal("1.005")
    let field = try Self.field(initial: initial) { $0.maximumFractionDigits = .upTo(2) }
    #expect(field.row.text == "1")
    #expect(field.row.notes == ["adjusted: rounded", "adjusted"])
  }

  /// The insertion point and the selection are scalar offsets.
  @Test func row() throws {
    var field = try Self.field("fr", initial: 1_234_567)
    _ = field.handle(KeyEvent(.left, .shift))
    #expect(field.row.text == "1\u{202F}234\u{202F}567")
    #expect(field.row.caret == 8 && field.row.selection == 8..<9)
  }
}
