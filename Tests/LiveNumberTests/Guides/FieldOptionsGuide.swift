import Foundation
import LiveNumber
import Testing

@Suite struct FieldOptionsGuide {
  @Test func article() throws {
    let guide = try Guide("FieldOptions")
    let print = guide.print

    var options = NumberEditor.Options(range: 0...100, policy: .block)
    options.minimumFractionDigits = 3
    let euros = NumberFormat(.currency("EUR"), locale: Locale(identifier: "en"))
    do {
      try options.validate(for: euros)
    } catch {
      print(error.option)  // minimumFractionDigits
      print(error.message)  // 3 is more than the field's maximum of 2
    }

    let price = NumberEditor.Options(range: 0...100)
    let stored = try JSONEncoder().encode(price)
    print(try JSONDecoder().decode(NumberEditor.Options.self, from: stored) == price)  // true

    guide.check()
  }

  /// The table has a row for each option, with its default.
  @Test func table() throws {
    let rows = try Guide("FieldOptions").rows.filter { $0.first?.hasPrefix("`") == true }
    let options = Mirror(reflecting: NumberEditor.Options()).children.compactMap { child in
      child.label.map { ($0, "\(child.value)") }
    }
    .filter { $0.0 != "allowedRanges" }
    #expect(rows.map { $0[0] }.sorted() == options.map { "`\($0.0)`" }.sorted())
    for (name, value) in options {
      let row = rows.first { $0[0] == "`\(name)`" } ?? []
      // Structures are written as they are created.
      let literal = row.dropFirst().first?.trimmingPrefix("`").trimmingPrefix(".") ?? ""
      if literal.hasSuffix("()`") { continue }
      #expect(literal == "\(value)`", "\(name)")
    }
  }
}
