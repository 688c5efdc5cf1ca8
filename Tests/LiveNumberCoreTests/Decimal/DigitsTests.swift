import Testing

@testable import LiveNumberCore

/// Digits are the same whether they have storage of their own or not.
@Suite struct DigitsTests {
  @Test(arguments: [0, 1, 2, 7, 8, 9, 15, 16, 17, 18, 100])
  func keepsAllDigits(count: Int) {
    let text = String((0..<count).map { Character(String($0 % 9 + 1)) })
    for zeros in [0, 1, 20] {
      let written = Array((String(repeating: "0", count: zeros) + text).utf8)
      let expected = count == 0 ? "0" : text
      let copied = written.withUnsafeBufferPointer { Digits($0) }
      let filled = Digits(count: written.count) { _ = $0.initialize(from: written) }
      for digits in [copied, filled] {
        #expect(digits.count == expected.utf8.count)
        #expect(digits.withBytes { String(decoding: $0, as: UTF8.self) } == expected)
        #expect(digits.isZero == (count == 0))
      }
    }
  }

  @Test func wordsTakeNoZerosInFront() {
    var words = DigitWords()
    for digit in "000120034005600789".utf8 where !words.isFull { words.append(digit) }
    #expect(Digits(words).withBytes { String(decoding: $0, as: UTF8.self) } == "120034005600789")
  }
}
