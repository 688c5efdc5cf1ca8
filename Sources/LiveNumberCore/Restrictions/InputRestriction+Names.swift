extension InputRestriction where Value: CaseIterable {
  /// Takes the names of the allowed cases of an enum, and whatever they begin with.
  ///
  /// ```swift
  /// let sizes = InputRestriction(RangeRestriction(Size.m ... .xl)) { $0.rawValue }
  /// var size = sizes.state(of: .m)
  /// size = sizes.evaluate("x", from: size)      // text "X", incomplete
  /// size = sizes.evaluate("xl", from: size)     // text "XL", valid
  /// size = sizes.evaluate("xxl", from: size)    // refused
  /// ```
  ///
  /// Capital letters are as small ones, scalar by scalar, and the text becomes the name's own
  /// spelling. Of two cases with the same name the first one counts. A case without a name cannot
  /// be typed; where no case that is allowed has one, every text but the empty one is refused.
  ///
  /// - Parameters:
  ///   - restriction: which cases are allowed.
  ///   - name: what a case is called, such as in the user's language.
  public init<Condition: Restriction>(
    _ restriction: Condition, name: @escaping @Sendable (Value) -> String
  ) where Condition.Value == Value {
    let names = Value.allCases.filter { restriction.allows($0) }.map { CaseName($0, name($0)) }
    self.init(text: name) { offered, value in
      let folded = CaseName<Value>.folded(offered)
      if let match = names.first(where: { $0.folded == folded }) {
        return .value(match.value, shown: match.name)
      }
      if let match = names.first(where: { $0.folded.starts(with: folded) }) {
        return .unfinished(shown: match.beginning(like: offered, folded))
      }
      return .rejected(.notAllowed)
    }
  }

  /// Takes the names of all cases of an enum, and whatever they begin with.
  public init(name: @escaping @Sendable (Value) -> String) {
    self.init(PredicateRestriction { _ in true }, name: name)
  }
}

/// One case of an enum with what it is called.
private struct CaseName<Value: Sendable>: Sendable {
  let value: Value
  let name: String
  /// The name in small letters.
  let folded: [Unicode.Scalar]

  init(_ value: Value, _ name: String) {
    self.value = value
    self.name = name
    folded = CaseName.folded(name)
  }

  /// A text in small letters, scalar by scalar, since that needs no language.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }

  /// The beginning of the name that `text` is, in the name's spelling where it has as many scalars.
  func beginning(like text: String, _ folded: [Unicode.Scalar]) -> String {
    var beginning = String.UnicodeScalarView()
    beginning.append(contentsOf: name.unicodeScalars.prefix(text.unicodeScalars.count))
    let spelled = String(beginning)
    return CaseName.folded(spelled) == folded ? spelled : text
  }
}
