import Foundation
import LiveNumber
import Testing

/// The articles whose code needs no declarations of its own.
@Suite struct ShortGuides {
  @Test func frontPage() throws {
    let guide = try Guide("LiveNumber")
    let print = guide.print

    let price = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "fr"))
    price.type("1234,50")
    print(price.text)  // 1 234,50 €
    print(price.value == 1234.5)  // true

    guide.check()
  }

  @Test func gettingStarted() throws {
    let guide = try Guide("GettingStarted")
    let print = guide.print

    let german = NumberFormat(locale: Locale(identifier: "de"))
    print(german.format(1_234_567))  // 1.234.567
    print(try german.parse("1.234,5", mode: .strict))  // 1234.5

    print(try german.parse("42", as: Int.self))  // 42
    print((try? german.parse("42,5", as: Int.self)) == nil)  // true

    let english = Locale(identifier: "en")
    let change = NumberStyle.percent.precision(.fractionLength(1)).sign(strategy: .always())
    let share = NumberFormat(change, locale: english)
    print(share.format(try share.parse("+12.5%")))  // +12.5%
    let yen = NumberFormat(.currency("JPY"), locale: english)
    print(yen.format(1_234))  // ¥1,234

    let amount = NumberStore<Int>(locale: english)
    amount.type("1234")
    print(amount.text)  // 1,234
    amount.text = "12,345"
    print(amount.value == 12_345)  // true

    // The command, whose trait this is, doesn't have Foundation's styles.
    #if !Command
      let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
      let count = NumberStore<Int>(in: 1...100, format: .number.grouping(.never))
      price.type("1")
      count.type("101")
      #expect(price.value == 1 && !count.isValid)
    #endif

    guide.check()
  }

  @Test func messages() throws {
    let guide = try Guide("Messages")
    let print = guide.print

    let guests = NumberStore<Int>(in: 2...8, locale: Locale(identifier: "sv"))
    guests.type("9")
    print(guests.message ?? "")  // Ange ett tal mellan 2 och 8.
    guests.messages.language = "zh-HK"
    print(guests.message ?? "")  // 請輸入 2 到 8 之間的數字。

    guests.messages.language = nil
    guests.messages.texts["sv"] = ["range": "Bordet har plats för {min}–{max} personer."]
    print(guests.message ?? "")  // Bordet har plats för 2–8 personer.
    guests.messages.texts["cy"] = ["range": "Rhowch rif rhwng {min} a {max}."]
    guests.messages.language = "cy"
    print(guests.message ?? "")  // Rhowch rif rhwng 2 a 8.

    guide.check()
  }

  @Test func whichType() throws {
    let guide = try Guide("WhichType")
    let print = guide.print

    let cents = NumberStyle.number.precision(.fractionLength(2))
    let price = NumberStore<Decimal>(cents, locale: Locale(identifier: "en"))
    price.type("1.239")
    print(price.text)  // 1.23

    guide.check()
  }

  @Test func parsing() throws {
    let guide = try Guide("Parsing")
    let print = guide.print

    let french = NumberFormat(.currency("EUR"), locale: Locale(identifier: "fr"))
    print((try? french.parse("1234,5", mode: .strict)) == nil)  // true
    print(try french.parse(" (1 234,5) ", mode: .lenient))  // -1234.5

    let german = NumberFormat(locale: Locale(identifier: "de"))
    print((try? german.parse("1.5", mode: .lenient)) == nil)  // true

    let pasted = NumberFormat(locale: Locale(identifier: "fr"))
    print(try pasted.parse("1234.5", mode: .paste))  // 1234.5
    do {
      _ = try pasted.parse("1.234", mode: .paste)
    } catch {
      print(error.readings)  // ["1,234", "1 234"]
    }

    let formats = (["EUR", "USD", "CAD"] as [CurrencyCode]).map { code in
      NumberFormat(.currency(code), locale: Locale(identifier: "en"))
    }
    let amount = try NumberFormat.parseAmount("20.50 €", in: formats)
    print(amount.number)  // 20.50
    print(amount.currency)  // EUR

    var ownSymbols = german.symbols
    ownSymbols.groupingSeparator = "’"
    let swiss = try german.with(symbols: ownSymbols)
    print(swiss.format(1234567.5))  // 1’234’567,5
    ownSymbols.groupingSeparator = ","
    print((try? german.with(symbols: ownSymbols)) == nil)  // true

    do {
      _ = try german.parse("1.234.56")
    } catch {
      print(error.code == .misplacedGrouping)  // true
      print(error.scalarRange)  // 6..<8
      print(error.message)  // a group of 2 digits; 3 are expected
    }

    do {
      _ = try german.parse("1.234.56")
    } catch {
      print(error.message(in: german.locale))  // Hier kann kein Tausendertrennzeichen stehen.
    }

    let bytes = Array("1.234,5;".utf8)
    let number = bytes[..<7].withUnsafeBufferPointer { try? german.parse(utf8: $0) }
    print(try number == german.parse("1.234,5"))  // true

    guide.check()
  }

  @Test func liveEditing() throws {
    let guide = try Guide("LiveEditing")
    let print = guide.print

    var field = EditingSession(format: NumberFormat(locale: Locale(identifier: "en")))
    field.type("1234567")
    print(field.text)  // 1,234,567
    field.apply(.move(.left, extending: false))
    field.deleteBackward()
    print(field.text)  // 123,457
    print(field.rendering.utf16Selection)  // 6..<6

    let rejected = field.paste("12abc")
    print(rejected.reason == .notANumber)  // true
    print(field.text)  // 123,457
    field.undo()
    print(field.text)  // 1,234,567

    var german = EditingSession(format: NumberFormat(locale: Locale(identifier: "de")))
    german.type("1.5")
    print(german.validity)  // valid
    german.commit()
    print(german.text)  // 1,5

    german.clear()
    german.type("1.5000")
    print(german.readings)  // ["1,5", "15.000"]
    german.accept("15.000")
    print(german.validity)  // valid

    var age = NumberEditor.Options()
    age.range = ValueBounds(18...30)
    age.maximumFractionDigits = .upTo(0)
    age.rangePolicy = .block
    let ages = NumberStore<Int>(locale: Locale(identifier: "fr"), options: age)
    ages.type("2")
    print(ages.validity)  // incomplete
    ages.type("5")
    print(ages.validity)  // valid
    ages.type("5")
    print(ages.lastOutcome.reason == .outOfRange)  // true
    print(ages.text)  // 25

    let plain = NumberStore<Double>(locale: Locale(identifier: "en"))
    plain.text = "1234"
    plain.text = "1,2345"
    print(plain.text)  // 12,345
    plain.format = NumberFormat(locale: Locale(identifier: "fr"))
    print(plain.text)  // 12 345

    guide.check()
  }

  @Test func integersInRange() throws {
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

  @Test func fieldOptions() throws {
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

    let json = #"{"style": "currency", "currency": "EUR", "fractionDigits": 3}"#
    let style = try JSONDecoder().decode(NumberStyle.self, from: Data(json.utf8))
    print(style == .currency("EUR").precision(.fractionLength(3)))  // true

    guide.check()
  }

  /// The table of options has a row for each option, with its default.
  @Test func tableOfFieldOptions() throws {
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
