import Testing

@testable import LiveNumberCore

@Suite struct DigitRunTests {
  /// Every byte at every place of a word, and behind it.
  @Test func endsAtTheFirstByteThatIsNoDigit() {
    var failures: [String] = []
    for count in 0...19 {
      for place in 0...count {
        for byte in UInt8.min...UInt8.max {
          var bytes = (0..<count).map { UInt8(ascii: "0") + UInt8($0 % 10) }
          bytes.insert(byte, at: place)
          let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          let found = bytes.withUnsafeBufferPointer { bytes -> Int in
            guard let start = bytes.baseAddress else { return -1 }
            var end = start
            let digits = DigitRun.read(at: &end, upTo: start + bytes.count)
            return end - start == digits.count ? digits.count : -1
          }
          if found != (isDigit ? count + 1 : place) {
            failures.append("\(byte) at \(place) of \(count): \(found)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  @Test func copiesAnyNumberOfDigits() {
    for count in 0...21 {
      let digits = (0..<count).map { UInt8(ascii: "0") + UInt8($0 % 10) }
      var copy = [UInt8](repeating: 0, count: count + 1)
      let copied = copy.withUnsafeMutableBytes { memory -> Int in
        guard let start = memory.baseAddress else { return -1 }
        var end = start
        digits.withUnsafeBufferPointer { DigitRun.copy($0, to: &end) }
        return end - start
      }
      #expect(copied == count)
      #expect(copy == digits + [0])
    }
  }
}
