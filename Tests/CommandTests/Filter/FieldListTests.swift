import ArgumentParser
import Testing

@testable import numfmt_live

@Suite struct FieldListTests {
  /// The selected fields of ten.
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
    ("0", "field numbers start at 1"), ("2-0", "field numbers start at 1"),
    ("3-1", "goes backwards"),
    ("", "an entry is empty"), ("1,", "an entry is empty"), ("1,,2", "an entry is empty"),
    ("--", "isn't a field"), ("1-2-3", "isn't a field"), ("99999999999999999999", "isn't a field"),
  ])
  func rejectsInvalidLists(list: String, message: String) {
    do throws(UsageError) {
      _ = try FieldList(list)
      Issue.record("\(list) was taken")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  /// The values for some names, each of which selects them.
  static let names: [([String], [String])] = [
    (["a"], ["a"]), (["a", "Betrag in €"], ["a,Betrag in €"]),
    (["2019", "b"], ["b", "name=2019"]),
    (["1-x", "+1", "٣", "25%"], ["1-x,+1,٣,25%"]),
    (["auto", "automatic"], ["automatic", "name=auto"]),
    (["a, b", "\"c\""], ["name=a, b", "name=\"c\""]), (["name=x"], ["name=name=x"]),
    (["-", "2-4", "1 2"], ["name=-", "name=2-4", "name=1 2"]),
  ]

  @Test(arguments: names)
  func namesFields(names: [String], values: [String]) throws {
    #expect(FieldSelection.values(for: names) == values)
    guard case .names(let selected) = try FieldSelection(values.map { try FieldSelection($0) })
    else {
      Issue.record("\(values) name no fields")
      return
    }
    #expect(selected.sorted() == names.sorted())
  }

  static let missingFields: [(String, Int, Int?)] = [
    ("2", 1, 2 as Int?), ("2", 2, nil), ("2-", 1, 2), ("2-9", 2, nil), ("-", 1, nil),
    ("-5", 3, nil), ("1,4,7", 3, 4), ("7,4,1", 5, 7),
  ]

  @Test(arguments: missingFields)
  func everyEntryNeedsItsFirstField(list: String, count: Int, missing: Int?) throws {
    #expect(try FieldList(list).missing(in: count) == missing)
  }
}
