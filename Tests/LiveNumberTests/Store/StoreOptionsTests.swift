import LiveNumber
import TestSupport
import Testing

/// Options, restrictions, and values that the program changes.
@Suite struct StoreOptionsTests {
  private func options(
    _ range: ClosedRange<Int>? = nil, _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    options.range.minimum = range.map { ExactDecimal($0.lowerBound) }
    options.range.maximum = range.map { ExactDecimal($0.upperBound) }
    change(&options)
    return options
  }

  @Test func theRangeIsThatOfTheOptions() throws {
    let store = try NumberStore<Int>(value: 4, in: 1...5, locale: "en")
    store.options.rangePolicy = .block
    let ranges: [(range: (any ValueRange<Int>)?, minimum: Int?, maximum: Int?, isValid: Bool)] = [
      (1...3, 1, 3, false), (0..<5, 0, 4, true), (5..., 5, nil, false), (...9, nil, 9, true),
      (nil, nil, nil, true), (ValueBounds(), nil, nil, true),
    ]
    for (range, minimum, maximum, isValid) in ranges {
      store.range = range
      #expect(store.range?.bounds.minimum == minimum && store.range?.bounds.maximum == maximum)
      #expect((store.range == nil) == (minimum == nil && maximum == nil))
      #expect(store.options.range.maximum == maximum.map { ExactDecimal($0) })
      #expect(store.isValid == isValid && store.options.rangePolicy == .block)
    }
    let share = try NumberStore<Double>(.percent, value: 0.6, locale: "en")
    share.range = 0...0.5
    #expect(share.message == "Enter a number from 0% to 50%." && share.range?.bounds.maximum == 0.5)
    share.range = 0...
    #expect(share.isValid)
  }

  @Test func theLimitsOfTheTypeStay() throws {
    let store = try NumberStore<UInt8>(locale: "en")
    store.options = NumberEditor.Options()
    store.type("256")
    #expect(store.value == 25)
    store.clear()
    store.type("-2")
    #expect(store.value == nil && store.validity == .invalid)
  }

  /// A restriction holds together with the options, whichever comes first.
  @Test func restriction() throws {
    let store = try NumberStore<Int>(locale: "en")
    store.restriction = .range(10...20)
    store.options = options(15...30)
    for (value, isValid) in [(12, false), (17, true), (25, false)] {
      store.value = value
      #expect(store.isValid == isValid, "\(value)")
    }
    #expect(store.options.range.maximum == 30, "the options are the field's own")
    // Nothing in common: no number is valid, and the next options are free again.
    store.options = options(40...50)
    store.value = 45
    #expect(store.invalidReason == .outOfRange)
    store.options = options(0...100)
    store.value = 17
    #expect(store.isValid)
  }

  @Test func observersOfWhatTheOptionsDecideAreTold() throws {
    let store = try NumberStore<Int>(value: 25, locale: "en")
    func notified(_ read: () -> Void, _ change: () throws -> Void) rethrows -> Bool {
      try notifications(of: read, during: change) > 0
    }
    #expect(notified({ _ = store.isValid }) { store.options = options(0...20) })
    #expect(notified({ _ = store.options }) { store.options = options(0...30) })
    #expect(!notified({ _ = store.options }) { store.options = options(0...30) })
    #expect(notified({ _ = store.keyboard }) { store.options = options(-5...30) })
    #expect(
      try notified({ _ = store.format }) {
        store.format = try NumberFormat(store.style, locale: "fr")
      })
    #expect(!notified({ _ = store.text }) { store.options = options(0...20) })
  }

  /// Observers are told what another format shows for the same number, each time they read it.
  @Test func observedFormat() throws {
    let store = try NumberStore<ExactDecimal>(value: 25, locale: "en")
    let percent = try NumberFormat(.percent, locale: "en")
    let decimal = store.format
    var texts: [String] = []
    for format in [percent, decimal, percent] {
      let count = notifications {
        texts.append(store.text)
      } during: {
        store.format = format
      }
      #expect(count == 1, "\(store.text)")
    }
    #expect(texts == ["25", "2,500%", "25"])
    #expect(store.value == 25 && store.text == "2,500%")
  }

  // MARK: - Keyboards

  @Test func aKeyboardHasTheKeysThatChangeSomething() throws {
    func traits(
      _ style: NumberStyle = .number, signDisplay: NumberFormat.SignDisplay = .automatic,
      _ change: (inout NumberEditor.Options) -> Void = { _ in }
    ) throws -> NumberEditor.KeyboardTraits {
      var options = NumberEditor.Options()
      change(&options)
      let format = NumberFormat.Options(signDisplay: signDisplay)
      return try NumberEditor(
        format: NumberFormat(style, locale: "en", options: format), options: options
      ).keyboardTraits
    }
    let keyboards: [(String, NumberEditor.KeyboardTraits, (Bool, Bool, Bool))] = [
      ("decimal", try traits(), (true, true, false)),
      ("integer", try traits { $0.maximumFractionDigits = .upTo(0) }, (false, true, false)),
      ("tenths", try traits { $0.maximumFractionDigits = .upTo(1) }, (true, true, false)),
      ("yen", try traits(.currency("JPY")), (false, true, false)),
      ("euros", try traits(.currency("EUR")), (true, true, false)),
      ("unsigned", try traits { $0.allowsNegative = false }, (true, false, false)),
      ("from 0", try traits { $0.range.minimum = 0 }, (true, false, false)),
      ("no sign shown", try traits(signDisplay: .never), (true, false, false)),
      ("anywhere", try traits { $0.signKey = .anywhere }, (true, true, true)),
      (
        "anywhere, unsigned",
        try traits {
          $0.signKey = .anywhere
          $0.range.minimum = 0
        }, (true, false, false)
      ),
      ("from the right", try traits { $0.entry = .fromRight }, (false, true, true)),
    ]
    for (name, traits, expected) in keyboards {
      #expect(
        (traits.allowsFraction, traits.allowsMinus, traits.allowsPlus) == expected, "\(name)")
    }
    let count = try NumberStore<UInt>(locale: "en")
    #expect(!count.keyboard.allowsFraction && !count.keyboard.allowsMinus)
    let price = try NumberStore<Double>(locale: "en")
    price.restriction = .range(0...)
    #expect(price.keyboard.allowsFraction && !price.keyboard.allowsMinus)
  }

  /// What a field takes beside numbers, also where no number is negative: the keyboard needs what
  /// an expression needs, and each of these can be typed.
  @Test func aKeyboardHasTheKeysOfExpressions() throws {
    let rows: [(NumberEditor.Options.Notations, NumberEditor.Options.Entry, Bool, Bool, String)] = [
      ([], .free, false, false, ""),
      (.arithmetic, .free, true, true, "12-5"),
      (.arithmetic, .free, true, true, "12+5"),
      (.scientific, .free, true, true, "12e-5"),
      (.magnitudes, .free, true, false, "12k"),
      ([.arithmetic, .scientific, .magnitudes], .free, true, true, "12k-5e+2"),
      (.arithmetic, .fromRight, false, false, ""),
    ]
    for (accepts, entry, allowsExpressions, allowsSigns, typed) in rows {
      let store = try NumberStore<Int>(in: 0..., locale: "en")
      store.options.accepts = accepts
      store.options.entry = entry
      let keys = store.keyboard
      #expect(keys.allowsExpressions == allowsExpressions, "\(accepts) \(entry)")
      #expect(keys.allowsMinus == allowsSigns && keys.allowsPlus == allowsSigns, "\(accepts)")
      store.type(typed)
      #expect(store.text == typed, "\(accepts) \(entry)")
    }
  }
}
