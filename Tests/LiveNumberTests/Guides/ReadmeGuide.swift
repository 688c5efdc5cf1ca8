import Foundation
import LiveNumber
import Testing

@Suite struct ReadmeGuide {
  @Test func readme() throws {
    let guide = try Guide(page: "README.md")
    let print = guide.print

    let euros = NumberFormat(.currency("EUR"), locale: Locale(identifier: "de"))
    print(euros.format(1234.5))  // 1.234,50 €
    print(try euros.parse("1.234,50 €", mode: .strict))  // 1234.50
    print(try euros.parse("-1234,5", mode: .lenient))  // -1234.5
    print((try? euros.parse("1.5", mode: .lenient)) == nil)  // true

    guide.check()
  }
}
