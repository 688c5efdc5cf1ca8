import Testing

@testable import LiveNumberCore

@Suite("Names of reasons, codes, and kinds")
struct NameTests {
  @Test func aNameOfTheEngineIsTheSameFromItsText() {
    for known in NumberEditor.Reason.Known.allCases {
      #expect(NumberEditor.Reason(rawValue: known.rawValue) == NumberEditor.Reason(known))
    }
    for known in NumberFormat.Part.Kind.Known.allCases {
      #expect(NumberFormat.Part.Kind(rawValue: known.rawValue) == NumberFormat.Part.Kind(known))
    }
    for known in NumberFormatError.Code.Known.allCases {
      #expect(NumberFormatError.Code(rawValue: known.rawValue) == NumberFormatError.Code(known))
    }
    for known in NumberParseError.Code.Known.allCases {
      #expect(NumberParseError.Code(rawValue: known.rawValue) == NumberParseError.Code(known))
    }
  }

  @Test func anotherNameIsItsText() {
    let odd = NumberEditor.Reason(rawValue: "odd")
    #expect(odd.rawValue == "odd")
    #expect(odd == NumberEditor.Reason(rawValue: "odd"))
    #expect(odd != NumberEditor.Reason(rawValue: "even"))
    #expect(odd != .tooLong)
    #expect([odd: 1][NumberEditor.Reason(rawValue: "odd")] == 1)
  }

  @Test func aKindHasTheNameOfECMA402() {
    #expect(NumberFormat.Part.Kind.notANumber.rawValue == "nan")
    #expect(NumberFormat.Part.Kind(rawValue: "nan") == .notANumber)
    #expect(NumberFormat.Part.Kind(rawValue: "notANumber") != .notANumber)
  }

  @Test func aNameIsPrintedAsItsText() {
    #expect("\(NumberFormatError.Code.unknownUnit)" == "Code(name: unknownUnit)")
    #expect(
      "\(NumberFormat.Part.Kind(rawValue: "exponentInteger"))" == "Kind(name: exponentInteger)")
  }
}
