import LiveNumberCore
import Testing

/// Equality, order, and hashes are numeric; only `isIdentical` distinguishes spellings.
@Suite struct DecimalComparisonTests {
  /// From the least to the greatest; within a row all are equal.
  private static let rows: [[String]] = [
    ["-1e30", "-1000000000000000000000000000000.00"], ["-12345678901234567"], ["-9007199254740993"],
    ["-9007199254740992"], ["-100.5"], ["-100"], ["-10", "-10.0", "-1e1"], ["-9.99"],
    ["-1.5", "-1.50", "-001.500"], ["-1"], ["-0.1", "-.10"], ["-0.09999999999999999999999999"],
    ["-0.01"], ["0", "-0", "0.000", "-0.0", "0e9"], ["1e-40"], ["0.0049"], ["0.01"],
    ["0.1", "0.10", ".1", "1e-1"], ["0.10000000000000000000000001"], ["0.5", ".50"], ["0.50001"],
    ["1", "1.0", "1.000", "01"], ["9.99"], ["10", "1e1", "10.00"], ["99"], ["100", "1e2"],
    ["99999999"], ["100000000"], ["1234567890123456.5"], ["9007199254740992"],
    ["9007199254740993", "9007199254740993.0"], ["12345678901234567"], ["12345678901234568"],
    ["1e30"],
  ]

  @Test func everyPairCompares() throws {
    let rows = try Self.rows.map { try $0.map { try exact($0) } }
    for (leftRow, lefts) in rows.enumerated() {
      for (rightRow, rights) in rows.enumerated() {
        for left in lefts {
          for right in rights {
            #expect((left == right) == (leftRow == rightRow), "\(left) == \(right)")
            #expect((left < right) == (leftRow < rightRow), "\(left) < \(right)")
            #expect((left > right) == (leftRow > rightRow), "\(left) > \(right)")
            if leftRow == rightRow {
              #expect(left.hashValue == right.hashValue, "\(left) and \(right) hash alike")
            }
          }
        }
      }
    }
    #expect(Set(rows.flatMap { $0 }).count == rows.count)
  }

  @Test(arguments: [
    ("1.5", "1.50", false), ("1.50", "1.50", true), ("0", "-0", false), ("0", "0.0", false),
    ("1e2", "100", true), ("007", "7", true), ("-5", "5", false),
  ])
  func identityIsSpelling(_ left: String, _ right: String, _ identical: Bool) throws {
    let (left, right) = (try exact(left), try exact(right))
    #expect(left.isIdentical(to: right) == identical)
    #expect(right.isIdentical(to: left) == identical)
  }

  @Test func hugeValuesCompareByTheirLastDigit() throws {
    let digits = String(repeating: "7", count: 99_999)
    let (less, greater) = (try exact(digits + "1"), try exact(digits + "2"))
    #expect(less < greater)
    #expect(-greater < -less)
    #expect(less != greater)
  }
}
