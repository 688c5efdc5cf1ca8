import Foundation
import LiveNumber
import Testing

@Suite struct IntegersInRangeGuide {
  @Test func article() throws {
    let guide = try Guide("IntegersInRange")
    let print = guide.print

    print(0.formatted(.ranged(1...Int.max)))  // 1

    let style = NumberFormatStyle<Int>.ranged(1...Int.max)
    print(try style.parseStrategy.parse("12"))  // 12
    let read = ["0", "-3", "1.5", "garbage"].filter { (try? style.parseStrategy.parse($0)) != nil }
    print(read.isEmpty)  // true

    let french = NumberFormat(locale: Locale(identifier: "fr"))
    let seats = NumberFormatStyle<Int>(french).ranged(1...5_000)
    print(seats.format(9_999) == french.format(5_000))  // true
    do {
      _ = try seats.parseStrategy.parse("6000")
    } catch let error as NumberParseError {
      print(error.code == .outOfRange)  // true
    }

    let input = InputRestriction(seats)
    print(input.evaluate("6", value: 1).text)  // 6
    print(input.evaluate("6000", value: 1).text)  // 1

    guide.check()
  }
}
