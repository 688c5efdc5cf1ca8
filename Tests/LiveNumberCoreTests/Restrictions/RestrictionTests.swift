import LiveNumberCore
import Testing

@Suite struct RestrictionTests {
  private static let odd = NumberEditor.Reason(rawValue: "odd")
  // Not static: a tag in its pointers would hide from the leak checker what a global restriction
  // keeps.
  private let even = Restriction<Int>.where(RestrictionTests.odd) { $0.isMultiple(of: 2) }

  @Test func ranges() {
    #expect(Restriction.range(18...30).allows(18) && Restriction.range(18...30).allows(30))
    #expect(!Restriction.range(18...30).allows(31) && Restriction.range(18...).allows(Int.max))
    #expect(!Restriction.range(...30).allows(31))
    #expect(Restriction.range(18...30).failureReason(for: 17) == .outOfRange)
    #expect(Restriction.range(18...30).failureReason(for: 18) == nil)
    #expect(Restriction.range(18..<31) == Restriction.range(18...30))
  }

  /// Bounds in the wrong order make no restriction, and nothing traps.
  @Test func emptyRanges() {
    #expect(Restriction.range(minimum: 30, maximum: 18) == nil)
    #expect(Restriction.range(minimum: Double.nan, maximum: 1) == nil)
    #expect(Restriction.range(minimum: Double.nan, maximum: nil) == nil)
    #expect(Restriction.range(minimum: nil, maximum: Double.nan) == nil)
    #expect(Restriction<Int>.range(minimum: nil, maximum: nil)?.allows(.min) == true)
  }

  /// What cannot be compared is in no range, and is clamped into it all the same.
  @Test func notANumber() {
    #expect(!Restriction.range(0.0...1.0).allows(.nan))
    #expect(Restriction.range(0.0...1.0).clamped(.nan) == 0)
    #expect(Restriction.range(...1.0).clamped(.nan) == 1)
    #expect(Restriction.range(0.0...1.0).clamped(.infinity) == 1)
    #expect(Restriction.range(0.0...1.0).clamped(-.infinity) == 0)
  }

  @Test func combinations() {
    let range = Restriction.range(18...30)
    let both = range && even
    #expect(both.allows(20) && both.failureReason(for: 21) == Self.odd)
    #expect(both.failureReason(for: 17) == .outOfRange && both.failureReason(for: 20) == nil)

    let either = range || even
    #expect(either.allows(21) && either.allows(40))
    #expect(either.failureReason(for: 41) == .outOfRange)
    #expect(either.failureReason(for: 40) == nil)

    #expect((!even).allows(3) && (!even).failureReason(for: 4) == .notAllowed)
    #expect((!(!both)).failureReason(for: 21) == Self.odd)
    #expect(Restriction.where { both.allows($0) }.failureReason(for: 21) == .notAllowed)
  }

  /// A restriction, and the minimum and maximum that it knows.
  private var known: [(Restriction<Int>, minimum: Int?, maximum: Int?)] {
    [
      (.range(18...30), 18, 30), (.range(18...), 18, nil), (.range(...30), nil, 30),
      (even, nil, nil),
      // And: what either knows.
      (.range(18...30) && even, 18, 30), (even && .range(18...30), 18, 30),
      (.range(18...) && .range(...30), 18, 30), (.range(18...30) && .range(20...40), 20, 30),
      (even && .range(18...) && .range(...30), 18, 30), (even && even, nil, nil),
      (.range(1...2) && .range(5...6), 5, 2),
      // Or: what both know.
      (.range(1...3) || .range(7...9), 1, 9), (.range(7...9) || .range(1...3), 1, 9),
      (.range(1...) || .range(5...9), 1, nil), (.range(...9) || .range(1...), nil, nil),
      (.range(1...3) || even, nil, nil), ((.range(1...3) && even) || .range(7...9), 1, 9),
      // Not: the other side of one bound.
      (!.range(18...30), nil, nil), (!.range(18...), nil, 18), (!.range(...30), 30, nil),
      (!even, nil, nil), (!(!.range(18...30)), 18, 30), (!(!(.range(18...30) && even)), 18, 30),
      (.range(0...) && !.range(10...), 0, 10), (!(.range(...0) || .range(10...)), 0, 10),
      (!(.range(18...) && .range(18...)), nil, 18), (!(even && .range(18...)), nil, nil),
    ]
  }

  @Test func aCombinationKnowsItsRangeAndNoAllowedValueIsOutside() {
    for (index, row) in known.enumerated() {
      #expect(row.0.minimum == row.minimum, "minimum of row \(index)")
      #expect(row.0.maximum == row.maximum, "maximum of row \(index)")
      for value in -5...50 where row.0.allows(value) {
        #expect(value >= row.minimum ?? value && value <= row.maximum ?? value, "row \(index)")
      }
    }
  }

  @Test func aCombinationAllowsWhatItsPartsDoHoweverItIsNested() {
    let parts: [Restriction<Int>] = [.range(2...6), .range(5...), even]
    for (first, a) in parts.enumerated() {
      for (second, b) in parts.enumerated() {
        for value in 0...10 {
          let (inA, inB) = (a.allows(value), b.allows(value))
          #expect((a && b).allows(value) == (inA && inB), "\(first) && \(second), \(value)")
          #expect((a || b).allows(value) == (inA || inB), "\(first) || \(second), \(value)")
          #expect((!(a && b)).allows(value) == !(inA && inB), "!(\(first) && \(second)), \(value)")
          #expect((!a && !b).allows(value) == !(inA || inB), "!\(first) && !\(second), \(value)")
        }
      }
    }
  }

  @Test func aValueIsClampedToABoundOnlyIfThatIsAllowed() {
    #expect(Restriction.range(18...30).clamped(17) == 18)
    #expect(Restriction.range(18...30).clamped(20) == 20)
    #expect((.range(18...30) && even).clamped(35) == 30)
    #expect((.range(19...30) && even).clamped(3) == nil)
    #expect((.range(18...30) && even).clamped(21) == nil)
    #expect((.range(1...3) || .range(7...9)).clamped(100) == 9)
    #expect((.range(1...3) || .range(7...9)).clamped(5) == nil)
    #expect((Restriction.range(1...2) && .range(5...6)).clamped(4) == nil)
    #expect(even.clamped(3) == nil)
  }

  @Test func equalAreTheSameRangesAndCopiesOfTheSameClosure() {
    let another = Restriction<Int>.where(Self.odd) { $0.isMultiple(of: 2) }
    let both = Restriction.range(18...30) && even
    #expect(both == (Restriction.range(18...30) && even))
    #expect(both != (Restriction.range(18...30) || even))
    #expect(even != another)
    #expect(Restriction.range(18...30) != Restriction.range(18...31))
    #expect((Restriction.range(18...) && .range(...30)) == Restriction.range(18...30))
    #expect((!(!even)) == even)
    #expect(both.hashValue == (Restriction.range(18...30) && even).hashValue)
  }

  @Test func aTypeThatCannotBeComparedHasConditions() {
    struct Point: Equatable, Sendable { var x = 0, y = 0 }
    let diagonal = Restriction<Point>.where { $0.x == $0.y }
    #expect((diagonal && !.where { $0.x < 0 }).allows(Point(x: 2, y: 2)))
    #expect(diagonal.minimum == nil && diagonal.clamped(Point(x: 1, y: 2)) == nil)
  }
}
