import LiveNumberCore
import Testing

/// Conversion from and to integers of every width.
@Suite struct IntegerConversionTests {
  /// The bounds are converted, and numbers beyond them aren't.
  private func expectBounds<Integer: FixedWidthInteger>(of type: Integer.Type) throws {
    for bound in [Integer.min, 0, 1, Integer.max] {
      let value = ExactDecimal(bound)
      #expect(value.description == "\(bound)")
      #expect(Integer(exactly: value) == bound)
      let spelled = try exact("\(bound).000")
      #expect(Integer(exactly: spelled) == bound)
      #expect(Integer(exactly: try #require(spelled.adding(try exact("0.1")))) == nil)
    }
    #expect(Integer(exactly: try #require(ExactDecimal(Integer.max).adding(1))) == nil)
    #expect(Integer(exactly: try #require(ExactDecimal(Integer.min).adding(-1))) == nil)
    #expect(Integer(exactly: try exact("1e60")) == nil)
    #expect(Integer(exactly: try exact("-1e60")) == nil)
    #expect(Integer(exactly: try exact("-0")) == 0)
    #expect(Integer(exactly: try exact("0.5")) == nil)
  }

  @Test func everyWidth() throws {
    let types: [any FixedWidthInteger.Type] = [
      Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self, Int64.self,
      UInt64.self, Int.self, UInt.self, Int128.self, UInt128.self,
    ]
    for type in types { try expectBounds(of: type) }
  }

  @Test func everyByte() {
    for byte in Int8.min...Int8.max {
      #expect(ExactDecimal(byte).description == "\(byte)")
      #expect(Int8(exactly: ExactDecimal(byte)) == byte)
      #expect(UInt8(exactly: ExactDecimal(byte)) == UInt8(exactly: byte))
    }
  }

  /// Integers around powers of a billion.
  @Test(
    arguments: [
      999_999_999, 1_000_000_000, 1_000_000_001, 999_999_999_999_999_999,
      1_000_000_000_000_000_000_000, 1_000_000_001_000_000_000_000_000_001,
      -18_446_744_073_709_551_616, 18_446_744_073_709_551_615,
    ] as [Int128])
  func wideIntegers(_ integer: Int128) {
    #expect(ExactDecimal(integer).description == "\(integer)")
    #expect(Int128(exactly: ExactDecimal(integer)) == integer)
  }

  @Test func aTwentiethDigitDoesNotOverflow() throws {
    let value = try exact("92233720368547758070")
    #expect(Int(exactly: value) == nil)
    #expect(UInt64(exactly: value) == nil)
    #expect(Int128(exactly: value) == 92_233_720_368_547_758_070)
  }
}
