// The table of a format's text, and its parts.

extension CompiledFormat {
  /// A range of the table.
  struct Piece: Hashable, Sendable {
    private let storedStart: Int32
    private let storedCount: Int32

    init(start: Int, count: Int) {
      storedStart = Int32(start)
      storedCount = Int32(count)
    }

    static let empty = Piece(start: 0, count: 0)

    @inline(__always)
    var start: Int { Int(storedStart) }
    @inline(__always)
    var count: Int { Int(storedCount) }
    var end: Int { start + count }

    func contains(_ other: Piece) -> Bool { start <= other.start && other.end <= end }
  }

  /// A separator in the table.
  struct Separator: Hashable, Sendable {
    let piece: Piece
    /// The first byte, with which reading begins.
    let first: UInt8

    @inline(__always)
    var start: Int { piece.start }
    @inline(__always)
    var count: Int { piece.count }
  }

  /// The text before and after a number.
  struct AffixSpan: Hashable, Sendable {
    let prefix: Piece
    let suffix: Piece
    // The bytes at the inner ends that are written only next to a digit.
    private let prefixSpacing: Int32
    private let suffixSpacing: Int32

    init(prefix: Piece, suffix: Piece, prefixSpacing: Int = 0, suffixSpacing: Int = 0) {
      self.prefix = prefix
      self.suffix = suffix
      self.prefixSpacing = Int32(prefixSpacing)
      self.suffixSpacing = Int32(suffixSpacing)
    }

    static let none = AffixSpan(prefix: .empty, suffix: .empty)

    @inline(__always)
    var byteCount: Int { prefix.count &+ suffix.count }

    /// Returns the affixes without the spaces that belong next to a digit, if there is none.
    func shown(beginsWithDigit: Bool, endsWithDigit: Bool) -> AffixSpan {
      let before = beginsWithDigit ? 0 : Int(prefixSpacing)
      let after = endsWithDigit ? 0 : Int(suffixSpacing)
      return AffixSpan(
        prefix: Piece(start: prefix.start, count: prefix.count - before),
        suffix: Piece(start: suffix.start + after, count: suffix.count - after))
    }
  }

  /// All bytes that the format writes.
  var tableBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table, count: tableCount)
  }

  /// The ASCII zeros in the table, at least 16.
  @inline(__always)
  var zeros: UnsafePointer<UInt8> { table + 10 &* digitWidth }

  /// Returns the bytes of a range of the table.
  func bytes(_ piece: Piece) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table + piece.start, count: piece.count)
  }

  /// Returns the text of a range of the table.
  func text(_ piece: Piece) -> String { String(decoding: bytes(piece), as: UTF8.self) }

  /// Collects the bytes of the table.
  struct TableBuilder {
    let symbols: NumberSymbols
    private(set) var bytes: [UInt8] = []
    /// The parts of all affixes, in the order of the table.
    private(set) var affixParts: [(kind: NumberFormat.Part.Kind, piece: Piece)] = []

    init(_ symbols: NumberSymbols) {
      self.symbols = symbols
      _ = add(String(scalars: symbols.digits))
      _ = add(String(repeating: "0", count: 16))
    }

    mutating func add(_ text: String) -> Piece {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      return Piece(start: start, count: bytes.count - start)
    }

    mutating func addSeparator(_ text: String) -> Separator {
      Separator(piece: add(text), first: text.utf8.first ?? 0)
    }

    /// Adds affixes with a form of the minus sign, by default that of the symbols.
    mutating func add(_ affixes: Affixes, minus: String? = nil) -> AffixSpan {
      AffixSpan(
        prefix: add(affixes.prefix, minus), suffix: add(affixes.suffix, minus),
        prefixSpacing: affixes.prefix.last?.spacingByteCount ?? 0,
        suffixSpacing: affixes.suffix.first?.spacingByteCount ?? 0)
    }

    private mutating func add(_ parts: [NumberSample.Part], _ minus: String?) -> Piece {
      let start = bytes.count
      for part in parts {
        let text =
          part.kind == .minusSign
          ? minus ?? symbols.minusSign : part.kind == .plusSign ? symbols.plusSign : part.text
        affixParts.append((part.kind, add(text)))
      }
      return Piece(start: start, count: bytes.count - start)
    }

    /// Returns the table in memory of its own.
    func allocate() -> UnsafePointer<UInt8> {
      let table = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      for index in bytes.indices { (table + index).initialize(to: bytes[index]) }
      return UnsafePointer(table)
    }
  }
}

extension NumberSample.Part {
  /// The number of bytes that are written only next to a digit.
  fileprivate var spacingByteCount: Int { kind == .currencySpacing ? text.utf8.count : 0 }
}
