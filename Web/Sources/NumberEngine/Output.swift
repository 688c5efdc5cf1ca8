internal import LiveNumberCore

/// The results of a call: a block of numbers, and texts in UTF-16, valid until the next call.
///
/// `number-engine.js` reads the numbers by the offsets that are named here.
enum Output {
  /// The offsets in the block.
  enum Field: Int {
    /// The address of the texts, which follow one another, and their lengths; -1 if there is none.
    case texts, text, value, reason, invalidReason, warning, readings, preview
    case selectionStart, selectionEnd, isBackward
    case validity, outcome, outcomeStart, outcomeEnd, canUndo, canRedo
  }

  // A module has one thread.
  private nonisolated(unsafe) static let block: UnsafeMutablePointer<Int32> = {
    let block = UnsafeMutablePointer<Int32>.allocate(capacity: 17)
    block.initialize(repeating: 0, count: 17)
    return block
  }()
  private nonisolated(unsafe) static var units = UnsafeMutableBufferPointer<UInt16>.allocate(
    capacity: 256)
  private nonisolated(unsafe) static var count = 0

  static var address: UnsafeMutablePointer<Int32> { block }

  static func set(_ field: Field, _ value: Int) {
    block[field.rawValue] = Int32(truncatingIfNeeded: value)
  }

  /// Writes the first text.
  static func begin(_ text: String) {
    count = 0
    add(.text, text)
  }

  /// Writes a text after the others.
  static func add(_ field: Field, _ text: String?) {
    guard var text else { return set(field, -1) }
    let start = count
    // A text has at most as many UTF-16 units as bytes.
    reserve(count + text.utf8.count)
    text.withUTF8 { add($0) }
    set(field, count - start)
    set(.texts, Int(bitPattern: units.baseAddress))
  }

  /// Writes well-formed UTF-8 as UTF-16; `String.utf16` takes several times as long.
  private static func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while let first = rest.popFirst() {
      guard first > 0x7F else {
        append(UInt16(first))
        continue
      }
      let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
      var scalar = UInt32(first) & (0x3F >> UInt32(length))
      for byte in rest.prefix(length) { scalar = scalar << 6 | UInt32(byte & 0x3F) }
      rest = rest.dropFirst(length)
      if scalar > 0xFFFF {
        append(UInt16(0xD7C0 + scalar >> 10))
        append(UInt16(0xDC00 + scalar & 0x3FF))
      } else {
        append(UInt16(scalar))
      }
    }
  }

  private static func append(_ unit: UInt16) {
    units[count] = unit
    count += 1
  }

  private static func reserve(_ capacity: Int) {
    guard capacity > units.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 2 * capacity)
    _ = larger.update(fromContentsOf: units[..<count])
    units.deallocate()
    units = larger
  }
}

/// Returns the address of the block.
@_expose(wasm, "output") @_cdecl("output")
public func output() -> UnsafeMutablePointer<Int32> { Output.address }
