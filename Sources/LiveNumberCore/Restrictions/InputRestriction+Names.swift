extension InputRestriction where Value: CaseIterable {
  /// Creates an input restriction for the names of an enumeration's allowed cases.
  ///
  /// The beginning of a name is incomplete; any other text is rejected:
  ///
  /// ```swift
  /// let sizes = InputRestriction(.range(Size.m ... .xl)) { $0.rawValue }
  /// var size = sizes.state(of: .m)
  /// size = sizes.evaluate("x", from: size)      // text "X", incomplete
  /// size = sizes.evaluate("xl", from: size)     // text "XL", valid
  /// size = sizes.evaluate("xxl", from: size)    // rejected
  /// ```
  ///
  /// Uppercase and lowercase letters are equivalent, and the text takes the name's spelling. If two
  /// cases have the same name, the first one counts. A case with an empty name can't be typed. If
  /// no allowed case has a name, only the empty text is accepted.
  ///
  /// - Parameters:
  ///   - restriction: The restriction that cases have to meet, or `nil` to allow all.
  ///   - name: A closure that returns the name of a case, for example in the user's language.
  public init(
    _ restriction: Restriction<Value>? = nil, name: @escaping @Sendable (Value) -> String
  ) {
    let cases = Value.allCases.filter { restriction?.allows($0) ?? true }
    let names = cases.map { CaseName($0, name($0)) }
    self.init(text: name) { offered, _ in
      let folded = CaseName<Value>.folded(offered)
      if let match = names.first(where: { $0.folded == folded }) {
        return .value(match.value, shown: match.name)
      }
      if let match = names.first(where: { $0.folded.starts(with: folded) }) {
        return .incomplete(shown: match.beginning(like: offered, folded))
      }
      return .rejected(.notAllowed)
    }
  }
}

/// A case of an enumeration and its name.
private struct CaseName<Value: Sendable>: Sendable {
  let value: Value
  let name: String
  /// The name in lowercase.
  let folded: [Unicode.Scalar]

  init(_ value: Value, _ name: String) {
    self.value = value
    self.name = name
    folded = CaseName.folded(name)
  }

  /// Returns a text in lowercase, scalar by scalar, which is the same in every language.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }

  /// Returns the beginning of a name in the name's spelling, or as it was typed if the spelling has
  /// another number of scalars.
  func beginning(like text: String, _ folded: [Unicode.Scalar]) -> String {
    var beginning = String.UnicodeScalarView()
    beginning.append(contentsOf: name.unicodeScalars.prefix(text.unicodeScalars.count))
    let spelled = String(beginning)
    return CaseName.folded(spelled) == folded ? spelled : text
  }
}
