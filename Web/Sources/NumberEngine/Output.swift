internal import LiveNumberCore

/// The results of a call: a block of numbers, and texts in UTF-16, valid until the next call.
///
/// `number-engine.js` reads the numbers by the offsets that are named here.
enum Output {
  /// The offsets in the block.
  enum Field: Int {
    /// The address of the texts, which follow one another, and their lengths; -1 if there is none.
    case texts, text, value, reason, invalidReason, readings, preview, waiting
    case selectionStart, selectionEnd, isBackward
    case validity, outcome, outcomeStart, outcomeEnd, canUndo, canRedo
  }

  // A module has one thread. Both memories begin as none: each use of a variable that an expression
  // initializes asks whether it has.
  private nonisolated(unsafe) static var block: UnsafeMutablePointer<Int32>?
  private nonisolated(unsafe) static var units = UnsafeMutableBufferPointer<UInt16>(
    start: nil, count: 0)
  private nonisolated(unsafe) static var count = 0

  /// The block, which is allocated when it's first used.
  static var address: UnsafeMutablePointer<Int32> {
    if let block { return block }
    let new = UnsafeMutablePointer<Int32>.allocate(capacity: 17)
    new.initialize(repeating: 0, count: 17)
    block = new
    return new
  }

  static func set(_ field: Field, _ value: Int) {
    (block ?? address)[field.rawValue] = Int32(truncatingIfNeeded: value)
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
    // A static variable would be read and written for each unit.
    let units = units
    var (index, count) = (0, count)
    while index < bytes.count {
      let first = bytes[index]
      index += 1
      guard first > 0x7F else {
        units[count] = UInt16(first)
        count += 1
        continue
      }
      let end = index + (first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3)
      var scalar = UInt32(first) & (0x3F >> UInt32(end - index))
      while index < end {
        scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        index += 1
      }
      if scalar > 0xFFFF {
        units[count] = UInt16(0xD7C0 + scalar >> 10)
        count += 1
        scalar = 0xDC00 + scalar & 0x3FF
      }
      units[count] = UInt16(scalar)
      count += 1
    }
    self.count = count
  }

  private static func reserve(_ capacity: Int) {
    guard capacity > units.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 2 * capacity + 256)
    _ = larger.update(fromContentsOf: units[..<count])
    units.deallocate()
    units = larger
  }
}

/// Returns the address of the block.
@_expose(wasm, "output") @_cdecl("output")
public func output() -> UnsafeMutablePointer<Int32> { Output.address }
