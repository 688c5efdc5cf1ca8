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

    mutating func addAffixPart(_ kind: NumberFormat.Part.Kind, _ text: String) {
      affixParts.append((kind, add(text)))
    }

    /// Returns the table in memory of its own.
    func allocate() -> UnsafePointer<UInt8> {
      let table = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      for index in bytes.indices { (table + index).initialize(to: bytes[index]) }
      return UnsafePointer(table)
    }
  }
}
