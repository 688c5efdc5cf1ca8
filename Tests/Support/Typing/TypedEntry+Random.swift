public import LiveNumberCore

extension TypedEntry {
  /// Creates keys for an empty field.
  public init(_ random: inout SeededGenerator, intoEmpty editor: NumberEditor) {
    self.init(editor, keys: random.numberWithText())
    if random.once(in: 4) { addDeletions(&random) }
  }

  /// Creates keys for a field in which a number stands: a caret in it, or a selection.
  public init(_ random: inout SeededGenerator, intoNumberOf editor: NumberEditor) {
    var content = "\(random.number(in: 1...9))" + random.digits(random.number(in: 0...6))
    if random.once(in: 3) { content += random.pick([".5", ".25"]) }
    let offset = random.number(in: 0...content.utf8.count)
    let end = random.once(in: 3) ? random.number(in: offset...content.utf8.count) : offset
    let start = Start(
      content: content, selection: offset..<end, isTyped: random.once(in: 2))
    self.init(editor, start: start, keys: random.pieceOfNumber())
    if random.once(in: 6) { addDeletions(&random) }
  }

  /// Deletes some of the keys again, and goes on with others.
  private mutating func addDeletions(_ random: inout SeededGenerator) {
    let deletions = String(repeating: Self.backspace.description, count: random.number(in: 1...3))
    if random.once(in: 2) {
      keys += deletions + (random.once(in: 3) ? random.pieceOfNumber() : random.digits(1))
    } else {
      let offset = random.number(in: 0...keys.unicodeScalars.count)
      keys.unicodeScalars.insert(
        contentsOf: deletions.unicodeScalars,
        at: keys.unicodeScalars.index(keys.startIndex, offsetBy: offset))
    }
  }
}

extension SeededGenerator {
  private static let digitSystems = [
    "0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "۰۱۲۳۴۵۶۷۸۹",
  ].map { Array($0.unicodeScalars) }

  private static let separators = Array(
    ".,,..'’ \u{A0}\u{202F}٫٬،;:·۔।′″．，｡、|?_".unicodeScalars
  ).map { String($0) }

  private static let operators = Array("+-−–*/×÷^=()eE".unicodeScalars).map { String($0) }

  private static let words = [
    "€", "$", "£", "¥", "¢", "%", "‰", "٪", "EUR", "USD", "JPY", "eur", "Euro", "euros", "US$",
    "CHF", "kr", "kr.", "Rs", "Rs.", "B/.", "S/", "Gs.", "Fr.", "Bs.", "R$", "₹", "zł", "ج.م.",
    "د.ع.", "F CFA", "km", "m", "mm", "km/h", "m/s", "cm", "k", "K", "M", "Mio.", "No.", "ca.",
    "x", "a", "e", "E", "q", "guests", " guests", "h", "°", "#", "~", "\"",
  ]

  private mutating func digits(in system: [Unicode.Scalar], _ count: Int) -> String {
    String(String.UnicodeScalarView((0..<count).map { _ in pick(system) }))
  }

  private mutating func digitSystem() -> [Unicode.Scalar] {
    once(in: 4) ? pick(Self.digitSystems) : Self.digitSystems[0]
  }

  /// Returns digits with separators of any locale, or of none.
  private mutating func numberWithSeparators() -> String {
    let system = digitSystem()
    let separator = pick(Self.separators)
    switch number(below: 20) {
    case 0...4: return digits(in: system, number(in: 1...4))
    case 5...9:
      return digits(in: system, number(in: 1...4)) + separator
        + digits(in: system, number(in: 0...4))
    case 10...13:
      var text = digits(in: system, number(in: 1...3))
      for _ in 0..<number(in: 1...2) { text += separator + digits(in: system, 3) }
      guard number(below: 5) < 3 else { return text }
      return text + pick(Self.separators) + digits(in: system, number(in: 0...3))
    case 14, 15: return separator + digits(in: system, number(in: 1...3))
    case 16, 17:
      return digits(in: [system[0]], 1) + separator + digits(in: system, number(in: 1...4))
    default:
      var text = ""
      for _ in 0..<number(in: 2...7) {
        let count = number(below: 3)
        text += count == 0 ? pick(Self.separators) : digits(in: system, count)
      }
      return text
    }
  }

  /// Returns a number with what people write beside and between its digits.
  mutating func numberWithText() -> String {
    switch number(below: 100) {
    case 0..<30: return numberWithSeparators()
    case 30..<45: return pick(Self.words) + pick(["", " ", "\u{A0}"]) + numberWithSeparators()
    case 45..<65: return numberWithSeparators() + pick(["", " ", "\u{A0}"]) + pick(Self.words)
    case 65..<72:
      return pick(["-", "−", "+", "("]) + pick(["", " "]) + numberWithSeparators()
        + pick(["", ")", "-"])
    case 72..<82: return numberWithSeparators() + pick(Self.operators) + numberWithSeparators()
    case 82..<90: return numberWithSeparators() + pick(Self.words) + numberWithSeparators()
    default:
      var scalars = Array(numberWithSeparators().unicodeScalars)
      let piece = pick([Self.words, Self.separators, Self.operators])
      scalars.insert(contentsOf: pick(piece).unicodeScalars, at: number(in: 0...scalars.count))
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// Returns what people type into a number that stands there.
  fileprivate mutating func pieceOfNumber() -> String {
    switch number(below: 20) {
    case 0...6: return pick(Self.separators) + digits(number(in: 0...4))
    case 7...9: return digits(number(in: 1...3)) + pick(Self.separators) + digits(number(in: 0...4))
    case 10...12: return pick(Self.words) + digits(number(in: 0...2))
    case 13...15: return pick(Self.operators) + digits(number(in: 0...2))
    default: return numberWithText()
    }
  }
}
