/// The letters of an input that choose formats and options.
///
/// Letters count from `a`, and missing ones stand for the first choice, so that people can write
/// seeds and read findings.
struct FuzzChoices: Hashable {
  private var letters: ArraySlice<UInt8>

  init(letters: ArraySlice<UInt8>) { self.letters = letters }

  mutating func choose<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int((letters.popFirst() ?? 97) &- 97) % choices.count]
  }

  mutating func choose<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    choose(Array(type.allCases))
  }

  /// Removes and returns the letters of the next choices.
  mutating func next(_ count: Int) -> FuzzChoices {
    defer { letters = letters.dropFirst(count) }
    return FuzzChoices(letters: letters.prefix(count))
  }
}
