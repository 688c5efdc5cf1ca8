import Testing

@testable import numfmt_live

@Suite struct FieldListTests {
  /// Of ten fields, those that a list chooses.
  static let lists: [(String, [Int])] = [
    ("1", [1]), ("3", [3]), ("2-4", [2, 3, 4]), ("-3", [1, 2, 3]), ("8-", [8, 9, 10]),
    ("-", Array(1...10)), ("5,2", [2, 5]), ("1,3-4,9-", [1, 3, 4, 9, 10]), ("2 4", [2, 4]),
    ("2-5,4-6,5", [2, 3, 4, 5, 6]), ("7-7", [7]), ("1-2,3-4", [1, 2, 3, 4]), ("11", []),
  ]

  @Test(arguments: lists)
  func choosesFields(list: String, fields: [Int]) throws {
    let chosen = try FieldList(list)
    #expect((1...10).filter(chosen.contains) == fields)
  }

  @Test(arguments: [
    ("0", "numbered from 1"), ("2-0", "numbered from 1"), ("3-1", "goes backwards"),
    ("", "an empty entry"), ("1,", "an empty entry"), ("1,,2", "an empty entry"),
    ("x", "no field"), ("1-x", "no field"), ("--", "no field"), ("1-2-3", "no field"),
    ("+1", "no field"), ("٣", "no field"), ("99999999999999999999", "no field"),
  ])
  func refusesWhatIsNoList(list: String, message: String) {
    do throws(UsageError) {
      _ = try FieldList(list)
      Issue.record("\(list) was taken")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  static let missingFields: [(String, Int, Int?)] = [
    ("2", 1, 2 as Int?), ("2", 2, nil), ("2-", 1, 2), ("2-9", 2, nil), ("-", 1, nil),
    ("-5", 3, nil), ("1,4,7", 3, 4), ("7,4,1", 5, 7),
  ]

  @Test(arguments: missingFields)
  func everyRangeThatIsWrittenNeedsItsFirstField(list: String, count: Int, missing: Int?) throws {
    #expect(try FieldList(list).missing(in: count) == missing)
  }

  @Test func knowsWhereItEnds() throws {
    #expect(try FieldList("2,4").endsBy(4))
    #expect(try !FieldList("2,4").endsBy(3))
    #expect(try !FieldList("2-").endsBy(1_000_000))
  }
}
