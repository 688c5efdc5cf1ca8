import LiveNumberCore
import Testing

@Suite struct RestrictionTests {
  private static let odd = NumberEditor.Reason(rawValue: "odd")
  private static let even = PredicateRestriction<Int>(odd) { $0.isMultiple(of: 2) }

  @Test func ranges() {
    #expect(RangeRestriction(18...30).allows(18))
    #expect(RangeRestriction(18...30).allows(30))
    #expect(!RangeRestriction(18...30).allows(31))
    #expect(RangeRestriction(18...).allows(.max))
    #expect(!RangeRestriction(...30).allows(31))
    #expect(RangeRestriction(18...30).failureReason(for: 17) == .outOfRange)
    #expect(RangeRestriction(18...30).failureReason(for: 18) == nil)
    #expect(RangeRestriction(18..<31) == RangeRestriction(18...30))
  }

  @Test("An empty range is nil, and nothing traps")
  func emptyRanges() {
    #expect(RangeRestriction(minimum: 30, maximum: 18) == nil)
    #expect(RangeRestriction(18..<18) == nil)
    #expect(RangeRestriction(minimum: Double.nan, maximum: 1) == nil)
    #expect(RangeRestriction(minimum: Double.nan, maximum: nil) == nil)
    #expect(RangeRestriction(minimum: nil, maximum: Double.nan) == nil)
    #expect(RangeRestriction<Int>(minimum: nil, maximum: nil)?.allows(.min) == true)
  }

  @Test("What cannot be compared is in no range, and is clamped into it all the same")
  func notANumber() {
    #expect(!RangeRestriction(0.0...1.0).allows(.nan))
    #expect(RangeRestriction(0.0...1.0).clamped(.nan) == 0)
    #expect(RangeRestriction(...1.0).clamped(.nan) == 1)
    #expect(RangeRestriction(0.0...1.0).clamped(.infinity) == 1)
    #expect(RangeRestriction(0.0...1.0).clamped(-.infinity) == 0)
  }

  @Test func combinations() {
    let range = RangeRestriction(18...30)
    let both = range.and(Self.even)
    #expect(both.allows(20))
    #expect(both.failureReason(for: 21) == Self.odd)
    #expect(both.failureReason(for: 17) == .outOfRange)
    #expect(both.failureReason(for: 20) == nil)

    let either = range.or(Self.even)
    #expect(either.allows(21))
    #expect(either.allows(40))
    #expect(either.failureReason(for: 41) == .outOfRange)
    #expect(either.failureReason(for: 40) == nil)

    #expect(Self.even.negated.allows(3))
    #expect(Self.even.negated.failureReason(for: 4) == .notAllowed)
    #expect(PredicateRestriction(both).failureReason(for: 21) == Self.odd)
  }

  @Test("A restricted value cannot be made of what is refused")
  func restricted() {
    #expect(Restricted(4, Self.even)?.value == 4)
    #expect(Restricted(5, Self.even) == nil)
    #expect(Restricted(4, Self.even)?.with(value: 5) == nil)
    #expect(Restricted(4, Self.even)?.with(value: 6)?.value == 6)
    #expect(Restricted(4, Self.even)?.with(restriction: RangeRestriction(5...)) == nil)
    #expect(Restricted(4, Self.even)?.with(restriction: RangeRestriction(...5))?.value == 4)
  }

  @Test func restrictedToRange() {
    let age = RestrictedToRange<Int>.clamped(35, in: 18...30)
    #expect(age.value == 30)
    #expect(age.with(value: 17) == nil)
    #expect(age.clamped(value: 17).value == 18)
    #expect(RestrictedToRange(17, in: 18...30) == nil)
    #expect(RestrictedToRange(18, in: 18...30)?.value == 18)
    #expect(RestrictedToRange<Double>.clamped(.nan, in: 0.0...1.0).value == 0)

    let shirt = RestrictedToRange<ShirtSize>.clamped(.small, in: .medium ... .extraLarge)
    #expect(shirt.value == .medium)
    #expect(shirt.with(value: .extraExtraLarge) == nil)
    #expect(shirt.with(value: .extraLarge)?.value == .extraLarge)
    #expect(RestrictedToRange(ShirtSize.small, in: .medium ... .extraLarge) == nil)
  }
}
