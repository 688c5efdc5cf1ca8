import LiveNumber
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("A live field without a terminal")
@MainActor struct LiveFieldTests {
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
    for scalar in text.unicodeScalars { _ = field.press(KeyEvent(.character(scalar))) }
  }

  private static func press(_ keys: String, in field: inout LiveField) throws {
    for event in try KeyScript.events(keys) { _ = field.press(event) }
  }

  /// Enter submits the canonical value, or nothing for an empty field.
  @Test func submission() throws {
    var field = try Self.field("de")
    Self.type("1234,50", into: &field)
    #expect(field.press(Self.enter) == .end(.submitted("1234.5")))
    var empty = try Self.field()
    #expect(empty.press(Self.enter) == .end(.submitted("")))
    // A lone minus sign has no value, and the commit removes it.
    var minus = try Self.field()
    Self.type("-", into: &minus)
    #expect(minus.press(Self.enter) == .end(.submitted("")))
  }

  /// The value of an expression is beside it, and Enter submits it, or asks.
  @Test func expressions() throws {
    var field = try Self.field { $0.accepts = .arithmetic }
    Self.type("12.50+6", into: &field)
    #expect(field.row.text == "12.50+6" && field.row.notes == ["= 18.5"])
    #expect(field.press(Self.enter) == .end(.submitted("18.5")))
    var zero = try Self.field { $0.accepts = .arithmetic }
    Self.type("1/0", into: &zero)
    #expect(zero.press(Self.enter) == .stay && zero.row.notes.first == "invalid: division by zero")
    var date = try Self.field { $0.accepts = .arithmetic }
    Self.type("01/02", into: &date)
    #expect(date.press(Self.enter) == .stay)
    #expect(date.row.notes.first == "Is it 0.5 (Enter)?")
    #expect(date.press(Self.enter) == .end(.submitted("0.5")))
  }

  @Test func whatIsWrongWithAValueInsideTheRangeIsSaidToo() throws {
    var field = try Self.field { $0.maximumIntegerDigits = 3 }
    Self.type("123.45", into: &field)
    for _ in 0..<2 { _ = field.press(KeyEvent(.left)) }
    _ = field.press(KeyEvent(.backspace))
    #expect(field.row.notes.first == "adjusted: fraction joined to the integer")
    _ = field.press(KeyEvent(.left))
    #expect(field.row.text == "12,345")
    #expect(field.row.notes == ["invalid: the integer part is full", "invalid"])
    #expect(field.press(Self.enter) == .stay)
  }

  /// Enter rings if it changes nothing, and digits are undone together.
  @Test func ringing() throws {
    var field = try Self.field { $0.range.minimum = 18 }
    Self.type("12", into: &field)
    // The first Enter makes an incomplete number invalid.
    #expect(field.press(Self.enter) == .stay)
    #expect(field.press(Self.enter) == .ring)
    _ = field.press(KeyEvent(.character("_"), .control))
    _ = field.press(KeyEvent(.character("_"), .control))
    #expect(field.row.text == "")
    let editor = field.session.editor
    var required = LiveField(editor: editor, isRequired: true)
    #expect(required.press(Self.enter) == .ring)
    #expect(required.row.notes == ["a number is required", "required"])
  }

  @Test func clampOnCommitTakesTheNearerBoundAtOnce() throws {
    var field = try Self.field {
      $0.range.maximum = 30
      $0.rangePolicy = .clampOnCommit
    }
    Self.type("99", into: &field)
    #expect(field.press(Self.enter) == .end(.submitted("30")))
  }

  /// A text that is one number is submitted at once, and its number shown.
  @Test func oneNumberInAnotherForm() throws {
    var field = try Self.field("de")
    Self.type("1.5", into: &field)
    #expect(field.row.text == "1.5" && field.row.notes == ["valid"])
    #expect(field.press(Self.enter) == .end(.submitted("1.5")))
    #expect(field.row.text == "1,5")
    var asking = try Self.field("de") { $0.doubt = .ask }
    Self.type("1.5", into: &asking)
    #expect(asking.row.notes.first == "Is it 1,5 (Enter)?")
    #expect(asking.row.asksUser)
    #expect(asking.press(Self.enter) == .end(.submitted("1.5")))
  }

  /// The key of each answer is beside it at once.
  @Test(
    arguments: [
      ("de", "1.5000", "1,5 (Enter) or 15.000 (Ctrl-N)?", "<Enter>", "1.5"),
      ("de", "1.5000", "1,5 (Enter) or 15.000 (Ctrl-N)?", "<C-n><Enter>", "15000"),
      ("de", "1.5000", "1,5 (Enter) or 15.000 (Ctrl-N)?", "<Tab><Enter>", "15000"),
      ("de", "1.5000", "1,5 (Enter) or 15.000 (Ctrl-N)?", "<C-p><Home><C-n><Enter>", "15000"),
      ("en", "12k<Enter>", "Is it 12 (Enter)?", "<Enter>", "12"),
      ("de", "1.5x<Enter>", "Is it 1,5 (Enter)?", "<Enter>", "1.5"),
    ])
  func answers(
    locale: String, keys: String, question: String, answer: String, value: String
  ) throws {
    var field = try Self.field(locale)
    try Self.press(keys, in: &field)
    #expect(field.row.notes.first == question)
    let events = try KeyScript.events(answer)
    for event in events.dropLast() { #expect(field.press(event) != .end(.submitted(value))) }
    #expect(field.press(events[events.count - 1]) == .end(.submitted(value)))
  }

  /// Enter answers only a question that is on the screen, with the answer of Enter.
  @Test func aQuestionThatIsNotOnTheScreen() throws {
    // Keys that are typed ahead are handled before the field is drawn.
    var typedAhead = try Self.field("de")
    for event in try KeyScript.events("1.5000") { _ = typedAhead.handle(event) }
    #expect(typedAhead.press(Self.enter) == .stay)
    #expect(typedAhead.press(Self.enter) == .end(.submitted("1.5")))
    // A message about the last key is in its place.
    var rejected = try Self.field("de")
    try Self.press("1.5000x", in: &rejected)
    #expect(rejected.row.notes.first?.hasPrefix("rejected \"x\"") == true)
    #expect(rejected.press(Self.enter) == .stay)
    #expect(rejected.row.asksUser)
    // Where the field and the question don't both fit, Enter shows the question first.
    var small = try Self.field("de")
    for event in try KeyScript.events("1.5000") { _ = small.press(event, columns: 14) }
    #expect(small.press(Self.enter, columns: 14) == .stay)
    let window = WindowSize(columns: 14, rows: 2)
    #expect(small.picture(in: window).rows.map(\.text) == ["1,5 (Enter)?"])
    #expect(small.press(Self.enter, columns: 14) == .end(.submitted("1.5")))
    var tiny = try Self.field("de")
    for event in try KeyScript.events("1.5000") { _ = tiny.press(event, columns: 10) }
    #expect(tiny.picture(in: WindowSize(columns: 10, rows: 2)).rows.map(\.text) == ["1.5000"])
    for _ in 0..<3 { #expect(tiny.press(Self.enter, columns: 10) != .end(.submitted("1.5"))) }
    // What is asked changes with keys that are typed before the field is drawn again.
    for keys in ["<BS>7", "<Home>9", "<C-u>9.7000", "0"] {
      var changed = try Self.field("de")
      try Self.press("1.5000", in: &changed)
      for event in try KeyScript.events(keys) { _ = changed.handle(event) }
      #expect(changed.press(Self.enter) == .stay, "\(keys)")
    }
    var pasted = try Self.field("de")
    try Self.press("1.5000", in: &pasted)
    _ = pasted.handle(KeyEvent(.paste("77k")))
    #expect(pasted.press(Self.enter) == .stay)
    // A paste that was rejected is asked about after an answer, too.
    var rejectedPaste = try Self.field("de")
    try Self.press("1.5000", in: &rejectedPaste)
    _ = rejectedPaste.press(KeyEvent(.paste("xx")))
    try Self.press("<C-n>", in: &rejectedPaste)
    #expect(rejectedPaste.press(Self.enter) == .stay)
    #expect(rejectedPaste.row.notes.first == "Is it 15.000 (Enter)?")
    for columns in [20, 30, 40] {
      var field = try Self.field("de")
      for event in try KeyScript.events("1.5000") { _ = field.press(event, columns: columns) }
      let note = RowLayout(field.row, columns: columns).note
      #expect(note?.contains("1,5 (Enter)") == true, "\(columns) columns: \(note ?? "nothing")")
      #expect(field.press(Self.enter, columns: columns) == .end(.submitted("1.5")))
    }
  }

  /// What is shown and is no number isn't asked about.
  @Test(arguments: ["1:30", "4k7", "12.5.7"])
  func whatIsNoNumberStays(keys: String) throws {
    var field = try Self.field()
    Self.type(keys, into: &field)
    #expect(field.row.text == keys)
    for _ in 0..<3 { #expect(field.press(Self.enter) != .end(.submitted(""))) }
    #expect(field.row.text == keys && field.session.validity == .invalid)
  }

  /// Before Enter, an answer makes a number of the text, and the entry goes on.
  @Test func anAnswerWhileTyping() throws {
    var field = try Self.field("de")
    try Self.press("1.5000<C-n>", in: &field)
    #expect(field.row.text == "15.000" && field.row.notes == ["valid"])
    try Self.press("6", in: &field)
    #expect(field.press(Self.enter) == .end(.submitted("150006")))
    var certain = try Self.field("de")
    Self.type("1.5", into: &certain)
    #expect(certain.press(KeyEvent(.character("n"), .control)) == .ring)
  }

  @Test func whatWasRejectedIsSaidUntilTheContentChanges() throws {
    var field = try Self.field()
    Self.type("1x", into: &field)
    #expect(
      field.row.notes == [#"rejected "x": not part of a number"#, #"rejected "x""#, "rejected"])
    _ = field.press(KeyEvent(.invalidBytes))
    #expect(field.row.notes == ["rejected: not UTF-8", "rejected"])
    _ = field.press(KeyEvent(.brokenPaste(.tooLong)))
    #expect(field.row.notes == ["rejected: the pasted text is too long", "rejected"])
    for key in [Key.unknown, .left, .home] {
      _ = field.press(KeyEvent(key))
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
    #expect(field.press(Self.enter) == .stay)
    #expect(
      field.row.notes.first == value.map { "Is it \($0) (Enter)?" } ?? "Leave it empty (Enter)?")
    #expect(field.row.noteTone == .waiting)
    #expect(field.press(Self.enter) == .end(.submitted(value ?? "")))
  }

  /// A slip that was taken back is forgotten, with what was said of it.
  @Test(arguments: [("x<BS>", "1"), ("xy<BS><BS>", "1"), ("x<BS>5", "15"), ("*<Left>", "1")])
  func aSlipThatWasTakenBack(keys: String, value: String) throws {
    var field = try Self.field()
    try Self.press("1" + keys, in: &field)
    #expect(field.row.notes == ["valid"])
    #expect(field.press(Self.enter) == .end(.submitted(value)))
  }

  /// Of two slips, one is still there.
  @Test func aSlipThatIsLeft() throws {
    var field = try Self.field()
    try Self.press("1xy<BS>", in: &field)
    #expect(field.row.notes.first == #"rejected "x""#)
    #expect(field.press(Self.enter) == .stay)
    #expect(field.row.notes.first == "Is it 1 (Enter)?")
  }

  @Test func bytesThatAreNoKeyAreAskedAboutToo() throws {
    var field = try Self.field()
    Self.type("1", into: &field)
    _ = field.press(KeyEvent(.invalidBytes))
    #expect(field.press(Self.enter) == .stay)
    #expect(field.row.notes.first == "Is it 1 (Enter)?")
  }

  @Test(arguments: [("1x<C-u>5", "5"), ("1x<C-_>5", "5"), ("5<Up><Up><Up>", "7"), ("5<Home>", "5")])
  func enterSubmitsAtOnceIfNoTextIsMissingFromTheField(keys: String, value: String) throws {
    var field = try Self.field { $0.range.maximum = 7 }
    try Self.press(keys, in: &field)
    #expect(field.press(Self.enter) == .end(.submitted(value)))
  }

  /// Digits that were rejected come back with the separator that makes room for them.
  @Test func anAmountInAnotherConvention() throws {
    var field = try Self.field("de") { $0.maximumFractionDigits = .upTo(2) }
    Self.type("1,234", into: &field)
    #expect(field.row.text == "1,23")
    #expect(field.row.notes.first == #"rejected "4": the fraction is full"#)
    Self.type(".56", into: &field)
    #expect(field.row.text == "1,234.56" && field.row.notes == ["valid"])
    #expect(field.press(Self.enter) == .end(.submitted("1234.56")))
  }

  @Test func anInitialValueCannotBeUndoneAndIsValidated() throws {
    var field = try Self.field(initial: 1234) { $0.range.maximum = 1000 }
    #expect(field.row.text == "1,234")
    #expect(field.row.notes == ["invalid: at most 1,000", "invalid"])
    _ = field.press(KeyEvent(.character("_"), .control))
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
    _ = field.press(KeyEvent(.left, .shift))
    #expect(field.row.text == "1\u{202F}234\u{202F}567")
    #expect(field.row.caret == 8 && field.row.selection == 8..<9)
  }
}

extension LiveField {
  /// Presses a key, and draws the field in a wide window, as a terminal does.
  @MainActor fileprivate mutating func press(_ event: KeyEvent, columns: Int = 90) -> KeyResponse {
    defer { _ = picture(in: WindowSize(columns: columns, rows: 24)) }
    return handle(event)
  }
}
