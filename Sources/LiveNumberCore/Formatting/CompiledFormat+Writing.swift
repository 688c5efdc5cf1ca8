/// A number as it is written: its digits on both sides of the decimal separator, and its affixes.
///
/// A layout is valid as long as the digits it points to.
struct NumberLayout {
  /// ASCII digits before the decimal separator.
  var integer: UnsafeBufferPointer<UInt8>
  /// ASCII digits after the decimal separator.
  var fraction: UnsafeBufferPointer<UInt8>
  /// The number of zeros after the fraction.
  var fractionZeros = 0
  var showsSeparator: Bool
  /// The text before and after the digits.
  var affixes: (prefix: CompiledFormat.Piece, suffix: CompiledFormat.Piece)
}

extension CompiledFormat {
  /// Writes a number to the start of a buffer and returns its length, or `nil` if the buffer is too
  /// small.
  @inline(__always)
  func write(
    _ number: DecimalView, minimumFractionDigits minimum: Int? = nil,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    withLayout(of: number, minimumFractionDigits: minimum) { write($0, into: buffer) }
  }

  /// Returns the text of a number.
  @inline(__always)
  func text(of number: DecimalView) -> String {
    withLayout(of: number) { text(of: $0) }
  }

  /// Writes a number to the start of a buffer and returns its length, or `nil` if the buffer is too
  /// small.
  @inline(__always)
  func write(_ layout: NumberLayout, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    let count = byteCount(of: layout)
    guard count <= buffer.count, let start = buffer.baseAddress else { return nil }
    put(layout, at: UnsafeMutableRawPointer(start))
    return count
  }

  #if hasFeature(Embedded)
    /// Returns the text of a number, by code that is small instead of fast.
    @inline(never)
    func text(of layout: NumberLayout) -> String {
      String(unsafeUninitializedCapacity: byteCount(of: layout)) { write(layout, into: $0) ?? 0 }
    }
  #else
    /// Returns the text of a number.
    @inline(__always)
    func text(of layout: NumberLayout) -> String {
      let count = byteCount(of: layout)
      // The strings that need no storage of their own are created fastest in place.
      // Both ways write the same bytes.
      if count <= 15 || count > 256 {
        return String(unsafeUninitializedCapacity: count) { write(layout, into: $0) ?? 0 }
      }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        _ = write(layout, into: buffer)
        return String(wellFormed: UnsafeBufferPointer(rebasing: buffer[..<count]))
      }
    }
  #endif

  /// Returns the exact number of bytes that a number takes.
  @inline(__always)
  func byteCount(of layout: NumberLayout) -> Int {
    let digitCount = layout.integer.count &+ layout.fraction.count &+ layout.fractionZeros
    return layout.affixes.prefix.count &+ layout.affixes.suffix.count &+ digitCount &* digitWidth
      &+ groupingRule.separatorCount(of: layout.integer.count) &* grouping.count
      &+ (layout.showsSeparator ? decimal.count : 0)
  }

  /// Writes a number into memory with room for exactly that number.
  @inline(__always)
  private func put(_ layout: NumberLayout, at start: UnsafeMutableRawPointer) {
    var end = start
    CompiledFormat.put(table + layout.affixes.prefix.start, layout.affixes.prefix.count, at: &end)
    putGroups(layout.integer, at: &end)
    if layout.showsSeparator {
      CompiledFormat.put(table + decimal.start, decimal.count, at: &end)
    }
    putDigits(layout.fraction, at: &end)
    var zeroCount = layout.fractionZeros
    while zeroCount > 0 {
      let count = min(zeroCount, 16)
      putDigits(UnsafeBufferPointer(start: zeros, count: count), at: &end)
      zeroCount &-= count
    }
    CompiledFormat.put(table + layout.affixes.suffix.start, layout.affixes.suffix.count, at: &end)
  }

  /// Writes integer digits in groups.
  @inline(__always)
  private func putGroups(
    _ digits: UnsafeBufferPointer<UInt8>, at end: inout UnsafeMutableRawPointer
  ) {
    guard var next = digits.baseAddress else { return }
    var groups = groupingRule.groups(of: digits.count)
    while let group = groups.next() {
      if copiesGroupsAsWords {
        end.storeBytes(
          of: UnsafeRawPointer(next).loadUnaligned(as: UInt32.self), as: UInt32.self)
        end += group
        end.storeBytes(of: groupingWord, as: UInt32.self)
        end += grouping.count
      } else {
        putDigits(UnsafeBufferPointer(start: next, count: group), at: &end)
        CompiledFormat.put(table + grouping.start, grouping.count, at: &end)
      }
      next += group
    }
    putDigits(UnsafeBufferPointer(start: next, count: groups.rest), at: &end)
  }

  @inline(__always)
  private func putDigits(
    _ digits: UnsafeBufferPointer<UInt8>, at end: inout UnsafeMutableRawPointer
  ) {
    guard let start = digits.baseAddress else { return }
    if digitsAreASCII {
      CompiledFormat.put(start, digits.count, at: &end)
    } else {
      end = putSymbols(of: digits, at: end)
    }
  }

  /// Writes digits of a numbering system other than ASCII.
  ///
  /// The function returns the new end: as an `inout` parameter, the end would have to be in memory.
  @inline(never)
  private func putSymbols(
    of digits: UnsafeBufferPointer<UInt8>, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var end = start
    for digit in digits {
      CompiledFormat.put(
        table + Int(digit &- UInt8(ascii: "0")) &* digitWidth, digitWidth, at: &end)
    }
    return end
  }

  /// Copies bytes, in words that overlap and never pass the last byte.
  @inline(__always)
  private static func put(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, at end: inout UnsafeMutableRawPointer
  ) {
    let source = UnsafeRawPointer(bytes)
    #if hasFeature(Embedded)
      end.copyMemory(from: source, byteCount: count)
    #else
      if count <= 3 {
        if count > 0 {
          // The first, the middle, and the last byte.
          end.storeBytes(of: bytes[0], as: UInt8.self)
          end.storeBytes(of: bytes[count &>> 1], toByteOffset: count &>> 1, as: UInt8.self)
          end.storeBytes(of: bytes[count &- 1], toByteOffset: count &- 1, as: UInt8.self)
        }
      } else if count < 8 {
        copy(UInt32.self, source, at: 0, to: end)
        copy(UInt32.self, source, at: count &- 4, to: end)
      } else if count <= 16 {
        copy(UInt64.self, source, at: 0, to: end)
        copy(UInt64.self, source, at: count &- 8, to: end)
      } else {
        end.copyMemory(from: source, byteCount: count)
      }
    #endif
    end += count
  }

  @inline(__always)
  private static func copy<Word: BitwiseCopyable>(
    _ word: Word.Type, _ source: UnsafeRawPointer, at offset: Int,
    to destination: UnsafeMutableRawPointer
  ) {
    destination.storeBytes(
      of: source.loadUnaligned(fromByteOffset: offset, as: word), toByteOffset: offset, as: word)
  }
}

extension String {
  /// Creates a string from UTF-8 that is known to be well formed.
  @inline(__always)
  init(wellFormed utf8: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: utf8.span))
    } else {
      self.init(decoding: utf8, as: UTF8.self)
    }
  }
}
