import Foundation
import LiveNumber
import Testing

@Suite struct ParsingGuide {
  @Test func article() throws {
    let guide = try Guide("Parsing")
    let print = guide.print

    let french = NumberFormat(.currency("EUR"), locale: Locale(identifier: "fr"))
    print((try? french.parse("1234,5")) == nil)  // true
    print(try french.parse(" (1 234,5) ", mode: .lenient))  // -1234.5

    let german = NumberFormat(locale: Locale(identifier: "de"))
    print((try? german.parse("1.5", mode: .lenient)) == nil)  // true

    do {
      _ = try german.parse("1.234.56")
    } catch {
      print(error.code == .misplacedGrouping)  // true
      print(error.scalarRange)  // 6..<8
      print(error.message)  // a group of 2 digits; 3 are expected
    }

    let bytes = Array("1.234,5;".utf8)
    let number = bytes[..<7].withUnsafeBufferPointer { try? german.parse(utf8: $0) }
    print(try number == german.parse("1.234,5"))  // true

    guide.check()
  }
}
