/// Random numbers that a seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A decimal number with up to 24 integer and 12 fraction digits.
  mutating func decimalText() -> String {
    let sign = Bool.random(using: &self) ? "-" : ""
    let integer = digits(Int.random(in: 1...24, using: &self))
    let fraction = digits(Int.random(in: 0...12, using: &self))
    return sign + integer + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  private mutating func digits(_ count: Int) -> String {
    var digits = ""
    for _ in 0..<count { digits += "\(Int.random(in: 0...9, using: &self))" }
    return digits
  }
}
